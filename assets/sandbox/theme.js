// Light and dark: as the system says, or as chosen.

import { place } from './element.js';

function wear(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function beginTheme() {
  const choice = place('theme');
  choice.value = localStorage.getItem('theme') ?? 'auto';
  wear(choice.value);
  choice.addEventListener('change', () => {
    localStorage.setItem('theme', choice.value);
    wear(choice.value);
  });
}
