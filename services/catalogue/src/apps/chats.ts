import { pick } from '../dsl/apps.js';
import { greeted } from '../dsl/greeting.js';
import { node, say } from '../kit/index.js';
import type { Chat } from '../kit/ports.js';
import {
  discordApp,
  googleChatApp,
  matrixApp,
  mattermostApp,
  rocketChatApp,
  slackApp,
  teamsApp,
  telegramApp,
  twistApp,
  webexApp,
  zulipApp,
} from './chat-apps.js';
import { slackMention, teamsMessage, telegramMessage, webexMessage } from './chat-sources.js';
import { cut, withoutMarkdown, withoutTags } from './fitted.js';
import { inApp, slackChannel, teamsChannel, telegramChatId } from './values.js';

export * from './chat-apps.js';
export { whatsAppInbox } from './chat-sources.js';

const TEAMS_CHAT = inApp(
  'Microsoft Teams',
  ['chat', 'chat'],
  [
    'Het id van de chat: in de link ernaartoe het deel dat met 19: begint.',
    'The id of the chat: the part that begins with 19: in the link to it.',
  ],
  '19:0a1b2c3d4e5f@thread.v2',
);
const GOOGLE_SPACE = inApp(
  'Google Chat',
  ['ruimte', 'space'],
  [
    'Het id van de ruimte: in het adres achter /room/ of /space/.',
    'The id of the space: behind /room/ or /space/ in its address.',
  ],
  'AAAAb1cDeFg',
);
const MATTERMOST_CHANNEL = inApp(
  'Mattermost',
  ['kanaal', 'channel'],
  [
    'Het id van het kanaal, bij de informatie over het kanaal.',
    "The id of the channel, in the channel's info.",
  ],
  'a1b2c3d4e5f6g7h8i9j0k1l2m3',
);
const ROCKET_CHANNEL = inApp(
  'Rocket.Chat',
  ['kanaal', 'channel'],
  ['De naam van het kanaal met het hekje.', 'The name of the channel with its hash sign.'],
  ['#meldingen', '#notices'],
  '^[#@]\\S+$',
);
const WEBEX_ROOM = inApp(
  'Webex',
  ['ruimte', 'space'],
  ['Het id van de ruimte.', 'The id of the space.'],
  'Y2lzY29zcGFyazovL3VzL1JPT00vYWJj',
);
const MATRIX_ROOM = inApp(
  'Matrix',
  ['ruimte', 'room'],
  [
    'Het interne id van de ruimte, bij de instellingen ervan; het begint met een uitroepteken.',
    'The internal id of the room, in its settings; it begins with an exclamation mark.',
  ],
  '!abcDEF:example.com',
  '^!.+:.+$',
);
const ZULIP_CHANNEL = inApp(
  'Zulip',
  ['kanaal', 'channel'],
  ['De naam van het kanaal.', 'The name of the channel.'],
  ['meldingen', 'notices'],
);
const ZULIP_TOPIC = inApp(
  'Zulip',
  ['onderwerp', 'topic'],
  ['Het onderwerp waaronder de berichten komen.', 'The topic under which the messages go.'],
  'Workflows',
);
const TWIST_WORKSPACE = inApp(
  'Twist',
  ['werkruimte', 'workspace'],
  [
    'Het nummer van je werkruimte: in het adres achter /a/.',
    'The number of your workspace: behind /a/ in the address.',
  ],
  '123456',
);
const TWIST_CONVERSATION = inApp(
  'Twist',
  ['gesprek', 'conversation'],
  [
    'Het nummer van het gesprek: in het adres achter /msg/.',
    'The number of the conversation: behind /msg/ in the address.',
  ],
  '654321',
);

/** A longer message is refused. A question in Slack and Discord stands in a block, which has a limit of its own. */
const LONGEST = { discord: 2000, discordBlock: 4096, googleChat: 4096, slackBlock: 3000, telegram: 4096 };
/** What n8n writes under a question in Google Chat: two addresses. */
const BUTTONS = 600;
/** What Telegram reads as HTML. */
const TAGS = /<[^>]*>/g;
const DISCORD_CHANNEL = inApp(
  'Discord',
  ['kanaal', 'channel'],
  [
    'De link naar het kanaal: klik er met rechts op en kies Link kopiëren.',
    'The link to the channel: right-click it and choose Copy link.',
  ],
  'https://discord.com/channels/123456789012345678/234567890123456789',
  '^https://discord\\.com/channels/\\d+/\\d+$',
);
/** Yes and no as buttons; every app that can hold a run for an answer takes these. */
const approval = () => ({
  responseType: 'approval',
  approvalOptions: {
    values: {
      approvalType: 'double',
      approveLabel: say('Akkoord', 'Approve'),
      disapproveLabel: say('Afwijzen', 'Reject'),
    },
  },
  options: { appendAttribution: false },
});

export const slackChat: Chat = {
  app: slackApp,
  post: (name, text) =>
    node(name, 'slack', 2.7, {
      resource: 'message',
      operation: 'post',
      select: 'channel',
      channelId: pick(slackChannel, 'name'),
      messageType: 'text',
      text: greeted(text),
      otherOptions: { includeLinkToWorkflow: false },
    }),
  approve: (name, message) => ({
    ...node(name, 'slack', 2.7, {
      resource: 'message',
      operation: 'sendAndWait',
      select: 'channel',
      channelId: pick(slackChannel, 'name'),
      message: cut(greeted(message), LONGEST.slackBlock),
      ...approval(),
    }),
    webhook: true,
  }),
  heard: slackMention,
};
export const teamsChat: Chat = {
  app: teamsApp,
  post: (name, message) =>
    node(name, 'microsoftTeams', 2, {
      resource: 'channelMessage',
      operation: 'create',
      ...teamsChannel,
      contentType: 'text',
      message: greeted(message),
      options: { includeLinkToWorkflow: false },
    }),
  approve: (name, message) => ({
    ...node(name, 'microsoftTeams', 2, {
      resource: 'chatMessage',
      operation: 'sendAndWait',
      chatId: pick(TEAMS_CHAT),
      message: greeted(message),
      ...approval(),
    }),
    webhook: true,
  }),
  heard: teamsMessage,
};
export const telegramChat: Chat = {
  app: telegramApp,
  post: (name, text) =>
    node(name, 'telegram', 1.2, {
      resource: 'message',
      operation: 'sendMessage',
      chatId: telegramChatId,
      text: cut(withoutTags(greeted(text)), LONGEST.telegram, TAGS),
      additionalFields: { appendAttribution: false, parse_mode: 'HTML' },
    }),
  approve: (name, message) => ({
    ...node(name, 'telegram', 1.2, {
      resource: 'message',
      operation: 'sendAndWait',
      chatId: telegramChatId,
      message: cut(withoutMarkdown(greeted(message)), LONGEST.telegram),
      ...approval(),
    }),
    webhook: true,
  }),
  heard: telegramMessage,
};
export const discordChat: Chat = {
  app: discordApp,
  post: (name, content) =>
    node(name, 'discord', 2, {
      authentication: 'botToken',
      resource: 'message',
      operation: 'send',
      guildId: pick(DISCORD_CHANNEL, 'url'),
      sendTo: 'channel',
      channelId: pick(DISCORD_CHANNEL, 'url'),
      content: cut(greeted(content), LONGEST.discord),
      options: {},
    }),
  approve: (name, message) => ({
    ...node(name, 'discord', 2, {
      authentication: 'botToken',
      resource: 'message',
      operation: 'sendAndWait',
      guildId: pick(DISCORD_CHANNEL, 'url'),
      sendTo: 'channel',
      channelId: pick(DISCORD_CHANNEL, 'url'),
      message: cut(greeted(message), LONGEST.discordBlock),
      ...approval(),
    }),
    webhook: true,
  }),
};
export const googleChat: Chat = {
  app: googleChatApp,
  post: (name, text) =>
    node(name, 'googleChat', 1, {
      authentication: 'oAuth2',
      resource: 'message',
      operation: 'create',
      spaceId: `spaces/${GOOGLE_SPACE}`,
      messageUi: { text: cut(greeted(text), LONGEST.googleChat) },
      additionalFields: {},
    }),
  approve: (name, message) => ({
    ...node(name, 'googleChat', 1, {
      authentication: 'oAuth2',
      resource: 'message',
      operation: 'sendAndWait',
      spaceId: `spaces/${GOOGLE_SPACE}`,
      message: cut(greeted(message), LONGEST.googleChat - BUTTONS),
      ...approval(),
    }),
    webhook: true,
  }),
};
export const mattermostChat: Chat = {
  app: mattermostApp,
  post: (name, message) =>
    node(name, 'mattermost', 1, {
      resource: 'message',
      operation: 'post',
      channelId: MATTERMOST_CHANNEL,
      message,
      otherOptions: {},
    }),
};
export const rocketChat: Chat = {
  app: rocketChatApp,
  post: (name, text) =>
    node(name, 'rocketchat', 1, {
      resource: 'chat',
      operation: 'postMessage',
      channel: ROCKET_CHANNEL,
      text,
      options: {},
    }),
};
export const webexChat: Chat = {
  app: webexApp,
  post: (name, text) =>
    node(name, 'ciscoWebex', 1, {
      resource: 'message',
      operation: 'create',
      destination: 'room',
      roomId: WEBEX_ROOM,
      text,
      additionalFields: {},
    }),
  heard: webexMessage,
};
export const matrixChat: Chat = {
  app: matrixApp,
  post: (name, text) =>
    node(name, 'matrix', 1, {
      resource: 'message',
      operation: 'create',
      roomId: MATRIX_ROOM,
      text,
      messageType: 'm.text',
      messageFormat: 'plain',
    }),
};
export const zulipChat: Chat = {
  app: zulipApp,
  post: (name, content) =>
    node(name, 'zulip', 1, {
      resource: 'message',
      operation: 'sendStream',
      stream: ZULIP_CHANNEL,
      topic: ZULIP_TOPIC,
      content,
    }),
};
export const twistChat: Chat = {
  app: twistApp,
  post: (name, content) =>
    node(name, 'twist', 1, {
      resource: 'messageConversation',
      operation: 'create',
      workspaceId: TWIST_WORKSPACE,
      conversationId: TWIST_CONVERSATION,
      content,
      additionalFields: {},
    }),
};

export type ApprovalChat = Chat & Required<Pick<Chat, 'approve'>>;
export type HeardChat = Chat & Required<Pick<Chat, 'heard'>>;

/** Where teams talk. */
export const chats: readonly Chat[] = [
  slackChat,
  teamsChat,
  telegramChat,
  discordChat,
  googleChat,
  mattermostChat,
  rocketChat,
  webexChat,
  matrixChat,
  zulipChat,
  twistChat,
];
/** Chats in which people can press Akkoord or Afwijzen. */
export const approvalChats: readonly ApprovalChat[] = chats.filter(
  (chat): chat is ApprovalChat => chat.approve !== undefined,
);
/** Chats that can start a run with what somebody wrote. */
export const heardChats: readonly HeardChat[] = chats.filter(
  (chat): chat is HeardChat => chat.heard !== undefined,
);
