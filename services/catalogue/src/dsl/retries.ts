import type { Edge } from './flow.js';
import { kindOf, PASSES, WAITS, WORKS } from './own-steps.js';
import type { NodeSpec } from './types.js';

const ASKS_A_MODEL = /^(?:chainLlm|informationExtractor|textClassifier|sentimentAnalysis)$/;
const READS = /^(?:get|search|list|lookup|read|find|download|count)/i;

/** Money that moves or is booked twice is worse than not at all. */
const PAYS =
  /stripe|payPal|wise|mollie|chargebee|xero|quickbooks|invoiceNinja|zohoBooks|moneybird|exactonline|boekhouden|snelstart/i;

const isCall = (node: NodeSpec): boolean => {
  const kind = kindOf(node);
  return ![PASSES, WORKS, WAITS].some((own) => own.has(kind)) && !/trigger$|webhook$|^agent$/i.test(kind);
};

/** Whether a step changes nothing: it asks a model, or reads what there is. */
function isReading(node: NodeSpec): boolean {
  const kind = kindOf(node);
  if (ASKS_A_MODEL.test(kind) || kind === 'rssFeedRead') return true;
  if (kind === 'httpRequest') return (node.parameters.method ?? 'GET') === 'GET';
  return isCall(node) && READS.test(String(node.parameters.operation ?? ''));
}

/** The steps that a loop of one item leads to before it comes round. */
function inLoopsOfOne(nodes: readonly NodeSpec[], edges: readonly Edge[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name, parameters } of nodes.filter((node) => kindOf(node) === 'splitInBatches')) {
    if (parameters.batchSize !== 1) continue;
    const todo = edges.filter(({ from, output }) => from === name && output === 1).map(({ to }) => to);
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      if (next === name || found.has(next)) continue;
      found.add(next);
      todo.push(...edges.filter(({ from }) => from === next).map(({ to }) => to));
    }
  }
  return found;
}

/**
 * A service that is busy for a moment does not stop a run: what only reads is asked again, and so is what writes one item at
 * a time behind a step that remembers what it has seen, where a failure would lose that item for good. n8n does a step again
 * for all of its items, so that nothing else that writes is repeated; nor is an agent, whose tools would do their work twice, a
 * question to people, or a payment.
 */
export function patient(nodes: readonly NodeSpec[], edges: readonly Edge[]): NodeSpec[] {
  const remembers = nodes.some(
    ({ parameters }) => parameters.operation === 'removeItemsSeenInPreviousExecutions',
  );
  const alone = remembers ? inLoopsOfOne(nodes, edges) : new Set<string>();
  const mayRepeat = (node: NodeSpec): boolean =>
    isReading(node) ||
    (alone.has(node.name) &&
      isCall(node) &&
      kindOf(node) !== 'executeWorkflow' &&
      node.parameters.operation !== 'sendAndWait' &&
      !PAYS.test(JSON.stringify([node.type, node.parameters])));
  return nodes.map((node) =>
    node.attach === undefined &&
    node.onError === undefined &&
    node.retryOnFail === undefined &&
    mayRepeat(node)
      ? { ...node, retryOnFail: true, maxTries: 3, waitBetweenTries: 3000 }
      : node,
  );
}
