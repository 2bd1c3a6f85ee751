import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { NodeSpec } from '../dsl/types.js';
import { value } from '../dsl/value.js';
import type { App, Sms } from '../kit/ports.js';
import { app } from './app.js';
import { whatsAppApp } from './chat-apps.js';
import { inApp } from './values.js';

const SMS_SENDER = value({
  key: 'de-sms-sender',
  kind: 'text',
  label: { nl: 'Afzender in de sms', en: 'Sender of the texts' },
  help: {
    nl: 'Het nummer of de naam waarvan je verstuurt.',
    en: 'The number or name that you send from.',
  },
  example: '+31612345678',
});
/** The number of the customer's business that sends. */
export const WHATSAPP_NUMBER = inApp(
  'WhatsApp',
  ['nummer-id', 'phone number id'],
  [
    'Het Phone number ID, bij Meta onder WhatsApp, API Setup.',
    'The Phone number ID, at Meta under WhatsApp, API Setup.',
  ],
  '106540352242922',
);

const FROM = SMS_SENDER;
const smsApp = (key: string, label: string, credential: string, nl: string, en: string, weight = 2): App =>
  app(
    key,
    label,
    credential,
    [nl, 'Laat een nummer of afzendernaam goedkeuren waarvandaan je mag sturen.'],
    [en, 'Have a number or sender name approved that you may send from.'],
    weight,
  );
export const twilioApp = smsApp(
  'twilio',
  'Twilio',
  'twilioApi',
  'Kopieer Account SID en Auth Token uit de Twilio-console naar n8n.',
  'Copy the Account SID and Auth Token from the Twilio console into n8n.',
  5,
);
export const messageBirdApp = smsApp(
  'messageBird',
  'MessageBird',
  'messageBirdApi',
  'Maak in MessageBird onder Developers een live API-sleutel en plak die in n8n.',
  'Create a live API key under Developers at MessageBird and paste it into n8n.',
  4,
);
export const vonageApp = smsApp(
  'vonage',
  'Vonage',
  'vonageApi',
  'Kopieer API key en API secret uit het Vonage-dashboard naar n8n.',
  'Copy the API key and API secret from the Vonage dashboard into n8n.',
  3,
);
export const plivoApp = smsApp(
  'plivo',
  'Plivo',
  'plivoApi',
  'Kopieer Auth ID en Auth Token uit de Plivo-console naar n8n.',
  'Copy the Auth ID and Auth Token from the Plivo console into n8n.',
);
export const sevenApp = smsApp(
  'seven',
  'seven.io',
  'sms77Api',
  'Maak in seven onder Developer een API-sleutel en plak die in n8n.',
  'Create an API key under Developer at seven and paste it into n8n.',
);
export const moceanApp = smsApp(
  'mocean',
  'Mocean',
  'moceanApi',
  'Kopieer API key en secret uit het Mocean-dashboard naar n8n.',
  'Copy the API key and secret from the Mocean dashboard into n8n.',
  1,
);
export const msg91App = smsApp(
  'msg91',
  'MSG91',
  'msg91Api',
  'Maak in MSG91 onder Authkey een sleutel en plak die in n8n.',
  'Create a key under Authkey at MSG91 and paste it into n8n.',
  1,
);

type Step = (name: string, to: string, text: string) => NodeSpec;
const sender = (of: App, send: Step): Sms => ({ app: of, send });
const plain =
  (type: string): Step =>
  (name, to, message) =>
    node(name, type, 1, { resource: 'sms', operation: 'send', from: FROM, to, message });

/** A WhatsApp message of one's own accord must use an approved template; the text becomes its first variable. */
export const whatsAppSender: Sms = {
  app: whatsAppApp,
  setup: [
    {
      nl: 'Laat bij Meta een sjabloon "melding" goedkeuren met één variabele.',
      en: 'Have a template "notification" in English with one variable approved by Meta.',
    },
  ],
  send: (name, recipientPhoneNumber, text) =>
    node(name, 'whatsApp', 1.1, {
      resource: 'message',
      operation: 'sendTemplate',
      phoneNumberId: WHATSAPP_NUMBER,
      recipientPhoneNumber,
      template: say('melding|nl', 'notification|en'),
      components: {
        component: [{ type: 'body', bodyParameters: { parameter: [{ type: 'text', text }] } }],
      },
    }),
};

/** A text message to one telephone. */
export const smsSenders: readonly Sms[] = [
  sender(twilioApp, plain('twilio')),
  sender(messageBirdApp, (name, recipients, message) =>
    node(name, 'messageBird', 1, {
      resource: 'sms',
      operation: 'send',
      originator: FROM,
      recipients,
      message,
      additionalFields: {},
    }),
  ),
  sender(vonageApp, plain('vonage')),
  whatsAppSender,
  sender(plivoApp, plain('plivo')),
  sender(sevenApp, plain('sms77')),
  sender(moceanApp, plain('mocean')),
  sender(msg91App, plain('msg91')),
];
