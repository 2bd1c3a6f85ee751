import { code } from '../dsl/core.js';
import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing } from '../kit/index.js';
import { app } from './app.js';
import { at, each } from './calls.js';

/** Lightspeed where a workflow asks by itself, without a webhook. */
export const lightspeedKey = app(
  'lightspeed',
  'Lightspeed eCom',
  'httpBasicAuth',
  [
    'Maak in Lightspeed onder Instellingen, Ontwikkelaars een API-sleutel met geheim.',
    'Maak in n8n een Basic Auth met de sleutel als gebruiker en het geheim als wachtwoord.',
  ],
  [
    'In Lightspeed, under Settings, Developers, create an API key and secret.',
    'In n8n, create a Basic Auth credential with the key as user and the secret as password.',
  ],
  3,
);

const LIGHTSPEED = 'https://api.webshopapp.com/nl/';

/** Reads in Lightspeed, a call a second: it allows 300 in five minutes. */
export const lightspeedRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec => http(name, at(LIGHTSPEED, path), { auth: 'basic', perSecond: 1, ...options });

/** A list in Lightspeed, 250 rows a page. @param list what the answer calls them */
export const lightspeedPages = (
  name: string,
  list: string,
  query: { [name: string]: string } = {},
): NodeSpec =>
  lightspeedRead(name, `${list}.json`, {
    query: { ...query, limit: '250' },
    pages: { number: 'page', done: `={{ ($response.body.${list} ?? []).length < 250 }}` },
  });

/** All rows of a list in Lightspeed, one item each. */
export const lightspeedAll = (
  name: string,
  list: string,
  rows: string,
  query: { [name: string]: string } = {},
): NodeSpec[] => [lightspeedPages(name, list, query), each(rows, `json.${list}`)];

/** Changes something in Lightspeed. @param body a JavaScript object */
export const lightspeedWrite = (name: string, path: string, body: string): NodeSpec =>
  http(name, at(LIGHTSPEED, path), {
    method: 'PUT',
    auth: 'basic',
    perSecond: 1,
    json: `={{ JSON.stringify(${body}) }}`,
  });

/** The variants whose stock Lightspeed keeps. */
export const lightspeedStock: Listing<'product'> = {
  app: lightspeedKey,
  what: { nl: 'de voorraad in Lightspeed eCom', en: 'the stock in Lightspeed eCom' },
  nodes: (name) => [
    ...lightspeedAll(name, 'variants', `${name}: los`),
    code(
      `${name}: voorraad`,
      "return $input.all().filter(({ json }) => json.articleCode && json.stockTracking && json.stockTracking !== 'disabled' && Number.isFinite(Number(json.stockLevel)));",
    ),
  ],
  fields: {
    id: '$json.id',
    sku: '$json.articleCode',
    name: '$json.title',
    stock: 'Number($json.stockLevel)',
    price: 'Number($json.priceIncl)',
  },
};
