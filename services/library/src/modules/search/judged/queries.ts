import type { JudgedQuery } from './judged.js';
import { appQueries } from './queries-apps.js';
import { dutchQueries } from './queries-dutch.js';
import { englishQueries } from './queries-english.js';

/**
 * What people look for and which workflows answer it, written before the ranking was tuned and kept apart from it: typos,
 * beginnings, Dutch and English, apps, two apps, intents, actions, compounds. `npm run bench -- library` measures over it.
 */
export const judgedQueries: readonly JudgedQuery[] = [...appQueries, ...dutchQueries, ...englishQueries];
