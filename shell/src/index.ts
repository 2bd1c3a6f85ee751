import { applyTheme, storedTheme } from './app/theme.js';
import { start } from './bootstrap.js';
import { guardLoads } from './remotes/guard.js';

// Before anything is loaded.
guardLoads();
// Before anything is drawn, so that a chosen theme does not flash.
applyTheme(storedTheme());
void start();
