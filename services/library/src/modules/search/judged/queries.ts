import type { JudgedQuery } from './judged.js';
import { appQueries } from './queries-apps.js';
import { dutchQueries } from './queries-dutch.js';
import { englishQueries } from './queries-english.js';
import { fifthFreshQueries } from './queries-fresh-fifth.js';
import { firstFreshQueries } from './queries-fresh-first.js';
import { fourthFreshQueries } from './queries-fresh-fourth.js';
import { secondFreshQueries } from './queries-fresh-second.js';
import { thirdFreshQueries } from './queries-fresh-third.js';
import { furtherQueries } from './queries-further.js';
import { firstUnseenQueries } from './queries-unseen.js';
import { fifthUnseenQueries } from './queries-unseen-fifth.js';
import { fourthUnseenQueries } from './queries-unseen-fourth.js';
import { secondUnseenQueries } from './queries-unseen-second.js';
import { sixthUnseenQueries } from './queries-unseen-sixth.js';
import { thirdUnseenQueries } from './queries-unseen-third.js';
import { wishQueries } from './queries-wishes.js';

/**
 * What people look for and which workflows answer it, kept apart from the ranking: typos, beginnings, Dutch, English, German
 * and French, apps, two apps, kinds of apps, what they do not want, intents, actions, compounds. `npm run bench -- library` measures over it.
 */
export const judgedQueries: readonly JudgedQuery[] = [
  ...appQueries,
  ...dutchQueries,
  ...englishQueries,
  ...furtherQueries,
  ...wishQueries,
  ...firstFreshQueries,
  ...secondFreshQueries,
  ...thirdFreshQueries,
  ...fourthFreshQueries,
  ...fifthFreshQueries,
];

/**
 * Queries that were written after the ranking, and whose misses are not all mended. The test holds a lower floor on them than on
 * the judged queries, and the bench reports them apart.
 */
export const unseenQueries: readonly JudgedQuery[] = [
  ...firstUnseenQueries,
  ...secondUnseenQueries,
  ...thirdUnseenQueries,
  ...fourthUnseenQueries,
  ...fifthUnseenQueries,
  ...sixthUnseenQueries,
];
