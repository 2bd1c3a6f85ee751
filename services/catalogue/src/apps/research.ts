import { node } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app } from './app.js';
import { oneSimpleCheck } from './enrichment.js';
import { inApp } from './values.js';

const PHANTOM = inApp(
  'PhantomBuster',
  ['Phantom', 'Phantom'],
  ['Het nummer van je Phantom: in het adres ervan.', 'The number of your Phantom: in its address.'],
  '1234567890123456',
);
const PROGRAMME = inApp(
  'Tapfiliate',
  ['programma', 'programme'],
  ['Het id van het programma.', 'The id of the programme.'],
  '123456',
);

export const perplexityApp = app(
  'perplexity',
  'Perplexity',
  'perplexityApi',
  ['Maak in Perplexity bij Settings, API een sleutel.', 'Plak de sleutel in n8n.'],
  ['In Perplexity, under Settings, API, create a key.', 'Paste the key in n8n.'],
  4,
);
export const jinaApp = app(
  'jina',
  'Jina AI',
  'jinaAiApi',
  ['Maak op jina.ai een sleutel.', 'Plak de sleutel in n8n.'],
  ['On jina.ai create a key.', 'Paste the key in n8n.'],
  3,
);
/** Searches the web; `found` is the text of all results, inside the braces, for a step that runs once. */
export interface WebSearch extends Port {
  look(name: string, query: string): NodeSpec;
  readonly found: string;
}
export const perplexity: WebSearch = {
  app: perplexityApp,
  look: (name, query) =>
    node(name, 'perplexity', 3, {
      resource: 'search',
      operation: 'search',
      query,
      simplify: true,
      options: { country: 'NL', maxResults: 8 },
    }),
  found:
    "($json.results ?? []).map((result) => result.title + ': ' + result.snippet + ' ' + result.url).join('\\n')",
};
export const jinaSearch: WebSearch = {
  app: jinaApp,
  look: (name, query) =>
    node(name, 'jinaAi', 1, {
      resource: 'reader',
      operation: 'search',
      searchQuery: query,
      simplify: true,
      options: {},
    }),
  found:
    "$input.all().map(({ json }) => [json.title, json.description ?? json.content, json.url].join(' ')).join('\\n')",
};
/** Reads a page as text: `$json.content`. */
export const jinaRead = (name: string, url: string): NodeSpec =>
  node(name, 'jinaAi', 1, {
    resource: 'reader',
    operation: 'read',
    url,
    simplify: true,
    options: { outputFormat: 'markdown' },
  });
export const webSearches: WebSearch[] = [perplexity, jinaSearch];

/** What search engines see of a page. */
export const seoCheck = {
  app: oneSimpleCheck.app,
  read: (name: string, link: string): NodeSpec =>
    node(name, 'oneSimpleApi', 1, {
      resource: 'website',
      operation: 'seo',
      link,
      options: { headers: true },
    }),
  picture: (name: string, link: string): NodeSpec =>
    node(name, 'oneSimpleApi', 1, {
      resource: 'website',
      operation: 'screenshot',
      link,
      download: true,
      output: 'data',
      options: { screen: 'retina', force: true },
    }),
};

export const peekalink = {
  app: app(
    'peekalink',
    'Peekalink',
    'peekalinkApi',
    ['Maak op peekalink.io een sleutel.', 'Plak de sleutel in n8n.'],
    ['On peekalink.io create a key.', 'Paste the key in n8n.'],
    1,
  ),
  preview: (name: string, url: string): NodeSpec => node(name, 'peekalink', 1, { operation: 'preview', url }),
};
export const phantombuster = {
  app: app(
    'phantombuster',
    'PhantomBuster',
    'phantombusterApi',
    ['Kopieer in PhantomBuster bij Workspace settings de API-sleutel.', 'Plak de sleutel in n8n.'],
    ['In PhantomBuster, under Workspace settings, copy the API key.', 'Paste the key in n8n.'],
    2,
  ),
  launch: (name: string): NodeSpec =>
    node(name, 'phantombuster', 1, {
      resource: 'agent',
      operation: 'launch',
      agentId: PHANTOM,
      resolveData: true,
      jsonParameters: false,
      additionalFields: {},
    }),
  output: (name: string): NodeSpec =>
    node(name, 'phantombuster', 1, {
      resource: 'agent',
      operation: 'getOutput',
      agentId: PHANTOM,
      resolveData: true,
      additionalFields: {},
    }),
};
export const tapfiliate = {
  app: app(
    'tapfiliate',
    'Tapfiliate',
    'tapfiliateApi',
    ['Kopieer in Tapfiliate bij Settings, API de sleutel.', 'Plak de sleutel in n8n.'],
    ['In Tapfiliate, under Settings, API, copy the key.', 'Paste the key in n8n.'],
    2,
  ),
  create: (name: string, email: string, firstname: string, lastname: string): NodeSpec =>
    node(name, 'tapfiliate', 1, {
      resource: 'affiliate',
      operation: 'create',
      email,
      firstname,
      lastname,
      additionalFields: {},
    }),
  addToProgram: (name: string, affiliateId: string): NodeSpec =>
    node(name, 'tapfiliate', 1, {
      resource: 'programAffiliate',
      operation: 'add',
      programId: PROGRAMME,
      affiliateId,
      additionalFields: { approved: true },
    }),
};
export const googleLanguage = {
  app: app(
    'googlelanguage',
    'Google Cloud Natural Language',
    'googleCloudNaturalLanguageOAuth2Api',
    [
      'Zet in Google Cloud de Natural Language API aan en maak een OAuth-client.',
      'Zet Client ID en geheim in n8n en log in.',
    ],
    [
      'In Google Cloud enable the Natural Language API and create an OAuth client.',
      'Put the client ID and secret in n8n and sign in.',
    ],
    2,
  ),
  /** `$json.documentSentiment.score` from -1 to 1. */
  mood: (name: string, content: string): NodeSpec =>
    node(name, 'googleCloudNaturalLanguage', 1, {
      resource: 'document',
      operation: 'analyzeSentiment',
      source: 'content',
      content,
      options: { documentType: 'PLAIN_TEXT', language: 'nl' },
    }),
};
export const perspective = {
  app: app(
    'perspective',
    'Google Perspective',
    'googlePerspectiveOAuth2Api',
    [
      'Vraag bij perspectiveapi.com toegang aan en zet de API aan in Google Cloud.',
      'Zet Client ID en geheim in n8n en log in.',
    ],
    [
      'Request access at perspectiveapi.com and enable the API in Google Cloud.',
      'Put the client ID and secret in n8n and sign in.',
    ],
    2,
  ),
  /** `$json.attributeScores.TOXICITY.summaryScore.value` from 0 to 1. */
  judge: (name: string, text: string): NodeSpec =>
    node(name, 'googlePerspective', 1, {
      operation: 'analyzeComment',
      text,
      requestedAttributesUi: {
        requestedAttributesValues: [{ attributeName: 'toxicity' }, { attributeName: 'insult' }],
      },
      options: {},
    }),
};
