import type { Language } from '@stroomwerk/contracts';
import { RunCause } from '@stroomwerk/contracts/library';
import { explain } from '../../causes/index.js';
import { vendorOf } from '../../workflows/domain/vendors.js';
import type { Told } from '../domain/words.js';
import type { ItemRow } from '../persistence/messages.js';

/** `other` says nothing that the step does not. */
function whyOf(cause: string | null, app: string | null, step: string | null, lang: Language): string | null {
  const known = RunCause.safeParse(cause);
  return known.success && known.data !== 'other' ? explain(known.data, { app, step }, lang).title : null;
}

/** Rows as a message tells them to a reader of one language. */
export const toldBy = (
  items: readonly ItemRow[],
  lang: Language,
): (Told & Pick<ItemRow, 'runId' | 'onCall'>)[] =>
  items.map((item) => {
    const app = item.stepType === null ? null : (vendorOf(item.stepType)?.name ?? null);
    return { ...item, app, why: whyOf(item.cause, app, item.step, lang) };
  });
