import { Category, Complexity, RequiredTier, TriggerType } from '@stroomwerk/contracts/library';

/** A published workflow as the index takes it in. */
export interface SearchDocument {
  /** The row's number in PostgreSQL: what a hit is known by. */
  readonly key: number;
  readonly name: string;
  readonly nameEnglish: string;
  readonly integrations: readonly string[];
  readonly tags: readonly string[];
  readonly category: Category;
  readonly trigger: TriggerType;
  readonly complexity: Complexity;
  readonly tier: RequiredTier | null;
  /** Names of its steps, and what they are: node types, resources, operations. */
  readonly nodes: readonly string[];
  readonly actions: readonly string[];
  /** Descriptions and benefits, in both languages. */
  readonly texts: readonly string[];
  readonly pattern: string | null;
  readonly minutesSaved: number;
  readonly popularity: number;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/** Where in a document a word stands: a bit each, so that one byte tells of a posting all there is to know. */
export const field = {
  /** Its title, in either language. */
  name: 1,
  /** What its recipe is also called. */
  phrase: 2,
  integration: 4,
  tag: 8,
  category: 16,
  node: 32,
  action: 64,
  text: 128,
} as const;

/** The fields that say what a workflow is about, not what it does by the way. */
export const telling = field.name | field.phrase | field.integration | field.tag | field.category;

const weights: readonly (readonly [number, number])[] = [
  [field.name, 10],
  [field.integration, 7],
  [field.tag, 6.5],
  [field.phrase, 6],
  [field.category, 3],
  [field.node, 2],
  [field.action, 1.5],
  [field.text, 3],
];
const saturation = 4;

/** What a word in these fields is worth, 0 to 1: fields add up, each further one counts for less (as in BM25F). */
export const worth: Float32Array = Float32Array.from({ length: 256 }, (_, fields) => {
  const sum = weights.reduce((total, [mask, weight]) => total + ((fields & mask) !== 0 ? weight : 0), 0);
  return sum / (sum + saturation);
});

/** The filters that have a facet, and their values in the order of their codes. A workflow without a tier has code 4. */
export const columns = {
  trigger: TriggerType.options,
  complexity: Complexity.options,
  category: Category.options,
  tier: RequiredTier.options,
} as const;
export type Column = keyof typeof columns;
export const columnNames = ['trigger', 'complexity', 'category', 'tier'] as const satisfies readonly Column[];
