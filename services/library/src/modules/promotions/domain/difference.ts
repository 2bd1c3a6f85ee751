import type { PromotionDifference } from '@stroomwerk/contracts/library';

/** Something that a step has, with what is known of where it stands. */
export interface Found {
  readonly text: string;
  /** Below the parameters, its parts with dots between. */
  readonly path: string;
  /** Of a declared value: its key and what it is called; of a field of an Edit Fields step, that one's name. */
  readonly name: string;
  /** n8n's type of the step. */
  readonly type: string;
}

/** Keys of n8n's steps and words of our questions, by what they name. */
const named: readonly (readonly [PromotionDifference, RegExp])[] = [
  [
    'document',
    /sheet|spread|werkblad|document|bestand|\bfile|folder|\bmap\b|drive|database|\bbase\b|tabel|table|notion|bucket|list_?id/i,
  ],
  ['channel', /channel|kanaal|chat|room|team|slack|discord/i],
  ['mail', /e-?mail|mailbox|postvak|send_?to|recipient|ontvanger/i],
  ['address', /url|adres|address|host|webhook|endpoint|domein|domain/i],
];
/** Steps whose choice is an id of this n8n itself. */
const ofN8nItself = /\.(?:executeWorkflow|toolWorkflow|dataTable|dataTableTool)$/;

const lastKey = (path: string): string =>
  path
    .split('.')
    .filter((key) => !/^(?:value|\d+|assignments|__rl)$/.test(key))
    .at(-1) ?? '';
/** `documentId` as words, so that a rule reads them one by one. */
const inWords = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2');

/** Whether it is an id that another n8n does not know. */
export const isOfN8nItself = ({ type, path }: Pick<Found, 'type' | 'path'>): boolean =>
  ofN8nItself.test(type) && /^(?:workflowId|dataTableId)(?:\.|$)/.test(path);

/**
 * Why a value is likely another one in production than on a test instance: what it is tells first, then what the step or the
 * question calls it. Null where nothing says so. A guess that is shown as one: nothing is changed for it.
 */
export function differenceOf(found: Found): PromotionDifference | null {
  const { text, path, name } = found;
  if (isOfN8nItself(found)) return 'workflow';
  if (/^[^@\s,]+@[^@\s,]+\.[^@\s,.]{2,}/.test(text)) return 'mail';
  if (/^#[\w-]+$/.test(text)) return 'channel';
  const called = `${inWords(lastKey(path))} ${inWords(name)}`;
  if (/^https?:\/\//.test(text)) return /docs\.google|airtable|notion/.test(text) ? 'document' : 'address';
  return named.find(([, words]) => words.test(called))?.[0] ?? null;
}
