import { Library1763700000000 } from './1763700000000-library.js';
import { Bonus1764000000000 } from './1764000000000-bonus.js';
import { Shelf1766000000000 } from './1766000000000-shelf.js';
import { SearchIndex1766000100000 } from './1766000100000-search-index.js';
import { GalleryLanguage1766100000000 } from './1766100000000-gallery-language.js';
import { Retiring1766200000000 } from './1766200000000-retiring.js';
import { Placing1766300000000 } from './1766300000000-placing.js';
import { Retirements1766400000000 } from './1766400000000-retirements.js';
import { EnglishFile1766500000000 } from './1766500000000-english-file.js';
import { Requests1766600000000 } from './1766600000000-requests.js';
import { Recipes1766650000000 } from './1766650000000-recipes.js';
import { Settings1766700000000 } from './1766700000000-settings.js';
import { Runs1766750000000 } from './1766750000000-runs.js';
import { UnchangedRuns1766800000000 } from './1766800000000-unchanged-runs.js';

/** In the order in which they run. */
export const migrations = [
  Library1763700000000,
  Bonus1764000000000,
  Shelf1766000000000,
  SearchIndex1766000100000,
  GalleryLanguage1766100000000,
  Retiring1766200000000,
  Placing1766300000000,
  Retirements1766400000000,
  EnglishFile1766500000000,
  Requests1766600000000,
  Recipes1766650000000,
  Settings1766700000000,
  Runs1766750000000,
  UnchangedRuns1766800000000,
];
