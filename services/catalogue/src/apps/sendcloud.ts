import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { at, each } from './calls.js';

const SENDCLOUD = 'https://panel.sendcloud.sc/api/v2/';

/** Reads at Sendcloud. @param path behind api/v2/ */
export const sendcloudRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages' | 'answer' | 'headers'> = {},
): NodeSpec => http(name, at(SENDCLOUD, path), { auth: 'basic', perSecond: 4, ...options });

/** Announces a parcel at Sendcloud, once: a second try could make a second one. @param parcel a JavaScript object */
export const sendcloudParcel = (name: string, parcel: string): NodeSpec => ({
  ...http(name, `${SENDCLOUD}parcels`, {
    method: 'POST',
    auth: 'basic',
    perSecond: 2,
    json: `={{ JSON.stringify({ parcel: ${parcel} }) }}`,
  }),
  retryOnFail: false,
});

/** All rows of a list at Sendcloud, one item each; a page names the next by its address or by a cursor. */
export const sendcloudAll = (
  name: string,
  list: 'parcels' | 'returns',
  rows: string,
  query: { [name: string]: string } = {},
): NodeSpec[] => [
  sendcloudRead(name, list, {
    query,
    pages: {
      next: `={{ /^https/.test(String($response.body.next)) ? $response.body.next : '${SENDCLOUD}${list}?cursor=' + encodeURIComponent($response.body.next ?? '') }}`,
      done: '={{ !$response.body.next }}',
    },
  }),
  each(rows, `json.${list}`),
];
