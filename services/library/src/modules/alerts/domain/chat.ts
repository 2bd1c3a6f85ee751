import type { AlertChannelKind } from '@stroomwerk/contracts/library';

export type ChatKind = Exclude<AlertChannelKind, 'webhook'>;

export const chatTitles: Readonly<Record<ChatKind, string>> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
};

/** Where each chat has its incoming webhooks, as its documentation says: hosts, and how a path begins. */
const places: Readonly<Record<ChatKind, { readonly host: RegExp; readonly path: RegExp }>> = {
  slack: { host: /^hooks\.slack\.com$/, path: /^\/(?:services|triggers|workflows)\/./ },
  // Workflows of Power Automate, and the connectors that came before them.
  teams: {
    host: /^(?:[a-z0-9-]+\.)+(?:logic\.azure\.com|environment\.api\.powerplatform\.com|webhook\.office\.com)$/,
    path: /^\/./,
  },
  discord: {
    host: /^(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/,
    path: /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+\/?$/,
  },
};

/** Whether an address is one of an incoming webhook of a chat. */
export function isOfChat(kind: ChatKind, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, pathname, username, password } = new URL(address);
  const { host, path } = places[kind];
  return (
    protocol === 'https:' &&
    (port === '' || port === '443') &&
    username + password === '' &&
    host.test(hostname) &&
    path.test(pathname)
  );
}

/** Enough to know an address by: its host, and the last four characters of what is secret in it. */
export function maskedAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`;
  return rest.length > 12 ? `${host}/…${rest.slice(-4)}` : `${host}/…`;
}

export interface ChatMessage {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
}

/** Slack's own three characters; without them nothing in a name is a link or calls a person. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const markdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()]/g, '\\$&');
const discordMost = 2_000;

function discordText({ title, lines, link }: ChatMessage): string {
  const tail = `\n${link.url}`;
  const text = [`**${markdown(title)}**`, ...lines.map((line) => `- ${markdown(line)}`)].join('\n');
  const room = discordMost - tail.length;
  return (text.length > room ? `${text.slice(0, room - 1)}…` : text) + tail;
}

const bodies: Readonly<Record<ChatKind, (message: ChatMessage) => unknown>> = {
  slack: ({ title, lines, link }) => ({
    text: [
      `*${slackText(title)}*`,
      ...lines.map((line) => `• ${slackText(line)}`),
      `<${link.url}|${slackText(link.label)}>`,
    ].join('\n'),
    unfurl_links: false,
  }),
  teams: ({ title, lines, link }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: markdown(title), weight: 'Bolder', size: 'Medium', wrap: true },
            ...lines.map((line) => ({ type: 'TextBlock', text: markdown(line), wrap: true })),
          ],
          actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
        },
      },
    ],
  }),
  // Nobody is called by a name that somebody gave an automation.
  discord: (message) => ({ content: discordText(message), allowed_mentions: { parse: [] } }),
};

/** A message as a chat takes it. */
export const chatBody = (kind: ChatKind, message: ChatMessage): unknown => bodies[kind](message);
