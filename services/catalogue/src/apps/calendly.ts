import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { at, each } from './calls.js';

const CALENDLY = 'https://api.calendly.com/';

/** Reads at Calendly. @param path behind api.calendly.com/ */
export const calendlyRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec => http(name, at(CALENDLY, path), { auth: 'calendlyOAuth2Api', perSecond: 4, ...options });

/** Makes something at Calendly, once. @param body a JavaScript object */
export const calendlyWrite = (name: string, path: string, body: string): NodeSpec => ({
  ...http(name, at(CALENDLY, path), {
    method: 'POST',
    auth: 'calendlyOAuth2Api',
    perSecond: 2,
    json: `={{ JSON.stringify(${body}) }}`,
  }),
  retryOnFail: false,
});

/** The appointments of the account between two moments, one item each, all pages. */
export const calendlyEvents = (
  me: string,
  list: string,
  rows: string,
  between: { from: string; to: string; status?: string },
): NodeSpec[] => [
  calendlyRead(me, 'users/me'),
  calendlyRead(list, 'scheduled_events', {
    query: {
      user: '={{ $json.resource.uri }}',
      min_start_time: between.from,
      max_start_time: between.to,
      ...(between.status ? { status: between.status } : {}),
      count: '100',
    },
    pages: {
      next: '={{ $response.body.pagination?.next_page }}',
      done: '={{ !$response.body.pagination?.next_page }}',
    },
  }),
  each(rows, 'json.collection'),
];
