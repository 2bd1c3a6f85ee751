export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The visitor's choice; `system` follows the device. */
export function storedTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(key);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch (error) {
    if (error instanceof DOMException) return 'system';
    throw error;
  }
}

/** Puts the theme on the page. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Chooses a theme for this and later visits. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    window.localStorage.setItem(key, theme);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
