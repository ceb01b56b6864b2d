# Nápověda, proč tento tah, rozbor.
