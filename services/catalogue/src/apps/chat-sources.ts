import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node } from '../kit/index.js';
import type { Source } from '../kit/ports.js';
import { place, slackApp, teamsApp, telegramApp, webexApp, whatsAppInboxApp } from './chat-apps.js';

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
      channelId: pick('C0KIESKANAAL'),
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
const TEAMS_TEXT = "$json.body.content.replace(/<[^>]+>/g, ' ').trim()";

export const teamsMessage: Source<'message'> = {
  app: teamsApp,
  event: {
    nl: 'iemand in Teams een bericht met ! begint',
    en: 'someone starts a Teams message with !',
  },
  setup: place('Microsoft Teams'),
  nodes: (name) => [
    appTrigger(name, 'microsoftTeamsTrigger', 1, {
      event: 'newChannelMessage',
      teamId: pick('00000000-0000-4000-8000-000000000000'),
      channelId: pick('KIES_JE_KANAAL'),
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
  setup: place('Webex', 'de ruimte', 'the space'),
  nodes: (name) => [
    appTrigger(name, 'ciscoWebexTrigger', 1, {
      resource: 'message',
      event: 'created',
      filters: { roomId: 'KIES_JE_RUIMTE' },
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
