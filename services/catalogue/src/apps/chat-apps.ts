import type { App } from '../kit/ports.js';
import { app, GOOGLE_STEPS, MICROSOFT_STEPS } from './app.js';

export const slackApp = app(
  'slack',
  'Slack',
  'slackApi',
  [
    'Maak op api.slack.com een app met de rechten chat:write en channels:read.',
    'Installeer de app, nodig haar uit in het kanaal en plak het bot-token in n8n.',
  ],
  [
    'Create an app at api.slack.com with the scopes chat:write and channels:read.',
    'Install the app, invite it to the channel and paste the bot token into n8n.',
  ],
  5,
);
export const teamsApp = app(
  'microsoftTeams',
  'Microsoft Teams',
  'microsoftTeamsOAuth2Api',
  ...MICROSOFT_STEPS,
  5,
);
export const telegramApp = app(
  'telegram',
  'Telegram',
  'telegramApi',
  [
    'Maak met @BotFather een bot en plak het token in n8n.',
    'Stuur de bot een bericht en noteer het id van je chat of groep.',
  ],
  [
    'Create a bot with @BotFather and paste the token into n8n.',
    'Send the bot a message and note the id of your chat or group.',
  ],
  4,
);
export const discordApp = app(
  'discord',
  'Discord',
  'discordBotApi',
  [
    'Maak op discord.com/developers een toepassing met een bot en kopieer het bot-token.',
    'Nodig de bot uit op je server met het recht om berichten te plaatsen.',
  ],
  [
    'Create an application with a bot at discord.com/developers and copy the bot token.',
    'Invite the bot to your server with permission to send messages.',
  ],
  3,
);
export const googleChatApp = app('googleChat', 'Google Chat', 'googleChatOAuth2Api', ...GOOGLE_STEPS, 3);
export const mattermostApp = app(
  'mattermost',
  'Mattermost',
  'mattermostApi',
  [
    'Maak in Mattermost onder Integraties een botaccount met een toegangstoken.',
    'Vul in n8n het adres van je server en het token in.',
  ],
  [
    'Create a bot account with an access token under Integrations in Mattermost.',
    'Fill in the address of your server and the token in n8n.',
  ],
);
export const rocketChatApp = app(
  'rocketchat',
  'Rocket.Chat',
  'rocketchatApi',
  [
    'Maak in je Rocket.Chat-profiel onder Persoonlijke toegangstokens een token.',
    'Vul in n8n je gebruikers-id, het token en het adres van de server in.',
  ],
  [
    'Create a token under Personal access tokens in your Rocket.Chat profile.',
    'Fill in your user id, the token and the server address in n8n.',
  ],
);
export const webexApp = app(
  'webex',
  'Webex',
  'ciscoWebexOAuth2Api',
  [
    'Maak op developer.webex.com een integratie met de omleidings-URL uit n8n.',
    'Vul client-id en geheim in en verbind je account.',
  ],
  [
    'Create an integration at developer.webex.com with the redirect URL shown in n8n.',
    'Fill in the client id and secret and connect your account.',
  ],
);
export const matrixApp = app(
  'matrix',
  'Matrix',
  'matrixApi',
  [
    'Kopieer in Element onder Instellingen, Help het toegangstoken van je bot.',
    'Vul in n8n het token en het adres van je homeserver in.',
  ],
  [
    'Copy the access token of your bot in Element under Settings, Help.',
    'Fill in the token and the address of your homeserver in n8n.',
  ],
  1,
);
export const zulipApp = app(
  'zulip',
  'Zulip',
  'zulipApi',
  [
    'Maak in Zulip onder Persoonlijke instellingen een bot en kopieer de API-sleutel.',
    'Vul in n8n het adres van je organisatie, het e-mailadres van de bot en de sleutel in.',
  ],
  [
    'Create a bot under Personal settings in Zulip and copy its API key.',
    'Fill in the address of your organisation, the e-mail address of the bot and the key in n8n.',
  ],
  1,
);
export const twistApp = app(
  'twist',
  'Twist',
  'twistOAuth2Api',
  [
    'Maak op twist.com/app_console een integratie met de omleidings-URL uit n8n.',
    'Vul client-id en geheim in en geef toegang.',
  ],
  [
    'Create an integration at twist.com/app_console with the redirect URL shown in n8n.',
    'Fill in the client id and secret and grant access.',
  ],
  1,
);
export const whatsAppApp = app(
  'whatsApp',
  'WhatsApp Business',
  'whatsAppApi',
  [
    'Maak in Meta for Developers een app met WhatsApp.',
    'Vul in n8n het toegangstoken en het id van je bedrijfsaccount in.',
  ],
  [
    'Create an app with WhatsApp at Meta for Developers.',
    'Fill in the access token and the id of your business account in n8n.',
  ],
  3,
);
/** Incoming WhatsApp takes another credential than sending does. */
export const whatsAppInboxApp: App = {
  ...whatsAppApp,
  key: 'whatsAppTrigger',
  label: 'WhatsApp Business (ontvangen)',
  credential: 'whatsAppTriggerApi',
  steps: {
    nl: [
      'Kopieer in Meta for Developers het app-id en het app-geheim.',
      'Vul beide in n8n in; Meta meldt nieuwe berichten dan vanzelf.',
    ],
    en: [
      'Copy the app id and app secret at Meta for Developers.',
      'Fill in both in n8n; Meta then reports new messages by itself.',
    ],
  },
};
