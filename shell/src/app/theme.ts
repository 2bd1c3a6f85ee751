import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];
const key = 'theme';
const listeners = new Set<() => void>();
/** Chosen in this page view; holds where storage is closed, too. */
let chosen: Theme | null = null;

/** The visitor's choice; `system` follows the device. */
export function storedTheme(): Theme {
  if (chosen !== null) return chosen;
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
  chosen = theme;
  // Every colour on the page changes: the press itself is shown first.
  requestAnimationFrame(() => setTimeout(() => applyTheme(theme)));
  try {
    window.localStorage.setItem(key, theme);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The chosen theme. The edge knows none: a prerendered page says `system` until it is in the browser. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme, () => 'system');

/** What one press of a switch leads to: device, light, dark, and round. */
export const nextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
