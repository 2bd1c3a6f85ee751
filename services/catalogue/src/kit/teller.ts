import { mailbox } from '../apps/values.js';
import type { Tell } from '../dsl/going-on.js';
import { say } from '../dsl/language.js';
import type { Chat, Mailer, Port } from './ports.js';

/** By the key of their app: `post` of a chat is for the team, that of a social network for the world. */
const CHATS = new Set([
  'slack',
  'microsoftTeams',
  'telegram',
  'discord',
  'googleChat',
  'mattermost',
  'rocketchat',
  'webex',
  'matrix',
  'zulip',
  'twist',
]);

/** How a workflow tells its own people: in their chat, else by mail; none where it has neither. */
export function tellerOf(ports: readonly Port[]): Tell | undefined {
  const chat = ports.find((port): port is Chat => 'post' in port && CHATS.has(port.app.key));
  if (chat) return (name, text) => chat.post(name, text);
  const mailer = ports.find(
    (port): port is Mailer => 'send' in port && port.send instanceof Function && port.send.length === 4,
  );
  return mailer
    ? (name, text) =>
        mailer.send(
          name,
          mailbox(['wie hoort wat mislukte', 'who hears what failed'], ['beheer', 'admin']),
          say('Een stap mislukte', 'A step failed'),
          text,
        )
    : undefined;
}
