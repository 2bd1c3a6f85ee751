import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { app } from './app.js';
import { at, each } from './calls.js';

export const bolApp = app(
  'bol',
  'bol',
  'oAuth2Api',
  [
    'Maak in het verkopersaccount van bol onder Instellingen, Diensten, API-instellingen een client-id met geheim.',
    'Maak in n8n een OAuth2 API met Grant Type Client Credentials en https://login.bol.com/token als Access Token URL.',
  ],
  [
    'In your bol seller account, under Settings, Services, API settings, create a client id and secret.',
    'In n8n, create an OAuth2 API credential with grant type Client Credentials and https://login.bol.com/token as access token URL.',
  ],
  3,
);

const CONTENT = 'application/vnd.retailer.v10+json';
export const BOL_HEADERS = { Accept: CONTENT };
const RETAILER = 'https://api.bol.com/retailer/';

/** Reads at bol, four calls a second. @param path behind retailer/ */
export const bolRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages' | 'answer' | 'headers'> = {},
): NodeSpec =>
  http(name, at(RETAILER, path), { auth: 'oauth2', headers: BOL_HEADERS, perSecond: 4, ...options });

/** Asks bol to change something; it answers with a process that `bolOutcome` looks up. @param body a JavaScript object */
export const bolWrite = (name: string, method: 'POST' | 'PUT', path: string, body: string): NodeSpec =>
  http(name, at(RETAILER, path), {
    method,
    auth: 'oauth2',
    headers: BOL_HEADERS,
    perSecond: 4,
    json: `={{ JSON.stringify(${body}) }}`,
    contentType: CONTENT,
  });

/** What became of a change: `$json.status` is PENDING, SUCCESS, FAILURE or TIMEOUT. @param id of the process */
export const bolOutcome = (name: string, id = '$json.processStatusId'): NodeSpec =>
  http(name, `=https://api.bol.com/shared/process-status/{{ ${id} }}`, {
    auth: 'oauth2',
    headers: BOL_HEADERS,
    perSecond: 4,
  });

/** Pages of fifty, which is what bol gives. @param list where an answer holds its rows */
export const bolPages = (list: string): HttpOptions['pages'] => ({
  number: 'page',
  done: `={{ ($response.body.${list} ?? []).length < 50 }}`,
});

/** Open orders that the shop ships itself, one item each: orderId and orderItems. */
export const bolOpenOrders = (name: string, orders: string): NodeSpec[] => [
  bolRead(name, 'orders', {
    query: { status: 'OPEN', 'fulfilment-method': 'FBR' },
    pages: bolPages('orders'),
  }),
  each(orders, 'json.orders'),
];

/** The whole order: shipmentDetails, and orderItems with product, offer and fulfilment. */
export const bolOrder = (name: string, id = '$json.orderId'): NodeSpec =>
  bolRead(name, `=orders/{{ ${id} }}`);
