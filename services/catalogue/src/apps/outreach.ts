import { appTrigger, node } from '../dsl/index.js';
import type { MailingList, NodeSpec, Source } from '../kit/index.js';
import { app } from './app.js';
import { firstName, lastName } from './names.js';
import { inApp } from './values.js';

const LEMLIST_CAMPAIGN = inApp(
  'lemlist',
  ['campagne', 'campaign'],
  [
    'Het id van je campagne: in het adres ervan, het begint met cam_.',
    'The id of your campaign: in its address, it begins with cam_.',
  ],
  'cam_A1B2C3D4E5F6G7H8I9',
);
const EMELIA_CAMPAIGN = inApp(
  'Emelia',
  ['campagne', 'campaign'],
  ['Het id van je campagne: in het adres ervan.', 'The id of your campaign: in its address.'],
  '61f0a1b2c3d4e5f607182930',
);

/** Personal mail in series to business contacts. `replied`: someone answers. */
export interface Outreach extends MailingList {
  readonly replied: Source<'message'>;
  /** Adds somebody with an opening line of their own, for the series to begin with. */
  invite(name: string, prospect: { email: string; name: string; opening: string }): NodeSpec;
}

const lemlistApp = app(
  'lemlist',
  'lemlist',
  'lemlistApi',
  ['Maak in lemlist bij Settings, Integrations een API-sleutel.', 'Plak de sleutel in n8n.'],
  ['In lemlist, under Settings, Integrations, create an API key.', 'Paste the key in n8n.'],
  3,
);
const lemlistEvent = (event: string) => (name: string) => [
  appTrigger(name, 'lemlistTrigger', 1, { event, options: { isFirst: true } }),
];
const LEMLIST = {
  email: '$json.leadEmail',
  name: "[$json.leadFirstName, $json.leadLastName].filter(Boolean).join(' ')",
};
export const lemlist: Outreach = {
  app: lemlistApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'lemlist', 2, {
      resource: 'lead',
      operation: 'create',
      campaignId: LEMLIST_CAMPAIGN,
      email,
      additionalFields: { firstName: firstName(person), lastName: lastName(person), deduplicate: true },
    }),
  invite: (name, { email, name: person, opening }) =>
    node(name, 'lemlist', 2, {
      resource: 'lead',
      operation: 'create',
      campaignId: LEMLIST_CAMPAIGN,
      email,
      additionalFields: {
        firstName: firstName(person),
        lastName: lastName(person),
        icebreaker: opening,
        deduplicate: true,
      },
    }),
  unsubscribe: (name, email) =>
    node(name, 'lemlist', 2, { resource: 'unsubscribe', operation: 'add', email }),
  unsubscribed: {
    app: lemlistApp,
    event: { nl: 'iemand zich bij lemlist afmeldt', en: 'someone opts out in lemlist' },
    nodes: lemlistEvent('emailsUnsubscribed'),
    fields: LEMLIST,
  },
  bounced: {
    app: lemlistApp,
    event: { nl: 'een mail van lemlist terugkomt', en: 'an e-mail from lemlist bounces' },
    nodes: lemlistEvent('emailsBounced'),
    fields: LEMLIST,
  },
  replied: {
    app: lemlistApp,
    event: {
      nl: 'iemand op een mail van lemlist antwoordt',
      en: 'someone replies to an e-mail from lemlist',
    },
    nodes: lemlistEvent('emailsReplied'),
    fields: {
      id: '$json._id',
      from: '$json.leadEmail',
      name: LEMLIST.name,
      subject: '$json.campaignName',
      text: '$json.text ?? $json.messagePreview',
    },
  },
};

const emeliaApp = app(
  'emelia',
  'Emelia',
  'emeliaApi',
  ['Maak in Emelia bij Settings, API key een sleutel.', 'Plak de sleutel in n8n.'],
  ['In Emelia, under Settings, API key, create a key.', 'Paste the key in n8n.'],
  2,
);
const emeliaEvent = (event: string) => (name: string) => [
  appTrigger(name, 'emeliaTrigger', 1, { campaignId: EMELIA_CAMPAIGN, events: [event] }),
];
const EMELIA = {
  email: '$json.contact.email',
  name: "[$json.contact.firstName, $json.contact.lastName].filter(Boolean).join(' ')",
};
export const emelia: Outreach = {
  app: emeliaApp,
  subscribe: (name, { email, name: person }) =>
    node(name, 'emelia', 1, {
      resource: 'campaign',
      operation: 'addContact',
      campaignId: EMELIA_CAMPAIGN,
      contactEmail: email,
      additionalFields: { firstName: firstName(person), lastName: lastName(person) },
    }),
  invite: (name, { email, name: person, opening }) =>
    node(name, 'emelia', 1, {
      resource: 'campaign',
      operation: 'addContact',
      campaignId: EMELIA_CAMPAIGN,
      contactEmail: email,
      additionalFields: {
        firstName: firstName(person),
        lastName: lastName(person),
        customFieldsUi: { customFieldsValues: [{ fieldName: 'opening', value: opening }] },
      },
    }),
  unsubscribed: {
    app: emeliaApp,
    event: { nl: 'iemand zich bij Emelia afmeldt', en: 'someone opts out in Emelia' },
    nodes: emeliaEvent('unsubscribed'),
    fields: EMELIA,
  },
  bounced: {
    app: emeliaApp,
    event: { nl: 'een mail van Emelia terugkomt', en: 'an e-mail from Emelia bounces' },
    nodes: emeliaEvent('bounced'),
    fields: EMELIA,
  },
  replied: {
    app: emeliaApp,
    event: { nl: 'iemand op een mail van Emelia antwoordt', en: 'someone replies to an e-mail from Emelia' },
    nodes: emeliaEvent('replied'),
    fields: {
      id: '$json.contact._id',
      from: '$json.contact.email',
      name: EMELIA.name,
      subject: '$json.campaign',
      text: '$json.reply ?? $json.text',
    },
  },
};

export const outreach: Outreach[] = [lemlist, emelia];
