import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { app } from './app.js';
import { inApp } from './values.js';

export const klaviyoApp = app(
  'klaviyo',
  'Klaviyo',
  'httpHeaderAuth',
  [
    'Maak in Klaviyo onder Settings, API keys een private sleutel met schrijfrechten op wat deze workflow aanroept.',
    'Maak in n8n een Header Auth met de naam Authorization en als waarde Klaviyo-API-Key, een spatie en de sleutel.',
  ],
  [
    'In Klaviyo, under Settings, API keys, create a private key with write access to what this workflow calls.',
    'In n8n, create a Header Auth credential with the name Authorization and as value Klaviyo-API-Key, a space and the key.',
  ],
  4,
);

/** The list of Klaviyo that people are put on. */
export const klaviyoList = inApp(
  'Klaviyo',
  ['lijst', 'list'],
  ['Het id van de lijst: in haar adres achter /list/.', 'The id of the list: behind /list/ in its address.'],
  'XyZaBc',
  '^\\w{5,}$',
);

const KLAVIYO = 'https://a.klaviyo.com/api/';
/** A body of Klaviyo. @param path behind api/ @param data a JavaScript object */
export const klaviyoWrite = (name: string, path: string, data: string): NodeSpec =>
  http(name, `${KLAVIYO}${path}`, {
    method: 'POST',
    auth: 'header',
    headers: { revision: '2025-10-15', Accept: 'application/vnd.api+json' },
    perSecond: 3,
    json: `={{ JSON.stringify({ data: ${data} }) }}`,
    contentType: 'application/vnd.api+json',
  });

/** Something that a person did. `id` keeps it from being counted twice. All but `metric` are JavaScript. */
export const klaviyoEvent = (
  name: string,
  metric: string,
  event: { email: string; id: string; value: string; properties: string; time: string },
): NodeSpec =>
  klaviyoWrite(
    name,
    'events',
    `{ type: 'event', attributes: { unique_id: ${event.id}, time: ${event.time}, value: ${event.value}, properties: ${event.properties}, metric: { data: { type: 'metric', attributes: { name: '${metric}' } } }, profile: { data: { type: 'profile', attributes: { email: ${event.email} } } } } }`,
  );

/** Puts somebody who said yes on the list. @param email JavaScript */
export const klaviyoSubscribe = (name: string, email: string): NodeSpec =>
  klaviyoWrite(
    name,
    'profile-subscription-bulk-create-jobs',
    `{ type: 'profile-subscription-bulk-create-job', attributes: { profiles: { data: [{ type: 'profile', attributes: { email: ${email}, subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } } } }] } }, relationships: { list: { data: { type: 'list', id: '${klaviyoList}' } } } }`,
  );

/** Reads at Klaviyo. @param path behind api/ */
export const klaviyoRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec =>
  http(name, path.startsWith('=') ? `=${KLAVIYO}${path.slice(1)}` : `${KLAVIYO}${path}`, {
    auth: 'header',
    headers: { revision: '2025-10-15', Accept: 'application/vnd.api+json' },
    perSecond: 3,
    ...options,
  });

/** All pages of a list of Klaviyo; each names the next by its address. */
export const KLAVIYO_PAGES: NonNullable<HttpOptions['pages']> = {
  next: '={{ $response.body.links?.next }}',
  done: '={{ !$response.body.links?.next }}',
};

/** Brings a profile up to date, or makes it. Both are JavaScript. */
export const klaviyoProfile = (name: string, email: string, properties: string): NodeSpec =>
  klaviyoWrite(
    name,
    'profile-import',
    `{ type: 'profile', attributes: { email: ${email}, properties: ${properties} } }`,
  );

/** Takes somebody off all mailings. @param email JavaScript */
export const klaviyoUnsubscribe = (name: string, email: string): NodeSpec =>
  klaviyoWrite(
    name,
    'profile-subscription-bulk-delete-jobs',
    `{ type: 'profile-subscription-bulk-delete-job', attributes: { profiles: { data: [{ type: 'profile', attributes: { email: ${email}, subscriptions: { email: { marketing: { consent: 'UNSUBSCRIBED' } } } } }] } } }`,
  );
