import { Refusal } from '../refusal.js';

const most = 250;
const usual = 100;

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  try {
    const { offset } = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as { offset: unknown };
    if (typeof offset === 'number') return offset;
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'An invalid cursor was provided');
}

/** One page of a list. The cursor is n8n's own business: callers hand it back as it came. @throws Refusal */
export function paged<T>(
  items: readonly T[],
  query: Readonly<Record<string, string | undefined>>,
): { data: T[]; nextCursor: string | null } {
  const offset = offsetOf(query.cursor);
  const limit = Math.min(Number(query.limit ?? usual) || usual, most);
  const end = offset + limit;
  const nextCursor =
    end < items.length ? Buffer.from(JSON.stringify({ limit, offset: end })).toString('base64') : null;
  return { data: items.slice(offset, end), nextCursor };
}
