/** The type of a step without its package. */
export const kindOf = ({ type }: { readonly type: string }): string => type.replace(/^.*\./, '');

/** Steps of n8n's own that hand on the items that they get. */
export const PASSES: ReadonlySet<string> = new Set([
  'if',
  'filter',
  'switch',
  'merge',
  'splitInBatches',
  'removeDuplicates',
  'limit',
  'sort',
  'noOp',
]);
/** Steps of n8n's own that make something of them. */
export const WORKS: ReadonlySet<string> = new Set([
  ...[
    'set',
    'code',
    'splitOut',
    'aggregate',
    'summarize',
    'dateTime',
    'crypto',
    'html',
    'xml',
    'markdown',
    'renameKeys',
  ],
  ...[
    'extractFromFile',
    'convertToFile',
    'compareDatasets',
    'compression',
    'itemLists',
    'stopAndError',
    'respondToWebhook',
  ],
  'executionData',
]);
/** Steps that stand for time or for somebody's answer. */
export const WAITS: ReadonlySet<string> = new Set(['wait', 'form']);
