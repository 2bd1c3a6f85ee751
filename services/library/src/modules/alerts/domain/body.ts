import type { Language } from '@stroomwerk/contracts';
import type { AlertChannelKind } from '@stroomwerk/contracts/library';
import { type ChatMessage, chatBody } from './chat.js';
import { linesOf, linkLabel, onCallLabel, type Told, testWords, titleOf } from './words.js';

export interface Message {
  readonly id: string;
  readonly madeAt: Date;
  /** None in one that somebody asked for to try the channel. */
  readonly told: readonly (Told & { readonly runId: string; readonly onCall: boolean })[];
}

/** A message for people, in one language. */
export function messageFor({ told }: Pick<Message, 'told'>, lang: Language, publicUrl: string): ChatMessage {
  const test = testWords(lang);
  const [only, ...others] = new Set(told.map(({ automationId }) => automationId));
  const one = only !== undefined && others.length === 0;
  return {
    title: told.length === 0 ? test.title : titleOf(told, lang),
    lines: told.length === 0 ? [test.line] : linesOf(told, lang),
    link: told.some(({ onCall }) => onCall)
      ? { label: onCallLabel(lang), url: `${publicUrl}/account/alerts` }
      : { label: linkLabel(lang), url: `${publicUrl}/dashboard${one ? `/automations/${only}` : ''}` },
  };
}

/** What goes out to a channel: of a chat in its format, else facts for a program. Nothing that went through a run. */
export function bodyFor(
  kind: AlertChannelKind,
  message: Message,
  lang: Language,
  publicUrl: string,
): unknown {
  const words = messageFor(message, lang, publicUrl);
  if (kind !== 'webhook') return chatBody(kind, words);
  const { id, madeAt, told } = message;
  return {
    ...{ id, type: told.length === 0 ? 'alert.test' : 'alert', made_at: madeAt.toISOString() },
    ...{ title: words.title, lines: words.lines, url: words.link.url },
    alerts: told.map((one) => ({
      ...{
        kind: one.kind,
        at: one.at.toISOString(),
        run_id: one.runId === one.automationId ? null : one.runId,
      },
      automation: { id: one.automationId, name: one.automation },
      ...{ failures: one.failures, cause: one.cause, step: one.step, app: one.app },
    })),
  };
}
