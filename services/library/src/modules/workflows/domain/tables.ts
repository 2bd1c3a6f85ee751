import { fieldOf, tablesOf } from '@stroomwerk/catalogue/tables';
import type { WorkflowTable } from '@stroomwerk/contracts/library';
import { appOf } from './graph.js';
import { type Flow, workNodes } from './n8n.js';

/** The tables of a workflow. @param labels of what the customer fills in: a table that is chosen there is called so */
export function tablesIn(flow: Flow, labels: readonly string[]): WorkflowTable[] {
  const byField = new Map(labels.map((label) => [fieldOf(label), label]));
  return tablesOf(workNodes(flow)).map(({ type, name, columns, steps }) => ({
    app: appOf({ type }),
    name: byField.get(name) ?? name,
    columns: [...columns],
    steps: [...steps],
  }));
}
