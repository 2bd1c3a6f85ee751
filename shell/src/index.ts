import { applyTheme, storedTheme } from './app/theme.js';
import { start } from './bootstrap.js';
import { guardLoads } from './remotes/guard.js';

// Before anything is loaded.
guardLoads();
// Before anything is drawn, so that a chosen theme does not flash.
applyTheme(storedTheme());
// The page's script waits for no style sheet, since one of them may hang; it does for the whole document.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
else void start();
