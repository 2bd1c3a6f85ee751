const key = 'scroll_positions';
/** Entries of the history whose place is kept. */
const kept = 50;

let positions: Map<string, number> | null = null;

/** Of this tab, a reload included. Where storage is closed, of this page view. */
function known(): Map<string, number> {
  if (positions !== null) return positions;
  positions = new Map();
  try {
    const stored = window.sessionStorage.getItem(key);
    if (stored !== null) positions = new Map(JSON.parse(stored) as [string, number][]);
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error;
  }
  return positions;
}

/** Notes how far down the page of a history entry is. */
export function rememberScroll(entry: string): void {
  const all = known();
  all.delete(entry);
  all.set(entry, Math.round(window.scrollY));
  for (const oldest of all.keys()) {
    if (all.size <= kept) break;
    all.delete(oldest);
  }
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...all]));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

interface Arrival {
  /** Of the history entry. */
  readonly key: string;
  readonly hash: string;
  /** By the browser's way back or forward. */
  readonly back: boolean;
  readonly still: boolean;
}

/** Puts a page that has just been drawn where it belongs: where it was left, at the named place, or at its top. */
export function restoreScroll({ key: entry, hash, back, still }: Arrival): void {
  const before = back ? known().get(entry) : undefined;
  if (before !== undefined) window.scrollTo(0, before);
  // A named place is looked for by the page itself, once it is there (remote-place.tsx).
  else if (!still && hash === '') window.scrollTo(0, 0);
}
