import { unpaired } from '../rules/pairs.js';
import { Subject } from '../rules/rule.js';
import { goOnAfterError, when } from './core.js';
import { type Edge, readFlow, toConnections } from './flow.js';
import type { ContentWorkflow, N8nNode, NodeSpec } from './types.js';

interface Drawn {
  readonly slug?: string;
  readonly nodes: readonly NodeSpec[];
  readonly flow: readonly string[];
}

/**
 * Whether there is an answer: a model gives fields in `output`, words in `text`, a summary in `response`; what an app answers is
 * an error where n8n's own error branch would take it for one.
 */
const answered = ({ type, parameters }: Pick<NodeSpec, 'type' | 'parameters'>): string => {
  if (!type.startsWith('@n8n/'))
    return "={{ !$json.error || Object.keys($json).some((name) => !['error', 'message', 'details'].includes(name)) }}";
  if (/informationExtractor$/.test(type) || parameters.hasOutputParser === true)
    return "={{ typeof $json.output === 'object' && $json.output !== null }}";
  const field = /chainLlm$/.test(type) ? 'text' : 'response';
  return `={{ $json.error === undefined && String($json.${field} ?? '').trim() !== '' }}`;
};

const written = ({ from, output, to, input }: Edge): string =>
  `${from}${output === 0 ? '' : ` #${output}`} > ${to}${input === 0 ? '' : ` @${input}`}`;

/**
 * A step that answers for several items without saying for which, a model or an app, goes on by one output, so that n8n pairs
 * them by place, and a question behind it leads what failed, or was left empty, where the error branch led. Only where a later step asks for the
 * item (`src/rules/pairs.ts`): all else stays as it was drawn.
 * @throws Error when a path names a step that is not there
 */
export function paired<D extends Drawn>(drawn: D): D {
  if (!drawn.nodes.some(({ onError }) => onError === 'continueErrorOutput')) return drawn;
  const nodes = [...drawn.nodes];
  const edges = readFlow(drawn.slug ?? '', [...drawn.flow], nodes);
  const workflow = {
    nodes: nodes as readonly NodeSpec[] as N8nNode[],
    connections: toConnections(edges, nodes),
  };
  const found = new Set(unpaired(new Subject({ workflow } as ContentWorkflow)).map(({ step }) => step.name));
  if (found.size === 0) return drawn;
  const check = (name: string) => `${name}: gelukt?`;
  return {
    ...drawn,
    nodes: nodes.flatMap((one) =>
      found.has(one.name) ? [goOnAfterError(one), when(check(one.name), [[answered(one), 'yes']])] : [one],
    ),
    flow: [
      ...edges.map((edge) => written(found.has(edge.from) ? { ...edge, from: check(edge.from) } : edge)),
      ...[...found].map((name) => `${name} > ${check(name)}`),
    ],
  };
}
