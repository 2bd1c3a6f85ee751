import type { Language } from '@stroomwerk/contracts';

/** In both languages. */
export type Text = Readonly<Record<Language, string>>;

/** What starts a run, by type. */
export const starts: Readonly<Record<string, Text>> = {
  webhook: {
    nl: 'Zodra een ander systeem een bericht naar de webhook stuurt',
    en: 'As soon as another system calls the webhook',
  },
  formTrigger: { nl: 'Zodra iemand het formulier invult', en: 'As soon as somebody fills in the form' },
  chatTrigger: { nl: 'Zodra iemand een chatbericht stuurt', en: 'As soon as somebody sends a chat message' },
  manualChatTrigger: {
    nl: 'Zodra je zelf een chatbericht stuurt',
    en: 'As soon as you send a chat message yourself',
  },
  mcpTrigger: {
    nl: 'Zodra een AI-assistent om een van de tools vraagt',
    en: 'As soon as an AI assistant asks for one of the tools',
  },
  emailReadImap: { nl: 'Zodra er een e-mail binnenkomt', en: 'As soon as an e-mail arrives' },
  rssFeedReadTrigger: {
    nl: 'Zodra er een nieuw bericht in de RSS-feed staat',
    en: 'As soon as the RSS feed has a new item',
  },
  localFileTrigger: { nl: 'Zodra er een bestand verandert', en: 'As soon as a file changes' },
  executeWorkflowTrigger: {
    nl: 'Wanneer een andere workflow hem aanroept',
    en: 'When another workflow calls it',
  },
  errorTrigger: { nl: 'Zodra een andere workflow mislukt', en: 'As soon as another workflow fails' },
};
export const byHand: Text = { nl: 'Wanneer je hem zelf start', en: 'When you start it yourself' };

/** How often a schedule runs: once in each, and so many of them. */
export const units: Readonly<Record<string, readonly [Text, Text]>> = {
  seconds: [
    { nl: 'Elke seconde', en: 'Every second' },
    { nl: 'seconden', en: 'seconds' },
  ],
  minutes: [
    { nl: 'Elke minuut', en: 'Every minute' },
    { nl: 'minuten', en: 'minutes' },
  ],
  hours: [
    { nl: 'Elk uur', en: 'Every hour' },
    { nl: 'uur', en: 'hours' },
  ],
  days: [
    { nl: 'Elke dag', en: 'Every day' },
    { nl: 'dagen', en: 'days' },
  ],
  weeks: [
    { nl: 'Elke week', en: 'Every week' },
    { nl: 'weken', en: 'weeks' },
  ],
  months: [
    { nl: 'Elke maand', en: 'Every month' },
    { nl: 'maanden', en: 'months' },
  ],
};

/** Apps that one sends something with. */
export const messengers = new Set([
  'Slack',
  'Telegram',
  'Discord',
  'Gmail',
  'Outlook',
  'Microsoft Teams',
  'WhatsApp',
  'Twilio',
  'Mattermost',
  'SendGrid',
  'Mailgun',
  'Rocket.Chat',
  'Google Chat',
  'Pushover',
  'LINE',
]);
