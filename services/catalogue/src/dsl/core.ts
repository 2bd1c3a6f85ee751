import { type Condition, filterValue } from './conditions.js';
import { say } from './language.js';
import type { Json, NodeSpec, Parameters } from './types.js';

const base = (name: string, type: string, typeVersion: number, parameters: Parameters): NodeSpec => ({
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion,
  parameters,
});

/** A node of n8n's own collection, by its type without the package prefix. */
export const node = base;

/** Adds the error output (the last one), so that a failure takes a branch instead of ending the run. */
export const withErrorBranch = (spec: NodeSpec): NodeSpec => ({ ...spec, onError: 'continueErrorOutput' });
export const goOnAfterError = (spec: NodeSpec): NodeSpec => ({ ...spec, onError: 'continueRegularOutput' });
/** Tried three times, two seconds apart: for a step that notes what was done, so that it is not done again. */
export const tryAgain = (spec: NodeSpec): NodeSpec => ({
  ...spec,
  retryOnFail: true,
  maxTries: 3,
  waitBetweenTries: 2000,
});
export const onlyOnce = (spec: NodeSpec): NodeSpec => ({ ...spec, executeOnce: true });
export const evenWhenEmpty = (spec: NodeSpec): NodeSpec => ({ ...spec, alwaysOutputData: true });

// Decisions
export const when = (name: string, conditions: Condition[], combinator: 'and' | 'or' = 'and') =>
  base(name, 'if', 2.3, {
    conditions: filterValue(conditions, combinator),
    looseTypeValidation: true,
    options: {},
  });
export const keep = (name: string, conditions: Condition[], combinator: 'and' | 'or' = 'and') =>
  base(name, 'filter', 2.3, {
    conditions: filterValue(conditions, combinator),
    looseTypeValidation: true,
    options: {},
  });
/** A switch with a named output per rule and, if asked, one more for everything else. */
export const choose = (
  name: string,
  rules: [label: string, ...conditions: Condition[]][],
  otherwise?: string,
) =>
  base(name, 'switch', 3.4, {
    mode: 'rules',
    rules: {
      values: rules.map(([outputKey, ...conditions]) => ({
        conditions: filterValue(conditions),
        renameOutput: true,
        outputKey,
      })),
    },
    looseTypeValidation: true,
    options: otherwise ? { fallbackOutput: 'extra', renameFallbackOutput: otherwise } : {},
  });

// Items
type FieldType = 'string' | 'number' | 'boolean' | 'array' | 'object';
/** Sets fields; a value of another type than its text is written as `['number', '={{ ... }}']`. */
export const set = (
  name: string,
  fields: { [field: string]: string | number | boolean | [FieldType, string] },
  keepOthers = false,
) =>
  base(name, 'set', 3.5, {
    mode: 'manual',
    assignments: {
      assignments: Object.entries(fields).map(([field, value]) => ({
        id: `${say('veld', 'field')}-${field}`,
        name: field,
        value: Array.isArray(value) ? value[1] : value,
        type: Array.isArray(value) ? value[0] : typeof value,
      })),
    },
    includeOtherFields: keepOthers,
    options: {},
  });
export const code = (name: string, jsCode: string) =>
  base(name, 'code', 2, { mode: 'runOnceForAllItems', language: 'javaScript', jsCode: jsCode.trim() });
export const codeEach = (name: string, jsCode: string) =>
  base(name, 'code', 2, { mode: 'runOnceForEachItem', language: 'javaScript', jsCode: jsCode.trim() });
export const splitOut = (name: string, field: string, keepOthers = false) =>
  base(name, 'splitOut', 1, {
    fieldToSplitOut: field,
    include: keepOthers ? 'allOtherFields' : 'noOtherFields',
    options: {},
  });
export const gather = (name: string, field: string) =>
  base(name, 'aggregate', 1, {
    aggregate: 'aggregateAllItemData',
    destinationFieldName: field,
    include: 'allFields',
    options: {},
  });
export const limit = (name: string, maxItems: number) =>
  base(name, 'limit', 1, { maxItems, keep: 'firstItems' });
export const sortBy = (name: string, fieldName: string, order: 'ascending' | 'descending') =>
  base(name, 'sort', 1, { type: 'simple', sortFieldsUi: { sortField: [{ fieldName, order }] }, options: {} });
/** Keys that n8n keeps of one step before it refuses every further item: 10,000 where nothing is said. */
const historySize = 1_000_000;
/** Lets an item through only the first time its key is seen, over all runs; with `workflow` by any such step of the workflow. */
export const onlyNew = (name: string, dedupeValue: string, scope: 'node' | 'workflow' = 'node') =>
  base(name, 'removeDuplicates', 2, {
    operation: 'removeItemsSeenInPreviousExecutions',
    logic: 'removeItemsWithAlreadySeenKeyValues',
    dedupeValue,
    options: { ...(scope === 'workflow' && { scope }), historySize },
  });
export const loop = (name: string, batchSize: number) =>
  base(name, 'splitInBatches', 3, { batchSize, options: {} });
export const append = (name: string, numberInputs = 2) =>
  base(name, 'merge', 3.2, { mode: 'append', numberInputs });
export const joinOn = (
  name: string,
  field: string,
  joinMode: 'keepMatches' | 'keepNonMatches' | 'keepEverything' | 'enrichInput1' = 'keepMatches',
) =>
  base(name, 'merge', 3.2, {
    mode: 'combine',
    combineBy: 'combineByFields',
    advanced: false,
    fieldsToMatchString: field,
    joinMode,
    options: {},
  });
/** @param withGaps goes on where an input has fewer items or none */
export const sideBySide = (name: string, numberInputs = 2, withGaps = false) =>
  base(name, 'merge', 3.2, {
    mode: 'combine',
    combineBy: 'combineByPosition',
    numberInputs,
    options: withGaps ? { includeUnpaired: true } : {},
  });
/** Waits for both branches and passes on the items of one of them. */
export const waitForBoth = (name: string, useDataOfInput = 1) =>
  base(name, 'merge', 3.2, {
    mode: 'chooseBranch',
    chooseBranchMode: 'waitForAll',
    output: 'specifiedInput',
    useDataOfInput,
  });

// Time
export const pause = (
  name: string,
  amount: number | string,
  unit: 'seconds' | 'minutes' | 'hours' | 'days',
) => ({
  ...base(name, 'wait', 1.1, { resume: 'timeInterval', amount, unit }),
  webhook: true,
});
export const pauseUntil = (name: string, dateTime: string) => ({
  ...base(name, 'wait', 1.1, { resume: 'specificTime', dateTime }),
  webhook: true,
});

/** A question that is taken for a no when nobody answers in time. */
export const answeredWithin = (
  spec: NodeSpec,
  resumeAmount: number,
  resumeUnit: 'minutes' | 'hours' | 'days',
): NodeSpec => ({
  ...spec,
  parameters: {
    ...spec.parameters,
    options: {
      ...(spec.parameters.options as Parameters | undefined),
      limitWaitTime: { values: { limitType: 'afterTimeInterval', resumeAmount, resumeUnit } },
    },
  },
});

// Ends
export const stop = (name: string, errorMessage: string) =>
  base(name, 'stopAndError', 1, { errorType: 'errorMessage', errorMessage });
export const nothing = (name: string) => base(name, 'noOp', 1, {});
export const callWorkflow = (name: string, workflowId: string, value: { [input: string]: Json }) =>
  base(name, 'executeWorkflow', 1.4, {
    source: 'database',
    workflowId: { __rl: true, mode: 'id', value: workflowId },
    workflowInputs: { mappingMode: 'defineBelow', value, matchingColumns: [], schema: [] },
    mode: 'each',
    options: { waitForSubWorkflow: true },
  });

// Files
export const readFile = (
  name: string,
  operation: string,
  binaryPropertyName = 'data',
  options: Parameters = {},
) => base(name, 'extractFromFile', 1.1, { operation, binaryPropertyName, options });
export const writeFile = (name: string, operation: 'csv' | 'xlsx' | 'toJson', fileName: string) =>
  base(name, 'convertToFile', 1.1, { operation, binaryPropertyName: 'data', options: { fileName } });
