import { appTrigger, node } from '../dsl/index.js';
import type { MailingList } from '../kit/ports.js';
import { app } from './app.js';
import { firstName, lastName } from './names.js';
import { bounce, left, source, subscribed } from './subscriber-events.js';
import { inApp } from './values.js';

const GETRESPONSE_LIST = inApp(
  'GetResponse',
  ['lijst', 'list'],
  [
    'Het id (token) van je lijst, bij de instellingen ervan.',
    'The id (token) of your list, in its settings.',
  ],
  'pVt3x',
);
const CONVERTKIT_FORM = inApp(
  'ConvertKit',
  ['formulier', 'form'],
  [
    'Het nummer van het formulier: in het adres ervan achter /forms/.',
    'The number of the form: behind /forms/ in its address.',
  ],
  '1234567',
);

const activeCampaignApp = app(
  'activecampaign',
  'ActiveCampaign',
  'activeCampaignApi',
  ['Open in ActiveCampaign Instellingen, Ontwikkelaar.', 'Kopieer de API-URL en de sleutel naar n8n.'],
  ['In ActiveCampaign open Settings, Developer.', 'Copy the API URL and the key to n8n.'],
  4,
);
const activeCampaignEvents = (event: string) => (name: string) => [
  appTrigger(name, 'activeCampaignTrigger', 1, {
    events: [event],
    sources: ['public', 'admin', 'api', 'system'],
  }),
];
const AC_NAME = "[$json['contact[first_name]'], $json['contact[last_name]']].filter(Boolean).join(' ')";
export const activeCampaign: MailingList = {
  app: activeCampaignApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'activeCampaign', 1, {
      resource: 'contact',
      operation: 'create',
      email,
      updateIfExists: true,
      additionalFields: { firstName: firstName(person), lastName: lastName(person) },
    }),
  newSubscriber: {
    app: activeCampaignApp,
    ...source(
      subscribed('ActiveCampaign'),
      activeCampaignEvents('subscribe'),
      "$json['contact[email]']",
      AC_NAME,
    ),
  },
  unsubscribed: {
    app: activeCampaignApp,
    ...source(
      left('ActiveCampaign'),
      activeCampaignEvents('unsubscribe'),
      "$json['contact[email]']",
      AC_NAME,
    ),
  },
  bounced: {
    app: activeCampaignApp,
    ...source(bounce('ActiveCampaign'), activeCampaignEvents('bounce'), "$json['contact[email]']", AC_NAME),
  },
  subscribers: {
    app: activeCampaignApp,
    what: { nl: 'de actieve contacten in ActiveCampaign', en: 'the active contacts in ActiveCampaign' },
    nodes: (name) => [
      node(name, 'activeCampaign', 1, {
        resource: 'contact',
        operation: 'getAll',
        returnAll: true,
        simple: true,
        additionalFields: { status: 1 },
      }),
    ],
    fields: { email: '$json.email', name: "[$json.firstName, $json.lastName].filter(Boolean).join(' ')" },
  },
};

const getResponseApp = app(
  'getresponse',
  'GetResponse',
  'getResponseApi',
  ['Open in GetResponse Integraties en API, tabblad API.', 'Maak een sleutel en plak die in n8n.'],
  ['In GetResponse open Integrations and API, tab API.', 'Create a key and paste it in n8n.'],
);
const getResponseEvents = (event: string) => (name: string) => [
  appTrigger(name, 'getResponseTrigger', 1, {
    authentication: 'apiKey',
    events: [event],
    listIds: [],
    options: {},
  }),
];
export const getResponse: MailingList = {
  app: getResponseApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'getResponse', 1, {
      authentication: 'apiKey',
      resource: 'contact',
      operation: 'create',
      email,
      campaignId: GETRESPONSE_LIST,
      additionalFields: { name: person },
    }),
  newSubscriber: {
    app: getResponseApp,
    ...source(
      subscribed('GetResponse'),
      getResponseEvents('subscribe'),
      '$json.contact_email ?? $json.email',
      '$json.contact_name ?? $json.name',
    ),
  },
  unsubscribed: {
    app: getResponseApp,
    ...source(
      left('GetResponse'),
      getResponseEvents('unsubscribe'),
      '$json.contact_email ?? $json.email',
      '$json.contact_name ?? $json.name',
    ),
  },
  subscribers: {
    app: getResponseApp,
    what: { nl: 'de contacten in GetResponse', en: 'the contacts in GetResponse' },
    nodes: (name) => [
      node(name, 'getResponse', 1, {
        authentication: 'apiKey',
        resource: 'contact',
        operation: 'getAll',
        returnAll: true,
        options: {},
      }),
    ],
    fields: { email: '$json.email', name: '$json.name' },
  },
};

const convertKitApp = app(
  'convertkit',
  'Kit (ConvertKit)',
  'convertKitApi',
  ['Open in Kit Settings, Developer, API en toon het API Secret.', 'Plak het geheim in n8n.'],
  ['In Kit open Settings, Developer, API and show the API secret.', 'Paste the secret in n8n.'],
  3,
);
const convertKitEvents =
  (event: string, extra: { [key: string]: string } = {}) =>
  (name: string) => [appTrigger(name, 'convertKitTrigger', 1, { event, ...extra })];
export const convertKit: MailingList = {
  app: convertKitApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'convertKit', 1, {
      resource: 'form',
      operation: 'addSubscriber',
      id: CONVERTKIT_FORM,
      email,
      additionalFields: { firstName: firstName(person) },
    }),
  newSubscriber: {
    app: convertKitApp,
    ...source(
      subscribed('Kit'),
      convertKitEvents('formSubscribe', { formId: CONVERTKIT_FORM }),
      '$json.subscriber.email_address',
      '$json.subscriber.first_name',
    ),
  },
  unsubscribed: {
    app: convertKitApp,
    ...source(
      left('Kit'),
      convertKitEvents('subscriberUnsubscribe'),
      '$json.subscriber.email_address',
      '$json.subscriber.first_name',
    ),
  },
};
