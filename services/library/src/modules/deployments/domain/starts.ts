import { type Flow, shortType } from '../../workflows/domain/n8n.js';
import { startNodes, triggerClass } from '../../workflows/domain/triggers.js';

/** n8n waits for these although no customer does anything: its own events. */
const ofN8nItself = new Set(['n8nTrigger', 'workflowTrigger']);

/**
 * Whether n8n starts it by itself once it is published. It publishes nothing that only a hand, another workflow or an error
 * starts (n8n.md; recordings of infra/n8n-sandbox).
 */
export const startsItself = (flow: Flow): boolean =>
  startNodes(flow).some((node) => triggerClass(node) !== 'Manual' || ofN8nItself.has(shortType(node.type)));
