import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node } from '../kit/index.js';
import type { Source } from '../kit/ports.js';
import { slackApp, teamsApp, telegramApp, webexApp, whatsAppInboxApp } from './chat-apps.js';
import { plain } from './cms-apps.js';
import { inApp } from './values.js';

const SLACK_CHANNEL_ID = inApp(
  'Slack',
  ['kanaal om naar te luisteren', 'channel to listen to'],
  [
    'Het id van het kanaal, onderaan bij de gegevens van het kanaal.',
    "The id of the channel, at the end of the channel's details.",
  ],
  'C0123456789',
  '^[CGD][A-Z0-9]+$',
);
const TEAMS_TEAM = inApp(
  'Teams',
  ['team om naar te luisteren', 'team to listen to'],
  [
    'Het id van het team: in de link naar het kanaal achter groupId=.',
    'The id of the team: behind groupId= in the link to the channel.',
  ],
  '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
);
const TEAMS_CHANNEL_ID = inApp(
  'Teams',
  ['kanaal om naar te luisteren', 'channel to listen to'],
  [
    'Het id van het kanaal: in de link ernaartoe het deel dat met 19: begint.',
    'The id of the channel: the part that begins with 19: in the link to it.',
  ],
  '19:0a1b2c3d4e5f@thread.tacv2',
);
const WEBEX_LISTEN = inApp(
  'Webex',
  ['ruimte om naar te luisteren', 'space to listen to'],
  [
    'Het id van de ruimte; kies de ruimte in de trigger uit de lijst.',
    'The id of the space; choose the space from the list in the trigger.',
  ],
  'Y2lzY29zcGFyazovL3VzL1JPT00vYWJj',
);

export const slackMention: Source<'message'> = {
  app: slackApp,
  event: { nl: 'iemand de bot in Slack noemt', en: 'someone mentions the bot in Slack' },
  setup: [
    {
      nl: 'Zet in je Slack-app Event Subscriptions aan, plak daar de webhook-URL en abonneer op app_mention.',
      en: 'Switch on Event Subscriptions in your Slack app, paste the webhook URL there and subscribe to app_mention.',
    },
  ],
  nodes: (name) => [
    appTrigger(name, 'slackTrigger', 1, {
      trigger: ['app_mention'],
      channelId: pick(SLACK_CHANNEL_ID),
      options: {},
    }),
  ],
  fields: {
    id: '$json.ts',
    from: '$json.user',
    name: '$json.user',
    subject: "'Slack'",
    text: "$json.text.replace(/<@[^>]+>/g, '').trim()",
  },
};
/** Only what starts with !, so that an answer in the same room does not start the next run. */
const asked = (text: string) => keep('Alleen berichten met !', [[`={{ ${text} }}`, 'matches', '^!']]);
const TEAMS_TEXT = plain('$json.body.content');

export const teamsMessage: Source<'message'> = {
  app: teamsApp,
  event: {
    nl: 'iemand in Teams een bericht met ! begint',
    en: 'someone starts a Teams message with !',
  },
  nodes: (name) => [
    appTrigger(name, 'microsoftTeamsTrigger', 1, {
      event: 'newChannelMessage',
      teamId: pick(TEAMS_TEAM),
      channelId: pick(TEAMS_CHANNEL_ID),
    }),
    asked(TEAMS_TEXT),
  ],
  fields: {
    id: '$json.id',
    from: '$json.from.user.id',
    name: '$json.from.user.displayName',
    subject: "$json.subject || 'Teams'",
    text: `${TEAMS_TEXT}.replace(/^!\\s*/, '')`,
  },
};
export const telegramMessage: Source<'message'> = {
  app: telegramApp,
  event: { nl: 'iemand de Telegram-bot een bericht stuurt', en: 'someone sends the Telegram bot a message' },
  nodes: (name) => [appTrigger(name, 'telegramTrigger', 1.5, { updates: ['message'], additionalFields: {} })],
  fields: {
    id: '$json.message.message_id',
    from: '$json.message.chat.id',
    name: "[$json.message.from.first_name, $json.message.from.last_name].filter(Boolean).join(' ')",
    subject: "'Telegram'",
    text: "$json.message.text || $json.message.caption || ''",
  },
};
export const webexMessage: Source<'message'> = {
  app: webexApp,
  event: {
    nl: 'iemand in Webex een bericht met ! begint',
    en: 'someone starts a Webex message with !',
  },
  nodes: (name) => [
    appTrigger(name, 'ciscoWebexTrigger', 1, {
      resource: 'message',
      event: 'created',
      filters: { roomId: WEBEX_LISTEN },
    }),
    node('Haal de tekst op', 'ciscoWebex', 1, {
      resource: 'message',
      operation: 'get',
      messageId: '={{ $json.data.id }}',
    }),
    asked('$json.text'),
  ],
  fields: {
    id: '$json.id',
    from: '$json.personEmail',
    name: '$json.personEmail',
    subject: "'Webex'",
    text: "$json.text.replace(/^!\\s*/, '')",
  },
};
/** Customers and colleagues who write over WhatsApp; sending goes through `smsSenders`. */
export const whatsAppInbox: Source<'message'> = {
  app: whatsAppInboxApp,
  event: { nl: 'er een WhatsApp-bericht binnenkomt', en: 'a WhatsApp message comes in' },
  nodes: (name) => [appTrigger(name, 'whatsAppTrigger', 1, { updates: ['messages'], options: {} })],
  fields: {
    id: '$json.messages[0].id',
    from: '$json.messages[0].from',
    name: '$json.contacts[0].profile.name',
    subject: "'WhatsApp'",
    text: "$json.messages[0].text?.body || ''",
  },
};
