import { pick } from '../dsl/apps.js';
import { http, node } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing, Port } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { customerIo, iterable } from './mailing-lists-more.js';

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
  setup: [
    {
      nl: 'Kies in de Google Analytics-stap je property.',
      en: 'Choose your property in the Google Analytics step.',
    },
  ],
  report: (name: string, dateRange: Range, metrics: string[], dimensions: string[], limit = 50): NodeSpec =>
    node(name, 'googleAnalytics', 2, {
      resource: 'report',
      operation: 'get',
      propertyType: 'ga4',
      propertyId: pick('000000000'),
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

const googleAdsApp = app(
  'googleads',
  'Google Ads',
  'googleAdsOAuth2Api',
  [
    'Vraag in het API-centrum van je managersaccount een developer token aan.',
    'Zet het token in n8n en log in met Google.',
  ],
  [
    'In the API centre of your manager account request a developer token.',
    'Put the token in n8n and sign in with Google.',
  ],
  5,
);
const googleAdsOver = (dateRange: 'YESTERDAY' | 'LAST_MONTH'): Listing<'campaign'> => ({
  app: googleAdsApp,
  setup: [
    {
      nl: 'Vul in de Google Ads-stap de klantnummers van manager en account in, zonder streepjes.',
      en: 'Enter the customer ids of manager and account in the Google Ads step, without hyphens.',
    },
  ],
  what: { nl: 'de campagnes in Google Ads', en: 'the campaigns in Google Ads' },
  nodes: (name) => [
    node(name, 'googleAds', 1, {
      resource: 'campaign',
      operation: 'getAll',
      managerCustomerId: '0000000000',
      clientCustomerId: '0000000000',
      additionalOptions: { dateRange, campaignStatus: dateRange === 'YESTERDAY' ? 'ENABLED' : 'all' },
    }),
  ],
  fields: {
    id: '$json.id',
    name: '$json.name',
    cost: 'Number($json.costMicros ?? 0) / 1000000',
    clicks: '$json.clicks ?? $json.interactions ?? 0',
    impressions: '$json.impressions ?? 0',
    conversions: '$json.conversions ?? 0',
  },
});
export const googleAds = googleAdsOver('YESTERDAY');

const META_FIELDS = ['campaign_id', 'campaign_name', 'spend', 'clicks', 'impressions', 'actions'];
const metaAdsOver = (preset: 'yesterday' | 'last_month'): Listing<'campaign'> => ({
  app: app(
    'metaads',
    'Meta Ads',
    'facebookGraphApi',
    ['Maak op developers.facebook.com een app en een token met ads_read.', 'Plak het token in n8n.'],
    ['On developers.facebook.com create an app and a token with ads_read.', 'Paste the token in n8n.'],
    5,
  ),
  setup: [
    {
      nl: 'Zet in de stap voor Meta Ads je advertentieaccount (act_…).',
      en: 'Put your ad account (act_…) in the Meta Ads step.',
    },
  ],
  what: { nl: 'de campagnes in Meta Ads', en: 'the campaigns in Meta Ads' },
  nodes: (name) => [
    node(name, 'facebookGraphApi', 1, {
      authType: 'accessToken',
      hostUrl: 'graph.facebook.com',
      httpRequestMethod: 'GET',
      graphApiVersion: 'v23.0',
      node: 'act_VUL_ACCOUNT_IN',
      edge: 'insights',
      options: {
        fields: { field: META_FIELDS.map((field) => ({ name: field })) },
        queryParameters: {
          parameter: [
            { name: 'level', value: 'campaign' },
            { name: 'date_preset', value: preset },
            { name: 'limit', value: '500' },
          ],
        },
      },
    }),
    node('Eén regel per campagne', 'splitOut', 1, {
      fieldToSplitOut: 'data',
      include: 'noOtherFields',
      options: {},
    }),
  ],
  fields: {
    id: '$json.campaign_id',
    name: '$json.campaign_name',
    cost: '$json.spend ?? 0',
    clicks: '$json.clicks ?? 0',
    impressions: '$json.impressions ?? 0',
    conversions: "$json.actions?.find((action) => action.action_type === 'lead')?.value ?? 0",
  },
});
export const metaAds = metaAdsOver('yesterday');
const DAY_BEFORE = '$now.minus({ days: 1 })';
const MONTH_BEFORE = "$now.minus({ months: 1 }).startOf('month')";
const MONTH_END = "$now.minus({ months: 1 }).endOf('month')";
const dateOf = (moment: string) =>
  `(year:{{ ${moment}.year }},month:{{ ${moment}.month }},day:{{ ${moment}.day }})`;
const linkedInAdsOver = (first: string, last: string): Listing<'campaign'> => ({
  app: app(
    'linkedinads',
    'LinkedIn Ads',
    'linkedInOAuth2Api',
    [
      'Vraag op developer.linkedin.com de Advertising API aan voor je app.',
      'Zet Client ID en geheim in n8n en log in.',
    ],
    [
      'On developer.linkedin.com request the Advertising API for your app.',
      'Put the client ID and secret in n8n and sign in.',
    ],
    3,
  ),
  setup: [
    {
      nl: 'Zet in de stap voor LinkedIn Ads het nummer van je advertentieaccount.',
      en: 'Put the number of your ad account in the LinkedIn Ads step.',
    },
  ],
  what: { nl: 'de campagnes in LinkedIn Ads', en: 'the campaigns in LinkedIn Ads' },
  nodes: (name) => [
    http(
      name,
      `=https://api.linkedin.com/rest/adAnalytics?q=analytics&pivot=CAMPAIGN&timeGranularity=ALL&accounts=List(urn%3Ali%3AsponsoredAccount%3AVUL_ACCOUNT_IN)&dateRange=(start:${dateOf(first)},end:${dateOf(last)})&fields=pivotValues,costInLocalCurrency,clicks,impressions,externalWebsiteConversions`,
      {
        auth: 'linkedInOAuth2Api',
        headers: { 'LinkedIn-Version': '202601', 'X-Restli-Protocol-Version': '2.0.0' },
      },
    ),
    node('Eén regel per campagne', 'splitOut', 1, {
      fieldToSplitOut: 'elements',
      include: 'noOtherFields',
      options: {},
    }),
  ],
  fields: {
    id: '$json.pivotValues?.[0]',
    name: "'Campagne ' + ($json.pivotValues?.[0] ?? '').split(':').pop()",
    cost: '$json.costInLocalCurrency ?? 0',
    clicks: '$json.clicks ?? 0',
    impressions: '$json.impressions ?? 0',
    conversions: '$json.externalWebsiteConversions ?? 0',
  },
});
export const linkedInAds = linkedInAdsOver(DAY_BEFORE, DAY_BEFORE);
/** Paid campaigns, with yesterday's figures. */
export const adPlatforms: Listing<'campaign'>[] = [googleAds, metaAds, linkedInAds];
/** The same campaigns over the month that has just ended. */
export const adPlatformsLastMonth: Listing<'campaign'>[] = [
  googleAdsOver('LAST_MONTH'),
  metaAdsOver('last_month'),
  linkedInAdsOver(MONTH_BEFORE, MONTH_END),
];
