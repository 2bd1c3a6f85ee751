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
import { Phrases1766850000000 } from './1766850000000-phrases.js';
import { Accounts1767000000000 } from './1767000000000-accounts.js';
import { Connections1767100000000 } from './1767100000000-connections.js';
import { Deployments1767200000000 } from './1767200000000-deployments.js';
import { Deploying1767210000000 } from './1767210000000-deploying.js';
import { Looks1767220000000 } from './1767220000000-looks.js';
import { Alerts1767230000000 } from './1767230000000-alerts.js';
import { Updates1767240000000 } from './1767240000000-updates.js';
import { WhomAlertsAreMailed1767245000000 } from './1767245000000-whom-alerts-are-mailed.js';
import { Insights1767250000000 } from './1767250000000-insights.js';
import { Advice1767260000000 } from './1767260000000-advice.js';
import { MonthlyReports1767270000000 } from './1767270000000-monthly-reports.js';
import { DeployingTogether1767280000000 } from './1767280000000-deploying-together.js';
import { Promotions1767290000000 } from './1767290000000-promotions.js';
import { Seen1767300000000 } from './1767300000000-seen.js';

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
  Phrases1766850000000,
  Accounts1767000000000,
  Connections1767100000000,
  Deployments1767200000000,
  Deploying1767210000000,
  Looks1767220000000,
  Alerts1767230000000,
  Updates1767240000000,
  WhomAlertsAreMailed1767245000000,
  Insights1767250000000,
  Advice1767260000000,
  MonthlyReports1767270000000,
  DeployingTogether1767280000000,
  Promotions1767290000000,
  Seen1767300000000,
];
