# Nápoveda, prečo tento ťah, rozbor.
