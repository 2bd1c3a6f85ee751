import { applyTheme, storedTheme } from './app/theme.js';
import { guardLoads } from './remotes/guard.js';

// Before anything is loaded.
guardLoads();
// Before anything is drawn, so that a chosen theme does not flash.
applyTheme(storedTheme());
// The dynamic import lets the shared packages register before anything asks for them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.js');
