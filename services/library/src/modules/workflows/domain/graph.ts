import type { Graph, WorkflowStep } from '@stroomwerk/contracts/library';
import { type Flow, type N8nNode, shortType } from './n8n.js';
import { edgesOf, inRunOrder } from './order.js';
import { triggerClass } from './triggers.js';
import { vendorOf } from './vendors.js';

type Kind = WorkflowStep['kind'];

const decisions = new Set([
  'if',
  'switch',
  'filter',
  'compareDatasets',
  'textClassifier',
  'sentimentAnalysis',
]);
const letters: Record<Kind, string> = { trigger: 't', step: 's', decision: 'd', ai: 'a' };

/** What kind of step a node is, by its exact type. */
export function kindOf(node: Pick<N8nNode, 'type'>): Kind {
  if (triggerClass(node) !== undefined) return 'trigger';
  const type = shortType(node.type);
  if (decisions.has(type)) return 'decision';
  const isAi = node.type.startsWith('@n8n/n8n-nodes-langchain.') || vendorOf(node.type)?.name === 'OpenAI';
  return isAi ? 'ai' : 'step';
}

/** The small picture of a workflow: one letter a node in run order, edges by index. Sticky notes are left out. */
export function graph(flow: Flow): Graph {
  const order = inRunOrder(flow);
  const index = new Map(order.map((node, place) => [node.name, place]));
  const edges = edgesOf(flow).flatMap(([source, target]): [number, number][] => {
    const from = index.get(source);
    const to = index.get(target);
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  return {
    kinds: order.map((node) => letters[kindOf(node)]).join(''),
    edges: edges.sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  };
}

/** `scheduleTrigger` -> `Schedule Trigger`: how a node without a vendor is called. */
const humanType = (type: string): string =>
  shortType(type)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/^./, (letter) => letter.toUpperCase());

/** What a step works with: a product, or else what n8n calls the node. */
export const appOf = ({ type }: Pick<N8nNode, 'type'>): string => vendorOf(type)?.name ?? humanType(type);

/** Each step as a person reads it, in the same order as the letters of {@link graph}. */
export const steps = (flow: Flow): WorkflowStep[] =>
  inRunOrder(flow).map((node) => ({
    name: node.name,
    app: appOf(node),
    kind: kindOf(node),
    position: node.position,
  }));
