import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { SourceLine } from '@stroomwerk/ui-kit';
import { attentionTexts } from '../attention-texts.js';
import { clockTime, readFrom } from '../model/read-from.js';
import css from './Dashboard.module.css';

/** Where the list comes from and of when, and that it is older where it cannot be read now. Its room is there before it. */
export function ReadLine({
  items,
  failing,
  readAt,
}: {
  items: readonly Automation[];
  /** The latest look went wrong, and what is on screen is from before it. */
  failing: boolean;
  /** When the list was read, in milliseconds since 1970. */
  readAt: number;
}) {
  const t = useTexts(attentionTexts);
  const from = readFrom(items);
  const names = from?.names ?? [];
  const listed =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} ${t.and} ${names.at(-1)}` : (names[0] ?? '');
  return (
    <div className={css.read}>
      {failing && readAt > 0 ? (
        <SourceLine>{t.stale(clockTime(new Date(readAt).toISOString()))}</SourceLine>
      ) : from ? (
        <SourceLine>{t.read(`${listed} (n8n)`, clockTime(from.at))}</SourceLine>
      ) : null}
    </div>
  );
}
