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
