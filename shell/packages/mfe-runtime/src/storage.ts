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
  } catch {
    return null;
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

/**
 * Sets a first-party cookie for a year, so that the edge sees the choice as well.
 * @returns false where the browser offers no way to set one (an older browser, a plain http address)
 */
export function rememberCookie(name: string, value: string): boolean {
  if (typeof window === 'undefined' || window.cookieStore === undefined) return false;
  const expires = Date.now() + 365 * 86_400_000;
  void window.cookieStore.set({ name, value, expires, path: '/', sameSite: 'lax' });
  return true;
}
