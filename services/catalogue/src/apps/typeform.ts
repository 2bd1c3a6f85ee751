import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { at } from './calls.js';
import { inApp } from './values.js';

/** The form whose answers and figures are read. */
export const typeformId = inApp(
  'Typeform',
  ['formulier om te lezen', 'form to read'],
  [
    'Het id van het formulier: in het adres ervan achter /to/.',
    'The id of the form: behind /to/ in its address.',
  ],
  'u6nXL7pQ',
  '^\\w{6,}$',
);

/** Reads at Typeform. @param path behind api.typeform.com/ */
export const typeformRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec =>
  http(name, at('https://api.typeform.com/', path), { auth: 'typeformApi', perSecond: 2, ...options });

/** Removes answers for good. @param tokens an expression: their tokens, with commas */
export const typeformDelete = (name: string, tokens: string): NodeSpec => ({
  ...http(name, `https://api.typeform.com/forms/${typeformId}/responses`, {
    method: 'DELETE',
    auth: 'typeformApi',
    query: { included_tokens: tokens },
  }),
  retryOnFail: false,
});
