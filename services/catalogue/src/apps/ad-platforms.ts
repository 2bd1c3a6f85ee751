import { http, node, say } from '../dsl/index.js';
import type { Listing } from '../kit/ports.js';
import { app } from './app.js';
import { inApp } from './values.js';

const GOOGLE_ADS_MANAGER = inApp(
  'Google Ads',
  ['manageraccount', 'manager account'],
  [
    'Het klantnummer van je manageraccount, zonder streepjes.',
    'The customer id of your manager account, without hyphens.',
  ],
  '1234567890',
  '^\\d{10}$',
);
const GOOGLE_ADS_CLIENT = inApp(
  'Google Ads',
  ['klantaccount', 'client account'],
  [
    'Het klantnummer van het account dat je wilt lezen, zonder streepjes.',
    'The customer id of the account that you want to read, without hyphens.',
  ],
  '2345678901',
  '^\\d{10}$',
);
const META_ACCOUNT = inApp(
  'Meta Ads',
  ['advertentieaccount', 'ad account'],
  [
    'Het nummer van je advertentieaccount met act_ ervoor.',
    'The number of your ad account with act_ before it.',
  ],
  'act_1234567890',
  '^act_\\d+$',
);
const LINKEDIN_ACCOUNT = inApp(
  'LinkedIn Ads',
  ['advertentieaccount', 'ad account'],
  [
    'Het nummer van je advertentieaccount; het staat in het adres van Campaign Manager.',
    'The number of your ad account; it stands in the address of Campaign Manager.',
  ],
  '512345678',
  '^\\d+$',
);

const googleAdsApp = app(
  'googleads',
  'Google Ads',
  'googleAdsOAuth2Api',
  [
    'Vraag in het API-centrum van je managersaccount een developer token aan.',
    'Zet het token in n8n en log in met Google; op een eigen n8n-server vul je eerst Client ID en geheim van een OAuth-client uit je Google Cloud-project in.',
  ],
  [
    'In the API centre of your manager account request a developer token.',
    'Put the token in n8n and sign in with Google; on an n8n server of your own, first enter the client ID and secret of an OAuth client in your Google Cloud project.',
  ],
  5,
);
const googleAdsOver = (dateRange: 'YESTERDAY' | 'LAST_MONTH'): Listing<'campaign'> => ({
  app: googleAdsApp,
  what: { nl: 'de campagnes in Google Ads', en: 'the campaigns in Google Ads' },
  nodes: (name) => [
    node(name, 'googleAds', 1, {
      resource: 'campaign',
      operation: 'getAll',
      managerCustomerId: GOOGLE_ADS_MANAGER,
      clientCustomerId: GOOGLE_ADS_CLIENT,
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
  what: { nl: 'de campagnes in Meta Ads', en: 'the campaigns in Meta Ads' },
  nodes: (name) => [
    node(name, 'facebookGraphApi', 1, {
      authType: 'accessToken',
      hostUrl: 'graph.facebook.com',
      httpRequestMethod: 'GET',
      graphApiVersion: 'v23.0',
      node: META_ACCOUNT,
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
  what: { nl: 'de campagnes in LinkedIn Ads', en: 'the campaigns in LinkedIn Ads' },
  nodes: (name) => [
    http(
      name,
      `=https://api.linkedin.com/rest/adAnalytics?q=analytics&pivot=CAMPAIGN&timeGranularity=ALL&accounts=List(urn%3Ali%3AsponsoredAccount%3A${LINKEDIN_ACCOUNT})&dateRange=(start:${dateOf(first)},end:${dateOf(last)})&fields=pivotValues,costInLocalCurrency,clicks,impressions,externalWebsiteConversions`,
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
  get fields() {
    return {
      id: '$json.pivotValues?.[0]',
      name: `'${say('Campagne', 'Campaign')} ' + ($json.pivotValues?.[0] ?? '').split(':').pop()`,
      cost: '$json.costInLocalCurrency ?? 0',
      clicks: '$json.clicks ?? 0',
      impressions: '$json.impressions ?? 0',
      conversions: '$json.externalWebsiteConversions ?? 0',
    };
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
