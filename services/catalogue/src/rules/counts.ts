import type { N8nNode, Parameters } from '../dsl/types.js';
import type { Subject } from './rule.js';
import type { Ast } from './script.js';

/** How many items a step gets or gives at most: none, one, or several. */
export type Count = 0 | 1 | 2;

/** What starts a run with whatever came in since the last time. */
const SEVERAL_AT_ONCE = /\.(emailReadImap|hubspotTrigger|whatsAppTrigger)$/;
const STARTS = /(Trigger|\.webhook|\.emailReadImap)$/;
/** Steps that give several items for one. */
const LISTS = /\.(splitOut|rssFeedRead|compareDatasets)$/;
const LISTING = /^(getall|getmany|getmessages|search|list|read|lookup|find|select|executequery|browse)/i;
const ROWS = /^(csv|xls|xlsx|ods|ics)$/;
const ONE_ROW = /\blimit\s+1\b|^=?\s*select\s+(count|sum|max|min|avg)\s*\(/i;

const more = (counts: readonly Count[]): Count => Math.max(0, ...counts) as Count;

/** Whether what a script hands over is one item at most: `[{ json }]`, `[]`, or either of them. */
const isOne = (given: Ast | null | undefined): boolean => {
  if (!given) return true;
  if (given.type === 'ConditionalExpression')
    return isOne(given.consequent as Ast) && isOne(given.alternate as Ast);
  if (given.type === 'ObjectExpression') return true;
  return (
    given.type === 'ArrayExpression' &&
    given.elements.length <= 1 &&
    given.elements.every((element) => element?.type !== 'SpreadElement')
  );
};

/** Whether a Code step gives one item at most: none of its own `return`s gives a list. */
const givesOne = (subject: Subject, step: N8nNode): boolean =>
  subject.scriptsOf(step).every(
    ({ nodes, parentOf }) =>
      nodes.length > 0 &&
      nodes.every((node) => {
        if (node.type !== 'ReturnStatement') return true;
        for (let at = parentOf(node); at; at = parentOf(at)) if (/Function/.test(at.type)) return true;
        return isOne(node.argument as Ast | null);
      }),
  );

interface Input {
  readonly from: string;
  readonly index: number;
  readonly count: Count;
}

/** Whether a table is asked for the row of an item, by what the item says, and not for all rows of a state. */
const looksUp = (parameters: Parameters): boolean =>
  Object.entries(parameters).some(
    ([name, value]) =>
      (/filter|formula|lookup/i.test(name) &&
        /\{\{(?!\s*\$\('Instellingen'\))/.test(JSON.stringify(value))) ||
      (value !== null && typeof value === 'object' && !Array.isArray(value) && looksUp(value)),
  );

/** What comes out of a step in which several ways meet. */
function merged(subject: Subject, { parameters }: N8nNode, inputs: readonly Input[]): Count {
  const at = (index: number): Count =>
    more(inputs.flatMap((one) => (one.index === index ? [one.count] : [])));
  const all = more(inputs.map(({ count }) => count));
  const { mode = 'append', combineBy, joinMode, useDataOfInput = 1, options = {} } = parameters;
  if (mode === 'chooseBranch') return parameters.output === 'empty' ? 1 : at(Number(useDataOfInput) - 1);
  if (mode === 'append') {
    const beside = inputs.some(({ from }, i) =>
      inputs.some((other, j) => j > i && subject.meet(from, other.from)),
    );
    return all === 1 && beside ? 2 : all;
  }
  if (combineBy === 'combineByPosition' && !(options as { includeUnpaired?: boolean }).includeUnpaired)
    return inputs.some(({ count }) => count === 1) ? 1 : all;
  return joinMode === 'enrichInput1' ? at(0) : all;
}

/** How many items a step gives at an output. */
function given(subject: Subject, step: N8nNode, inputs: readonly Input[], output: number): Count {
  const { type, parameters } = step;
  if (STARTS.test(type)) return parameters.pollTimes !== undefined || SEVERAL_AT_ONCE.test(type) ? 2 : 1;
  const before = more(inputs.map(({ count }) => count));
  if (before === 0) return 0;
  const got: Count = step.executeOnce ? 1 : before;
  const { operation, limit, returnAll, options = {} } = parameters;
  if (type.endsWith('.merge')) return merged(subject, step, inputs);
  if (type.endsWith('.splitInBatches')) return output === 1 && parameters.batchSize === 1 ? 1 : got;
  if (/\.(aggregate|convertToFile)$/.test(type)) return 1;
  if (type.endsWith('.summarize')) return parameters.fieldsToSplitBy ? 2 : 1;
  if (type.endsWith('.limit')) return parameters.maxItems === 1 ? 1 : got;
  if (type.endsWith('.code') && parameters.mode !== 'runOnceForEachItem')
    return givesOne(subject, step) ? 1 : 2;
  if (operation === 'sendAndWait') return 1;
  if (LISTS.test(type) || (options as { pagination?: unknown }).pagination !== undefined) return 2;
  if (type.endsWith('.extractFromFile')) return ROWS.test(String(operation)) ? 2 : got;
  if (/\.(set|if|filter|switch|httpRequest|readWriteFile)$/.test(type)) return got;
  if (looksUp(parameters)) return got;
  const asked = String(parameters.query ?? '');
  const isList = LISTING.test(String(operation)) || (operation === 'get' && type.endsWith('.dataTable'));
  return isList && !(limit === 1 && returnAll !== true) && !ONE_ROW.test(asked) ? 2 : got;
}

/** How many items reach each step at most. */
export function reaching(subject: Subject): ReadonlyMap<string, Count> {
  const links = Object.entries(subject.entry.workflow.connections).flatMap(([from, { main = [] }]) =>
    main.flatMap((targets, output) => targets.map(({ node, index }) => ({ from, output, to: node, index }))),
  );
  const inputs = new Map<string, Map<string, Input>>();
  const of = (name: string): Input[] => [...(inputs.get(name)?.values() ?? [])];
  // As often as a way may be long; what comes back to a loop changes nothing in it.
  for (let round = 0, isSettled = false; !isSettled && round <= links.length; round++) {
    isSettled = true;
    for (const { from, output, to, index } of links) {
      const step = subject.step(from);
      if (!step) continue;
      const key = `${from} ${output} ${index}`;
      const list = inputs.get(to) ?? new Map<string, Input>();
      const count = given(subject, step, of(from), output);
      if (list.get(key)?.count !== count) isSettled = false;
      inputs.set(to, list.set(key, { from, index, count }));
    }
  }
  return new Map(
    [...inputs].map(([name, list]) => [name, more([...list.values()].map(({ count }) => count))]),
  );
}
