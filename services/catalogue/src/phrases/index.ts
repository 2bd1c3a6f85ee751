import { content } from './content.js';
import { customer } from './customer.js';
import { data } from './data.js';
import { ecommerce } from './ecommerce.js';
import { finance } from './finance.js';
import { hr } from './hr.js';
import { integration } from './integration.js';
import { marketing } from './marketing.js';
import type { CategoryPhrases } from './phrases.js';
import { productivity } from './productivity.js';
import { social } from './social.js';

export const phrasesByCategory: Readonly<Record<string, CategoryPhrases>> = {
  content,
  customer,
  data,
  ecommerce,
  finance,
  hr,
  integration,
  marketing,
  productivity,
  social,
};

/** What a recipe is also called, in both languages. No file has it: the library's search alone reads it. */
export interface RecipePhrases {
  readonly pattern: string;
  readonly phrases: readonly string[];
}

export const phrases: readonly RecipePhrases[] = Object.values(phrasesByCategory).flatMap((recipes) =>
  Object.entries(recipes).map(([pattern, { nl, en }]) => ({ pattern, phrases: [...nl, ...en] })),
);
