import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { app } from './app.js';
import { at, each } from './calls.js';

export const myParcelApp = app(
  'myParcel',
  'MyParcel',
  'httpHeaderAuth',
  [
    'Kopieer in MyParcel de API-sleutel uit de instellingen van je winkel en zet hem om naar base64.',
    'Maak in n8n een Header Auth met de naam Authorization en als waarde bearer, een spatie en die base64-code.',
  ],
  [
    'In MyParcel, copy the API key from the settings of your shop and convert it to base64.',
    'In n8n, create a Header Auth credential with the name Authorization and as value bearer, a space and that base64 code.',
  ],
  3,
);

const MY_PARCEL = 'https://api.myparcel.nl/';
const AGENT = { 'User-Agent': 'CustomApiCall/2' };

/** Reads at MyParcel. */
export const myParcelRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages' | 'answer' | 'headers'> = {},
): NodeSpec =>
  http(name, at(MY_PARCEL, path), {
    auth: 'header',
    perSecond: 4,
    ...options,
    headers: { ...AGENT, ...options.headers },
  });

const SHIPMENTS = 'json.data?.shipments ?? json.data?.search_results?.shipments';

/** The shipments that a filter leaves, one item each, two hundred a page. */
export const myParcelShipments = (
  name: string,
  rows: string,
  query: { [name: string]: string },
): NodeSpec[] => [
  myParcelRead(name, 'shipments', {
    query: { ...query, size: '200' },
    pages: {
      number: 'page',
      done: '={{ ($response.body.data?.shipments ?? $response.body.data?.search_results?.shipments ?? []).length < 200 }}',
    },
  }),
  each(rows, SHIPMENTS),
];

/** Registers at MyParcel, once: a second try could make a second label. @param kind shipment or return_shipment */
export const myParcelCreate = (
  name: string,
  kind: 'shipment' | 'return_shipment',
  body: string,
): NodeSpec => ({
  ...http(name, `${MY_PARCEL}shipments`, {
    method: 'POST',
    auth: 'header',
    headers: AGENT,
    json: `={{ JSON.stringify(${body}) }}`,
    contentType: `application/vnd.${kind}+json;charset=utf-8;version=1.1`,
  }),
  retryOnFail: false,
});

/** The shipment of a webhook's message, as MyParcel itself tells it: who calls an open address says nothing. */
export const myParcelShipment = (name: string, id: string): NodeSpec =>
  myParcelRead(name, `=shipments/{{ ${id} }}`);
