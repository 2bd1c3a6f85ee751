import { pick } from '../dsl/apps.js';
import { node } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { customerIo, iterable } from './mailing-lists-more.js';
import { inApp } from './values.js';

const PROPERTY = inApp(
  'Google Analytics',
  ['property', 'property'],
  [
    'Het nummer van je property, onder Beheer, Property-instellingen.',
    'The number of your property, under Admin, Property settings.',
  ],
  '312345678',
  '^\\d+$',
);

/** Keeps what people do. `who` and the values are parameters. */
export interface Tracker extends Port {
  track(name: string, event: string, who: string, values: { [property: string]: string }): NodeSpec;
}
const pairs = (values: { [property: string]: string }) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

export const postHog: Tracker = {
  app: app(
    'posthog',
    'PostHog',
    'postHogApi',
    [
      'Kopieer in PostHog bij Project settings de Project API key.',
      'Zet de sleutel en het adres (EU) in n8n.',
    ],
    [
      'In PostHog, under Project settings, copy the project API key.',
      'Put the key and the (EU) address in n8n.',
    ],
    3,
  ),
  track: (name, eventName, who, values) =>
    node(name, 'postHog', 1, {
      resource: 'event',
      operation: 'create',
      eventName,
      distinctId: who,
      additionalFields: { propertiesUi: { propertyValues: pairs(values) } },
    }),
};
export const segment: Tracker = {
  app: app(
    'segment',
    'Segment',
    'segmentApi',
    ['Maak in Segment een bron van het type HTTP API en kopieer de Write Key.', 'Plak de sleutel in n8n.'],
    ['In Segment create a source of the type HTTP API and copy the write key.', 'Paste the key in n8n.'],
    2,
  ),
  track: (name, event, who, values) =>
    node(name, 'segment', 1, {
      resource: 'track',
      operation: 'event',
      userId: who,
      event,
      context: {},
      properties: { properties: pairs(values) },
    }),
};
export const customerIoEvents: Tracker = {
  app: customerIo.app,
  track: (name, eventName, who, values) =>
    node(name, 'customerIo', 1, {
      resource: 'event',
      operation: 'track',
      customerId: who,
      eventName,
      jsonParameters: false,
      additionalFields: { customAttributes: { customAttribute: pairs(values) } },
    }),
};
export const iterableEvents: Tracker = {
  app: iterable.app,
  track: (name, event, who, values) =>
    node(name, 'iterable', 1, {
      resource: 'event',
      operation: 'track',
      name: event,
      additionalFields: { email: who, dataFieldsUi: { dataFieldValues: pairs(values) } },
    }),
};
export const trackers: Tracker[] = [postHog, segment, customerIoEvents, iterableEvents];

export const googleAnalyticsApp = app(
  'googleanalytics',
  'Google Analytics',
  'googleAnalyticsOAuth2',
  ...GOOGLE_STEPS,
  5,
);
type Range = 'last7days' | 'last30days' | 'yesterday' | 'lastCalendarWeek' | 'lastCalendarMonth';
/** A report of Google Analytics 4: a row a value of the dimension, with `$json.totalUsers` and the like. */
export const googleAnalytics = {
  app: googleAnalyticsApp,
  report: (name: string, dateRange: Range, metrics: string[], dimensions: string[], limit = 50): NodeSpec =>
    node(name, 'googleAnalytics', 2, {
      resource: 'report',
      operation: 'get',
      propertyType: 'ga4',
      propertyId: pick(PROPERTY),
      dateRange,
      metricsGA4: { metricValues: metrics.map((listName) => ({ listName })) },
      dimensionsGA4: { dimensionValues: dimensions.map((listName) => ({ listName })) },
      returnAll: false,
      limit,
      simple: true,
      additionalFields: {},
    }),
};

/** Makes a long address short; `short` is the result, inside the braces. */
export interface Shortener extends Port {
  shorten(name: string, url: string): NodeSpec;
  readonly short: string;
}
export const bitly: Shortener = {
  app: app(
    'bitly',
    'Bitly',
    'bitlyApi',
    ['Maak in Bitly bij Settings, API een toegangstoken.', 'Plak het token in n8n.'],
    ['In Bitly, under Settings, API, create an access token.', 'Paste the token in n8n.'],
    4,
  ),
  shorten: (name, url) =>
    node(name, 'bitly', 1, {
      authentication: 'accessToken',
      resource: 'link',
      operation: 'create',
      longUrl: url,
      additionalFields: {},
    }),
  short: '$json.link',
};
export const yourls: Shortener = {
  app: app(
    'yourls',
    'YOURLS',
    'yourlsApi',
    ['Kopieer in YOURLS bij Tools de signature token.', 'Zet token en adres van je installatie in n8n.'],
    [
      'In YOURLS, under Tools, copy the signature token.',
      'Put the token and the address of your installation in n8n.',
    ],
    2,
  ),
  shorten: (name, url) =>
    node(name, 'yourls', 1, { resource: 'url', operation: 'shorten', url, additionalFields: {} }),
  short: '$json.shorturl',
};
export const shorteners: Shortener[] = [bitly, yourls];
