import { say } from './language.js';
import type { Json, Parameters } from './types.js';

const OPERATORS = {
  is: ['string', 'equals'],
  isNot: ['string', 'notEquals'],
  contains: ['string', 'contains'],
  matches: ['string', 'regex'],
  filled: ['string', 'notEmpty'],
  empty: ['string', 'empty'],
  '=': ['number', 'equals'],
  '>': ['number', 'gt'],
  '<': ['number', 'lt'],
  '>=': ['number', 'gte'],
  '<=': ['number', 'lte'],
  yes: ['boolean', 'true'],
  no: ['boolean', 'false'],
  before: ['dateTime', 'before'],
  after: ['dateTime', 'after'],
  someItems: ['array', 'notEmpty'],
} as const;
const UNARY = new Set<Operator>(['filled', 'empty', 'yes', 'no', 'someItems']);

export type Operator = keyof typeof OPERATORS;
export type Condition = [left: string, operator: Operator, right?: Json];

/** The value of n8n's filter parameter; types are converted loosely, as form and API answers vary. */
export function filterValue(conditions: Condition[], combinator: 'and' | 'or' = 'and'): Parameters {
  return {
    options: { caseSensitive: true, leftValue: '', typeValidation: 'loose', version: 3 },
    conditions: conditions.map(([leftValue, key, right], i) => {
      const [type, operation] = OPERATORS[key];
      const operator: Parameters = { type, operation };
      if (UNARY.has(key)) operator.singleValue = true;
      return {
        id: `${say('voorwaarde', 'condition')}-${i + 1}`,
        leftValue,
        rightValue: right ?? '',
        operator,
      };
    }),
    combinator,
  };
}
