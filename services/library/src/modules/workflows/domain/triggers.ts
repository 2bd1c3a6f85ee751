import type { TriggerType } from '@stroomwerk/contracts/library';
import { type Flow, isOfficial, type N8nNode, shortType, workNodes } from './n8n.js';

type TriggerClass = 'Scheduled' | 'Manual' | 'Webhook';

/** decisions.md, derivation rules: exact types, never names. */
const scheduled = new Set(['scheduleTrigger', 'cron', 'interval']);
const manual = new Set([
  'manualTrigger',
  'start',
  'executeWorkflowTrigger',
  'errorTrigger',
  'evaluationTrigger',
  'manualChatTrigger',
  'n8nTrigger',
  'workflowTrigger',
]);
/** Starts a run although its type does not end in Trigger. */
const otherStarts = new Set(['webhook', 'emailReadImap']);

/** How a node starts a run, or undefined where it starts none. */
export function triggerClass(node: Pick<N8nNode, 'type'>): TriggerClass | undefined {
  const type = shortType(node.type);
  if (isOfficial(node.type)) {
    if (scheduled.has(type)) return 'Scheduled';
    if (manual.has(type)) return 'Manual';
    if (otherStarts.has(type)) return 'Webhook';
  }
  return type.endsWith('Trigger') ? 'Webhook' : undefined;
}

/** Enabled nodes that start a run, in the file's order. */
export const startNodes = (flow: Flow): N8nNode[] =>
  workNodes(flow).filter((node) => node.disabled !== true && triggerClass(node) !== undefined);

/** Manual is ignored beside an automatic trigger; two automatic classes make Complex; none at all is Manual. */
export function triggerType(flow: Flow): TriggerType {
  const classes = new Set(startNodes(flow).map(triggerClass));
  if (classes.has('Scheduled') && classes.has('Webhook')) return 'Complex';
  if (classes.has('Scheduled')) return 'Scheduled';
  return classes.has('Webhook') ? 'Webhook' : 'Manual';
}
