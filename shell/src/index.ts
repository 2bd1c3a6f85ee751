import { breathe } from './app/breathe.js';
import { keepEarlyEvents } from './app/early-events.js';
import { applyTheme, storedTheme } from './app/theme.js';
import { guardLoads } from './remotes/guard.js';

/** Reading React and reading the shell are long pieces of work each; what a visitor does meanwhile is kept. */
async function begin(): Promise<void> {
  const drawn = document.querySelector('[data-prerendered]') !== null;
  if (drawn) keepEarlyEvents();
  await breathe();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.js');
  await start(drawn);
}

// Before anything is loaded.
guardLoads();
// Before anything is drawn, so that a chosen theme does not flash.
applyTheme(storedTheme());
// The page's script waits for no style sheet, since one of them may hang; it does for the whole document.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void begin(), { once: true });
else void begin();
