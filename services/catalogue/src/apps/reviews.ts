import { pick } from '../dsl/apps.js';
import { appTrigger, http, node, say, splitOut } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing, Source } from '../kit/ports.js';
import { app } from './app.js';
import { facebook, googleBusiness } from './socials.js';
import { facebookPage, googleAccount, googleLocation, inApp } from './values.js';

const TRUSTPILOT_COMPANY = inApp(
  'Trustpilot',
  ['bedrijf', 'company'],
  ['Het Business Unit ID van je bedrijf.', 'The Business Unit ID of your company.'],
  '46d6a890000064000500e0c3',
);
const KIYOH_BRANCH = inApp(
  'Kiyoh',
  ['vestiging', 'branch'],
  [
    'Het nummer van je vestiging, onder Uitnodigen, Extra opties.',
    'The number of your branch, under Invite, Extra options.',
  ],
  '1234567',
);

const account = pick(googleAccount, 'name');
const location = pick(googleLocation, 'name');
const GOOGLE_FIELDS = {
  id: '$json.name',
  name: '$json.reviewer?.displayName',
  score: '({ ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 })[$json.starRating] ?? 0',
  text: "$json.comment ?? ''",
  at: '$json.createTime',
};
export const newGoogleReview: Source<'review'> = {
  app: googleBusiness.app,
  event: { nl: 'iemand een Google-review plaatst', en: 'someone posts a Google review' },
  nodes: (name) => [
    appTrigger(
      name,
      'googleBusinessProfileTrigger',
      1,
      { event: 'reviewAdded', account, location },
      'everyQuarter',
    ),
  ],
  fields: GOOGLE_FIELDS,
};
export const googleReviews: Listing<'review'> = {
  app: googleBusiness.app,
  what: { nl: 'de reviews op Google', en: 'the reviews on Google' },
  nodes: (name) => [
    node(name, 'googleBusinessProfile', 1, {
      resource: 'review',
      operation: 'getAll',
      account,
      location,
      returnAll: false,
      limit: 50,
    }),
  ],
  fields: GOOGLE_FIELDS,
};
/** Answers a Google review; `id` as a whole parameter. */
export const replyToGoogleReview = (name: string, id: string, reply: string): NodeSpec =>
  node(name, 'googleBusinessProfile', 1, {
    resource: 'review',
    operation: 'reply',
    account,
    location,
    review: pick(id, 'name'),
    reply,
  });

export const facebookReviews: Listing<'review'> = {
  app: facebook.app,
  what: { nl: 'de aanbevelingen op Facebook', en: 'the recommendations on Facebook' },
  nodes: (name) => [
    node(name, 'facebookGraphApi', 1, {
      authType: 'accessToken',
      hostUrl: 'graph.facebook.com',
      httpRequestMethod: 'GET',
      graphApiVersion: 'v23.0',
      node: facebookPage,
      edge: 'ratings',
      options: {
        fields: {
          field: [
            { name: 'open_graph_story' },
            { name: 'recommendation_type' },
            { name: 'review_text' },
            { name: 'created_time' },
            { name: 'reviewer' },
          ],
        },
      },
    }),
    splitOut('Eén aanbeveling per regel', 'data'),
  ],
  get fields() {
    return {
      id: '$json.open_graph_story?.id ?? $json.created_time',
      name: `$json.reviewer?.name ?? '${say('Bezoeker', 'Visitor')}'`,
      score: "$json.recommendation_type === 'positive' ? 5 : 1",
      text: "$json.review_text ?? ''",
      at: '$json.created_time',
    };
  },
};
export const trustpilotReviews: Listing<'review'> = {
  app: app(
    'trustpilot',
    'Trustpilot',
    'httpHeaderAuth',
    [
      'Vraag bij Trustpilot een API-sleutel aan.',
      'Maak in n8n een Header Auth met apikey als naam en de sleutel als waarde.',
    ],
    [
      'Request an API key from Trustpilot.',
      'In n8n, create a Header Auth with apikey as the name and the key as its value.',
    ],
    4,
  ),
  what: { nl: 'de beoordelingen op Trustpilot', en: 'the reviews on Trustpilot' },
  nodes: (name) => [
    http(name, `https://api.trustpilot.com/v1/business-units/${TRUSTPILOT_COMPANY}/reviews`, {
      auth: 'header',
      query: { perPage: '50', orderBy: 'createdat.desc' },
    }),
    splitOut('Eén beoordeling per regel', 'reviews'),
  ],
  fields: {
    id: '$json.id',
    name: '$json.consumer?.displayName',
    score: '$json.stars',
    text: "[$json.title, $json.text].filter(Boolean).join(': ')",
    at: '$json.createdAt',
  },
};
export const kiyohReviews: Listing<'review'> = {
  app: app(
    'kiyoh',
    'Kiyoh',
    'httpHeaderAuth',
    [
      'Vraag bij Kiyoh een API-sleutel aan.',
      'Maak in n8n een Header Auth met X-Publication-Api-Token als naam en de sleutel als waarde.',
    ],
    [
      'Request an API key from Kiyoh.',
      'In n8n, create a Header Auth with X-Publication-Api-Token as the name and the key as its value.',
    ],
    3,
  ),
  what: { nl: 'de beoordelingen op Kiyoh', en: 'the reviews on Kiyoh' },
  nodes: (name) => [
    http(name, 'https://www.kiyoh.com/v1/publication/review/external', {
      auth: 'header',
      query: { locationId: KIYOH_BRANCH, limit: '50' },
    }),
    splitOut('Eén beoordeling per regel', 'reviews'),
  ],
  fields: {
    id: '$json.reviewId',
    name: '$json.reviewAuthor',
    score: 'Number($json.rating) / 2',
    text: "$json.reviewContent?.map((part) => part.rating).filter((part) => isNaN(part)).join(' ') ?? ''",
    at: '$json.dateSince',
  },
};
/** Reviews, out of five stars. */
export const reviewSites: Listing<'review'>[] = [
  googleReviews,
  trustpilotReviews,
  facebookReviews,
  kiyohReviews,
];
