import type { Complexity } from '@stroomwerk/contracts/library';
import { type Flow, workNodes } from './n8n.js';
import { triggerClass } from './triggers.js';
import { isAction } from './vendors.js';

/** Sticky notes do not count; disabled nodes do, they are in the file. */
export const nodeCount = (flow: Flow): number => workNodes(flow).length;

/** Bands of the specification, section 9. @param nodes without sticky notes */
export function complexity(nodes: number): Complexity {
  if (nodes <= 5) return 'low';
  return nodes <= 15 ? 'medium' : 'high';
}

/** Minutes of handwork one act in an app takes when a person does it: open, look up, type over, save. */
const minutesPerAction = 2;

/**
 * Minutes that one successful run saves: two for each enabled step that acts in an app, the trigger aside.
 * An estimate with its formula here; the owner of an automation may set another figure.
 */
export const minutesSaved = (flow: Flow): number =>
  minutesPerAction *
  workNodes(flow).filter(
    (node) => node.disabled !== true && triggerClass(node) === undefined && isAction(node.type),
  ).length;
