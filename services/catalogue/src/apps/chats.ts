import { pick } from '../dsl/apps.js';
import { node, say } from '../kit/index.js';
import type { Chat } from '../kit/ports.js';
import type { Both } from '../kit/text.js';
import {
  discordApp,
  googleChatApp,
  matrixApp,
  mattermostApp,
  place,
  rocketChatApp,
  slackApp,
  teamsApp,
  telegramApp,
  twistApp,
  webexApp,
  zulipApp,
} from './chat-apps.js';

import { slackMention, teamsMessage, telegramMessage, webexMessage } from './chat-sources.js';

export * from './chat-apps.js';
export { whatsAppInbox } from './chat-sources.js';

// n8n takes only a number and a UUID there, until the customer picks.
const DISCORD_ID = '000000000000000000';
const NO_TEAM = '00000000-0000-4000-8000-000000000000';
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
  setup: place('Slack'),
  post: (name, text) =>
    node(name, 'slack', 2.7, {
      resource: 'message',
      operation: 'post',
      select: 'channel',
      channelId: pick('#jouw-kanaal', 'name'),
      messageType: 'text',
      text,
      otherOptions: { includeLinkToWorkflow: false },
    }),
  approve: (name, message) => ({
    ...node(name, 'slack', 2.7, {
      resource: 'message',
      operation: 'sendAndWait',
      select: 'channel',
      channelId: pick('#jouw-kanaal', 'name'),
      message,
      ...approval(),
    }),
    webhook: true,
  }),
  heard: slackMention,
};
export const teamsChat: Chat = {
  app: teamsApp,
  setup: place('Microsoft Teams'),
  post: (name, message) =>
    node(name, 'microsoftTeams', 2, {
      resource: 'channelMessage',
      operation: 'create',
      teamId: pick(NO_TEAM),
      channelId: pick('KIES_JE_KANAAL'),
      contentType: 'text',
      message,
      options: { includeLinkToWorkflow: false },
    }),
  approve: (name, message) => ({
    ...node(name, 'microsoftTeams', 2, {
      resource: 'chatMessage',
      operation: 'sendAndWait',
      chatId: pick('KIES_JE_CHAT'),
      message,
      ...approval(),
    }),
    webhook: true,
  }),
  heard: teamsMessage,
};
const telegramSetup: Both[] = [
  {
    nl: 'Vul in de stappen van Telegram het id van je chat of groep in.',
    en: 'Fill in the id of your chat or group in the Telegram steps.',
  },
];
export const telegramChat: Chat = {
  app: telegramApp,
  setup: telegramSetup,
  post: (name, text) =>
    node(name, 'telegram', 1.2, {
      resource: 'message',
      operation: 'sendMessage',
      chatId: 'VUL_JE_CHAT_ID_IN',
      text,
      additionalFields: { appendAttribution: false, parse_mode: 'HTML' },
    }),
  approve: (name, message) => ({
    ...node(name, 'telegram', 1.2, {
      resource: 'message',
      operation: 'sendAndWait',
      chatId: 'VUL_JE_CHAT_ID_IN',
      message,
      ...approval(),
    }),
    webhook: true,
  }),
  heard: telegramMessage,
};
export const discordChat: Chat = {
  app: discordApp,
  setup: place('Discord'),
  post: (name, content) =>
    node(name, 'discord', 2, {
      authentication: 'botToken',
      resource: 'message',
      operation: 'send',
      guildId: pick(DISCORD_ID),
      sendTo: 'channel',
      channelId: pick(DISCORD_ID),
      content,
      options: {},
    }),
  approve: (name, message) => ({
    ...node(name, 'discord', 2, {
      authentication: 'botToken',
      resource: 'message',
      operation: 'sendAndWait',
      guildId: pick(DISCORD_ID),
      sendTo: 'channel',
      channelId: pick(DISCORD_ID),
      message,
      ...approval(),
    }),
    webhook: true,
  }),
};
export const googleChat: Chat = {
  app: googleChatApp,
  setup: place('Google Chat', 'de ruimte', 'the space'),
  post: (name, text) =>
    node(name, 'googleChat', 1, {
      authentication: 'oAuth2',
      resource: 'message',
      operation: 'create',
      spaceId: 'spaces/KIES_JE_RUIMTE',
      messageUi: { text },
      additionalFields: {},
    }),
  approve: (name, message) => ({
    ...node(name, 'googleChat', 1, {
      authentication: 'oAuth2',
      resource: 'message',
      operation: 'sendAndWait',
      spaceId: 'spaces/KIES_JE_RUIMTE',
      message,
      ...approval(),
    }),
    webhook: true,
  }),
};
export const mattermostChat: Chat = {
  app: mattermostApp,
  setup: place('Mattermost'),
  post: (name, message) =>
    node(name, 'mattermost', 1, {
      resource: 'message',
      operation: 'post',
      channelId: 'KIES_JE_KANAAL',
      message,
      otherOptions: {},
    }),
};
export const rocketChat: Chat = {
  app: rocketChatApp,
  setup: place('Rocket.Chat'),
  post: (name, text) =>
    node(name, 'rocketchat', 1, {
      resource: 'chat',
      operation: 'postMessage',
      channel: '#KIES_JE_KANAAL',
      text,
      options: {},
    }),
};
export const webexChat: Chat = {
  app: webexApp,
  setup: place('Webex', 'de ruimte', 'the space'),
  post: (name, text) =>
    node(name, 'ciscoWebex', 1, {
      resource: 'message',
      operation: 'create',
      destination: 'room',
      roomId: 'KIES_JE_RUIMTE',
      text,
      additionalFields: {},
    }),
  heard: webexMessage,
};
export const matrixChat: Chat = {
  app: matrixApp,
  setup: place('Matrix', 'de ruimte', 'the room'),
  post: (name, text) =>
    node(name, 'matrix', 1, {
      resource: 'message',
      operation: 'create',
      roomId: '!KIES_JE_RUIMTE:example.com',
      text,
      messageType: 'm.text',
      messageFormat: 'plain',
    }),
};
export const zulipChat: Chat = {
  app: zulipApp,
  setup: place('Zulip', 'het kanaal en het onderwerp', 'the channel and the topic'),
  post: (name, content) =>
    node(name, 'zulip', 1, {
      resource: 'message',
      operation: 'sendStream',
      stream: 'KIES_JE_KANAAL',
      topic: 'KIES_HET_ONDERWERP',
      content,
    }),
};
export const twistChat: Chat = {
  app: twistApp,
  setup: place('Twist', 'de werkruimte en het gesprek', 'the workspace and the conversation'),
  post: (name, content) =>
    node(name, 'twist', 1, {
      resource: 'messageConversation',
      operation: 'create',
      workspaceId: 'KIES_JE_WERKRUIMTE',
      conversationId: 'KIES_HET_GESPREK',
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
