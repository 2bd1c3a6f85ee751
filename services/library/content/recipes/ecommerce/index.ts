import type { ContentWorkflow } from '../../dsl/types.js';
import * as abandoned from './abandoned.js';
import * as exports from './exports.js';
import * as orderBasics from './order-basics.js';
import * as reports from './reports.js';
import * as returns from './returns.js';
import * as stock from './stock.js';
import * as stockFiles from './stock-files.js';

const topics: { [recipe: string]: ContentWorkflow[] }[] = [
  abandoned,
  exports,
  orderBasics,
  reports,
  returns,
  stock,
  stockFiles,
];
export const ecommerce: ContentWorkflow[] = topics.flatMap((topic) => Object.values(topic).flat());
