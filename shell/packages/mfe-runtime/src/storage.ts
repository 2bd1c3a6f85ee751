type Area = 'localStorage' | 'sessionStorage';

/** Browser storage that may be missing (server) or closed (blocked by the visitor): then nothing is kept. */
function area(name: Area): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return window[name];
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** @returns the stored value, or null where there is none or it cannot be read */
export function readStored<T>(name: Area, key: string): T | null {
  const text = area(name)?.getItem(key) ?? null;
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Stores a value as JSON; null removes it. A full or closed storage keeps nothing, silently: none of it is essential. */
export function store(name: Area, key: string, value: unknown): void {
  try {
    if (value === null) area(name)?.removeItem(key);
    else area(name)?.setItem(key, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Sets a first-party cookie for a year, so that the edge sees the choice as well. */
export function rememberCookie(name: string, value: string): void {
  if (typeof document !== 'undefined')
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}
