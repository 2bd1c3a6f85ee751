import type { N8nNode, Parameters } from '../dsl/types.js';
import type { Call } from '../vendors/calls.js';
import { kindOf } from './steps.js';

/** What an app answers to one kind of question. */
export interface Sample {
  /** One item each. */
  readonly items: readonly Parameters[];
  /** Rows and fields are the customer's own: what a workflow reads of them is there too. */
  readonly open?: true;
  /** A question for several things, of which there may be none. */
  readonly list?: true;
  /** The parameter whose fields the app sends back. */
  readonly echo?: string;
}

const record = { id: 'recA1b2C3d4E5f6G7', createdTime: '2026-11-20T09:00:00.000Z', fields: {} };
const rowOfTable = { id: 1, createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' };
const row = { open: true } as const;
const rows = { open: true, list: true } as const;

/** By the type of a step and, where it has them, its resource and operation. */
const BY_STEP: { readonly [step: string]: Sample } = {
  'emailSend :send': {
    items: [
      { accepted: ['sanne@voorbeeld.nl'], rejected: [], messageId: '<a1@voorbeeld.nl>', response: '250 OK' },
    ],
  },
  'googleSheets sheet:append': { items: [{}], echo: 'columns.value' },
  'googleSheets sheet:appendOrUpdate': { items: [{}], echo: 'columns.value' },
  'googleSheets sheet:update': { items: [{}], echo: 'columns.value' },
  'googleSheets sheet:read': { items: [{ row_number: 2 }, { row_number: 3 }], ...rows },
  'airtable record:create': { items: [record], ...row },
  'airtable record:upsert': { items: [record], ...row },
  'airtable record:search': { items: [{ id: record.id, createdTime: record.createdTime }], ...rows },
  'dataTable row:insert': { items: [rowOfTable], echo: 'columns.value' },
  'dataTable row:upsert': { items: [rowOfTable], echo: 'columns.value' },
  'dataTable row:get': { items: [rowOfTable], ...rows },
};

/** The sample of a step: of what it calls by HTTP, or of its type and what it does. */
export function declaredSample(node: N8nNode, call: Call | undefined): Sample | undefined {
  if (call !== undefined) return undefined;
  const { resource = '', operation = '' } = node.parameters;
  return BY_STEP[`${kindOf(node)} ${String(resource)}:${String(operation)}`];
}
