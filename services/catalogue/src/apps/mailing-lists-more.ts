import { appTrigger, keep, node, say } from '../dsl/index.js';
import type { MailingList } from '../kit/ports.js';
import { app } from './app.js';
import { firstName, lastName } from './names.js';
import { inApp } from './values.js';

const EGOI_LIST = inApp(
  'E-goi',
  ['lijst', 'list'],
  ['Het nummer van je lijst.', 'The number of your list.'],
  '1',
);
const SENDY_LIST = inApp(
  'Sendy',
  ['lijst', 'list'],
  ['Het id van je lijst, onder View all lists.', 'The id of your list, under View all lists.'],
  '9nRUFZsbjSbPaKg7AqhNqg',
);

const mauticApp = app(
  'mautic',
  'Mautic',
  'mauticApi',
  [
    'Zet in Mautic bij Instellingen, API de API en HTTP basic auth aan.',
    'Vul in n8n het adres van je Mautic, je naam en wachtwoord in.',
  ],
  [
    'In Mautic, under Settings, API, enable the API and HTTP basic auth.',
    'In n8n enter the address of your Mautic, your name and password.',
  ],
  3,
);
export const mautic: MailingList = {
  app: mauticApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'mautic', 1, {
      authentication: 'credentials',
      resource: 'contact',
      operation: 'create',
      jsonParameters: false,
      email,
      firstName: firstName(person),
      lastName: lastName(person),
      additionalFields: {},
      options: {},
    }),
  newSubscriber: {
    app: mauticApp,
    event: { nl: 'Mautic een bezoeker herkent', en: 'Mautic identifies a visitor' },
    nodes: (name) => [
      appTrigger(name, 'mauticTrigger', 1, {
        authentication: 'credentials',
        events: ['mautic.lead_post_save_new'],
        eventsOrder: 'ASC',
      }),
    ],
    fields: {
      email: "$json['mautic.lead_post_save_new'][0].contact.fields.core.email.value",
      name: "$json['mautic.lead_post_save_new'][0].contact.fields.core.firstname.value",
    },
  },
  subscribers: {
    app: mauticApp,
    what: { nl: 'de contacten in Mautic', en: 'the contacts in Mautic' },
    nodes: (name) => [
      node(name, 'mautic', 1, {
        authentication: 'credentials',
        resource: 'contact',
        operation: 'getAll',
        returnAll: true,
        options: { rawData: true },
      }),
      keep('Alleen wie mail wil', [['={{ ($json.doNotContact ?? []).length }}', '=', 0]]),
    ],
    fields: {
      email: '$json.fields.all.email',
      name: "[$json.fields.all.firstname, $json.fields.all.lastname].filter(Boolean).join(' ')",
    },
  },
};

export const egoi: MailingList = {
  app: app(
    'egoi',
    'E-goi',
    'egoiApi',
    ['Kopieer in E-goi bij Account, Integraties de API-sleutel.', 'Plak de sleutel in n8n.'],
    ['In E-goi, under Account, Integrations, copy the API key.', 'Paste the key in n8n.'],
    3,
  ),
  subscribe: (name, { email, name: person }) =>
    node(name, 'egoi', 1, {
      resource: 'contact',
      operation: 'create',
      list: EGOI_LIST,
      email,
      resolveData: true,
      additionalFields: { first_name: firstName(person), last_name: lastName(person), status: 'active' },
    }),
};

export const sendy: MailingList = {
  app: app(
    'sendy',
    'Sendy',
    'sendyApi',
    ['Kopieer in Sendy bij Settings de API-sleutel.', 'Vul in n8n het adres van je Sendy en de sleutel in.'],
    ['In Sendy, under Settings, copy the API key.', 'In n8n enter the address of your Sendy and the key.'],
    2,
  ),
  subscribe: (name, { email, name: person }) =>
    node(name, 'sendy', 1, {
      resource: 'subscriber',
      operation: 'add',
      email,
      listId: SENDY_LIST,
      additionalFields: { name: person, gdpr: true },
    }),
  unsubscribe: (name, email) =>
    node(name, 'sendy', 1, { resource: 'subscriber', operation: 'remove', email, listId: SENDY_LIST }),
};

const customerIoApp = app(
  'customerio',
  'Customer.io',
  'customerIoApi',
  [
    'Maak in Customer.io bij Account settings, API credentials een Track- en een App-sleutel.',
    'Plak beide en de Site ID in n8n.',
  ],
  [
    'In Customer.io, under Account settings, API credentials, create a Track and an App key.',
    'Paste both and the Site ID in n8n.',
  ],
  2,
);
const customerIoEvents = (event: string) => (name: string) => [
  appTrigger(name, 'customerIoTrigger', 1, { events: [event] }),
];
const CUSTOMER_FIELDS = { email: '$json.data.email_address', name: "$json.data.email_address.split('@')[0]" };
export const customerIo: MailingList = {
  app: customerIoApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'customerIo', 1, {
      resource: 'customer',
      operation: 'upsert',
      id: email,
      jsonParameters: false,
      additionalFields: {
        email,
        customProperties: { customProperty: [{ key: 'first_name', value: firstName(person) }] },
      },
    }),
  unsubscribe: (name, email) =>
    node(name, 'customerIo', 1, { resource: 'customer', operation: 'delete', id: email }),
  newSubscriber: {
    app: customerIoApp,
    event: {
      nl: 'iemand zich in Customer.io aanmeldt voor mail',
      en: 'someone opts in to mail in Customer.io',
    },
    nodes: customerIoEvents('customer.subscribed'),
    fields: CUSTOMER_FIELDS,
  },
  unsubscribed: {
    app: customerIoApp,
    event: { nl: 'iemand zich in Customer.io afmeldt', en: 'someone opts out in Customer.io' },
    nodes: customerIoEvents('customer.unsubscribed'),
    fields: CUSTOMER_FIELDS,
  },
  bounced: {
    app: customerIoApp,
    event: { nl: 'een mail van Customer.io terugkomt', en: 'an e-mail from Customer.io bounces' },
    nodes: customerIoEvents('email.bounced'),
    fields: CUSTOMER_FIELDS,
  },
};

const autopilotApp = app(
  'autopilot',
  'Autopilot (Ortto)',
  'autopilotApi',
  ['Maak in Autopilot bij Settings, Autopilot API een sleutel.', 'Plak de sleutel in n8n.'],
  ['In Autopilot, under Settings, Autopilot API, create a key.', 'Paste the key in n8n.'],
  1,
);
export const autopilot: MailingList = {
  app: autopilotApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'autopilot', 1, {
      resource: 'contact',
      operation: 'upsert',
      email,
      additionalFields: { FirstName: firstName(person), LastName: lastName(person), LeadSource: 'Website' },
    }),
  newSubscriber: {
    app: autopilotApp,
    event: { nl: 'Autopilot een contact toevoegt', en: 'Autopilot adds a contact' },
    nodes: (name) => [appTrigger(name, 'autopilotTrigger', 1, { event: 'contactAdded' })],
    fields: {
      email: '$json.contact.Email',
      name: "[$json.contact.FirstName, $json.contact.LastName].filter(Boolean).join(' ')",
    },
  },
};

export const vero: MailingList = {
  app: app(
    'vero',
    'Vero',
    'veroApi',
    ['Kopieer in Vero bij Settings het Auth Token.', 'Plak het token in n8n.'],
    ['In Vero, under Settings, copy the auth token.', 'Paste the token in n8n.'],
    3,
  ),
  subscribe: (name, { email, name: person }) =>
    node(name, 'vero', 1, {
      resource: 'user',
      operation: 'create',
      id: email,
      jsonParameters: false,
      additionalFields: { email },
      dataAttributesUi: { dataAttributesValues: [{ key: 'first_name', value: firstName(person) }] },
    }),
  unsubscribe: (name, email) =>
    node(name, 'vero', 1, { resource: 'user', operation: 'unsubscribe', id: email }),
  tag: (name, email, tag) =>
    node(name, 'vero', 1, { resource: 'user', operation: 'addTags', id: email, tags: tag }),
};

export const iterable: MailingList = {
  app: app(
    'iterable',
    'Iterable',
    'iterableApi',
    ['Maak in Iterable bij Integrations, API Keys een server-side sleutel.', 'Plak de sleutel in n8n.'],
    ['In Iterable, under Integrations, API Keys, create a server-side key.', 'Paste the key in n8n.'],
    3,
  ),
  subscribe: (name, { email, name: person }) =>
    node(name, 'iterable', 1, {
      resource: 'user',
      operation: 'upsert',
      identifier: 'email',
      value: email,
      additionalFields: {
        dataFieldsUi: { dataFieldValues: [{ key: 'firstName', value: firstName(person) }] },
      },
    }),
  unsubscribe: (name, email) =>
    node(name, 'iterable', 1, { resource: 'user', operation: 'delete', by: 'email', email }),
};

export const actionNetwork: MailingList = {
  app: app(
    'actionnetwork',
    'Action Network',
    'actionNetworkApi',
    ['Maak in Action Network bij Details, API & Sync een sleutel.', 'Plak de sleutel in n8n.'],
    ['In Action Network, under Details, API & Sync, create a key.', 'Paste the key in n8n.'],
    3,
  ),
  subscribe: (name, { email, name: person }) =>
    node(name, 'actionNetwork', 1, {
      resource: 'person',
      operation: 'create',
      simple: true,
      email_addresses: { email_addresses_fields: [{ address: email, primary: true, status: 'subscribed' }] },
      additionalFields: {
        given_name: firstName(person),
        family_name: lastName(person),
        languages_spoken: say('nl', 'en'),
      },
    }),
};
