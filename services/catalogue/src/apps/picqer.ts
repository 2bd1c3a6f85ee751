import { code } from '../dsl/core.js';
import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing } from '../kit/index.js';
import { app } from './app.js';
import { at, each } from './calls.js';
import { subdomain } from './values.js';

export const picqerApp = app(
  'picqer',
  'Picqer',
  'httpBasicAuth',
  [
    'Maak in Picqer onder Instellingen, API een sleutel.',
    'Maak in n8n een Basic Auth met de sleutel als gebruiker en X als wachtwoord.',
  ],
  [
    'In Picqer, create a key under Settings, API.',
    'In n8n, create a Basic Auth credential with the key as user and X as password.',
  ],
  3,
);

const PICQER = `https://${subdomain('Picqer', 'picqer.com')}.picqer.com/api/v1/`;

/** Reads in Picqer. @param path behind api/v1/ */
export const picqerRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages' | 'answer'> = {},
): NodeSpec => http(name, at(PICQER, path), { auth: 'basic', perSecond: 4, ...options });

/** Changes something in Picqer, once: a second try could do it twice. @param body a JavaScript object */
export const picqerWrite = (
  name: string,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: string,
): NodeSpec => ({
  ...http(name, at(PICQER, path), {
    method,
    auth: 'basic',
    perSecond: 4,
    json: `={{ JSON.stringify(${body}) }}`,
  }),
  retryOnFail: false,
});

/** All rows of a list in Picqer, a hundred a page, one item each. */
export const picqerAll = (
  name: string,
  path: string,
  rows: string,
  query: { [name: string]: string } = {},
): NodeSpec[] => [
  picqerRead(name, path, {
    query,
    pages: { number: 'offset', step: 100, done: '={{ ($response.body ?? []).length < 100 }}' },
  }),
  // n8n makes an item of each row itself where the answer is a list.
  each(rows, '(Array.isArray(json) ? json : Object.keys(json).length > 0 ? [json] : [])'),
];

/** What of each item is free over all warehouses; items without a limit are left out. */
export const picqerStock: Listing<'product'> = {
  app: picqerApp,
  what: { nl: 'de vrije voorraad in Picqer', en: 'the free stock in Picqer' },
  nodes: (name) => [
    ...picqerAll(name, 'products', `${name}: los`),
    code(
      `${name}: voorraad`,
      `
return $input.all().map(({ json }) => json)
  .filter((een) => een.productcode && een.active !== false && een.unlimitedstock !== true && Array.isArray(een.stock) && een.stock.length > 0)
  .map((een) => ({ json: { ...een, vrij: een.stock.reduce((som, plek) => som + (Number(plek.freestock) || 0), 0) } }));`,
    ),
  ],
  fields: {
    id: '$json.idproduct',
    sku: '$json.productcode',
    name: '$json.name',
    stock: 'Number($json.vrij)',
    price: 'Number($json.price)',
  },
};
