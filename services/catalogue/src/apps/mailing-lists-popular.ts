import { appTrigger, keep, node, say } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { MailingList } from '../kit/ports.js';
import { app } from './app.js';
import { firstName, lastName } from './names.js';
import { bounce, left, source, subscribed } from './subscriber-events.js';
import { inApp } from './values.js';

const MAILCHIMP_AUDIENCE = inApp(
  'Mailchimp',
  ['doelgroep', 'audience'],
  ['Het Audience ID, onder Audience, Settings.', 'The Audience ID, under Audience, Settings.'],
  'a1b2c3d4e5',
);

const mailchimpApp = app(
  'mailchimp',
  'Mailchimp',
  'mailchimpApi',
  ['Open in Mailchimp Account, Extras, API keys en maak een sleutel.', 'Plak de sleutel in n8n.'],
  ['In Mailchimp open Account, Extras, API keys and create a key.', 'Paste the key in n8n.'],
  5,
);
const mailchimpEvents = (events: string[]) => (name: string) => [
  appTrigger(name, 'mailchimpTrigger', 1, {
    authentication: 'apiKey',
    list: MAILCHIMP_AUDIENCE,
    events,
    sources: ['user', 'admin', 'api'],
  }),
];
const MAILCHIMP_EMAIL = "$json['data[email]'] ?? $json.data.email";
const MAILCHIMP_NAME =
  "[$json['data[merges][FNAME]'] ?? $json.data?.merges?.FNAME, $json['data[merges][LNAME]'] ?? $json.data?.merges?.LNAME].filter(Boolean).join(' ')";
/**
 * Puts somebody on a list who has to confirm first, as anybody may have filled in the address. Mailchimp mails that question for
 * a member that is pending; other lists do so by their own settings.
 */
export const confirmedFirst = (subscribe: NodeSpec): NodeSpec =>
  subscribe.type.endsWith('.mailchimp')
    ? { ...subscribe, parameters: { ...subscribe.parameters, status: 'pending' } }
    : subscribe;
export const mailchimp: MailingList = {
  app: mailchimpApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'mailchimp', 1, {
      authentication: 'apiKey',
      resource: 'member',
      operation: 'create',
      list: MAILCHIMP_AUDIENCE,
      email,
      status: 'subscribed',
      options: { language: say('nl', 'en') },
      mergeFieldsUi: {
        mergeFieldsValues: [
          { name: 'FNAME', value: firstName(person) },
          { name: 'LNAME', value: lastName(person) },
        ],
      },
    }),
  unsubscribe: (name, email) =>
    node(name, 'mailchimp', 1, {
      authentication: 'apiKey',
      resource: 'member',
      operation: 'update',
      list: MAILCHIMP_AUDIENCE,
      email,
      updateFields: { status: 'unsubscribed' },
    }),
  tag: (name, email, tag) =>
    node(name, 'mailchimp', 1, {
      authentication: 'apiKey',
      resource: 'memberTag',
      operation: 'create',
      list: MAILCHIMP_AUDIENCE,
      email,
      tags: [tag],
      options: {},
    }),
  newSubscriber: {
    app: mailchimpApp,
    ...source(subscribed('Mailchimp'), mailchimpEvents(['subscribe']), MAILCHIMP_EMAIL, MAILCHIMP_NAME),
  },
  unsubscribed: {
    app: mailchimpApp,
    ...source(left('Mailchimp'), mailchimpEvents(['unsubscribe']), MAILCHIMP_EMAIL, MAILCHIMP_NAME),
  },
  bounced: {
    app: mailchimpApp,
    ...source(bounce('Mailchimp'), mailchimpEvents(['cleaned']), MAILCHIMP_EMAIL, MAILCHIMP_NAME),
  },
  subscribers: {
    app: mailchimpApp,
    what: { nl: 'de leden van je doelgroep in Mailchimp', en: 'the members of your Mailchimp audience' },
    nodes: (name) => [
      node(name, 'mailchimp', 1, {
        authentication: 'apiKey',
        resource: 'member',
        operation: 'getAll',
        list: MAILCHIMP_AUDIENCE,
        returnAll: true,
        options: { status: 'subscribed' },
      }),
    ],
    fields: { email: '$json.email_address', name: '$json.full_name' },
  },
};

const mailerLiteApp = app(
  'mailerlite',
  'MailerLite',
  'mailerLiteApi',
  ['Open in MailerLite Integraties, API en maak een token.', 'Plak het token in n8n; laat Classic uit.'],
  ['In MailerLite open Integrations, API and create a token.', 'Paste the token in n8n; leave Classic off.'],
  4,
);
const mailerLiteEvents = (event: string) => (name: string) => [
  appTrigger(name, 'mailerLiteTrigger', 2, { events: [event] }),
];
export const mailerLite: MailingList = {
  app: mailerLiteApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'mailerLite', 2, {
      resource: 'subscriber',
      operation: 'create',
      email,
      additionalFields: {
        status: 'active',
        customFieldsUi: { customFieldsValues: [{ fieldId: 'name', value: person }] },
      },
    }),
  unsubscribe: (name, email) =>
    node(name, 'mailerLite', 2, {
      resource: 'subscriber',
      operation: 'update',
      subscriberId: email,
      additionalFields: { status: 'unsubscribed' },
    }),
  newSubscriber: {
    app: mailerLiteApp,
    ...source(
      subscribed('MailerLite'),
      mailerLiteEvents('subscriber.created'),
      '$json.email',
      '$json.fields?.name',
    ),
  },
  unsubscribed: {
    app: mailerLiteApp,
    ...source(
      left('MailerLite'),
      mailerLiteEvents('subscriber.unsubscribed'),
      '$json.email',
      '$json.fields?.name',
    ),
  },
  bounced: {
    app: mailerLiteApp,
    ...source(
      bounce('MailerLite'),
      mailerLiteEvents('subscriber.bounced'),
      '$json.email',
      '$json.fields?.name',
    ),
  },
  subscribers: {
    app: mailerLiteApp,
    what: { nl: 'de actieve abonnees in MailerLite', en: 'the active subscribers in MailerLite' },
    nodes: (name) => [
      node(name, 'mailerLite', 2, {
        resource: 'subscriber',
        operation: 'getAll',
        returnAll: true,
        filters: { status: 'active' },
      }),
    ],
    fields: { email: '$json.email', name: '$json.fields.name' },
  },
};

const brevoApp = app(
  'brevo',
  'Brevo',
  'sendInBlueApi',
  ['Open in Brevo SMTP & API, API-sleutels en maak een sleutel.', 'Plak de sleutel in n8n.'],
  ['In Brevo open SMTP & API, API keys and create a key.', 'Paste the key in n8n.'],
  4,
);
const brevoEvents = (event: string) => (name: string) => [
  appTrigger(name, 'sendInBlueTrigger', 1, { type: 'marketing', events: [event] }),
];
export const brevo: MailingList = {
  app: brevoApp,
  setup: [
    {
      nl: 'Zet in Brevo een automatisering klaar die nieuwe contacten op je nieuwsbrieflijst zet.',
      en: 'Prepare an automation in Brevo that puts new contacts on your newsletter list.',
    },
  ],
  subscribe: (name, { email, name: person }) =>
    node(name, 'sendInBlue', 1, {
      resource: 'contact',
      operation: 'upsert',
      email,
      upsertAttributes: {
        upsertAttributesValues: [
          { fieldName: 'FIRSTNAME', fieldValue: firstName(person) },
          { fieldName: 'LASTNAME', fieldValue: lastName(person) },
        ],
      },
    }),
  unsubscribe: (name, email) =>
    node(name, 'sendInBlue', 1, { resource: 'contact', operation: 'delete', identifier: email }),
  unsubscribed: {
    app: brevoApp,
    ...source(left('Brevo'), brevoEvents('unsubscribed'), '$json.email', "$json.email.split('@')[0]"),
  },
  bounced: {
    app: brevoApp,
    ...source(bounce('Brevo'), brevoEvents('hardBounce'), '$json.email', "$json.email.split('@')[0]"),
  },
  subscribers: {
    app: brevoApp,
    what: { nl: 'de contacten in Brevo die mail willen', en: 'the contacts in Brevo that take mail' },
    nodes: (name) => [
      node(name, 'sendInBlue', 1, {
        resource: 'contact',
        operation: 'getAll',
        returnAll: true,
        filters: {},
        options: {},
      }),
      keep('Alleen wie nog mail wil', [['={{ $json.emailBlacklisted }}', 'no']]),
    ],
    fields: {
      email: '$json.email',
      name: "[$json.attributes?.FIRSTNAME, $json.attributes?.LASTNAME].filter(Boolean).join(' ')",
    },
  },
};
