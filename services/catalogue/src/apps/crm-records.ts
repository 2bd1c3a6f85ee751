import { set } from '../dsl/core.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';

/** Leaves out what is not given. */
export const given = (fields: { [key: string]: string | undefined }): Parameters =>
  Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );

/** Puts a deal and the contact that was read after it into one record. */
export const dealRecord = (name: string, deal: string, fields: { [field: string]: string }): NodeSpec =>
  set(
    name,
    Object.fromEntries(
      Object.entries(fields).map(([field, path]) => [
        field,
        field === 'amount'
          ? ['number', `={{ ${path.replaceAll('$deal', `$('${deal}').item.json`)} }}`]
          : `={{ ${path.replaceAll('$deal', `$('${deal}').item.json`)} }}`,
      ]),
    ),
  );
export const DEAL_FIELDS = {
  id: '$json.id',
  title: '$json.title',
  amount: '$json.amount',
  stage: '$json.stage',
  email: '$json.email',
  link: '$json.link',
};
