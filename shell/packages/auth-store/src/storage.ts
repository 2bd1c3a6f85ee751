/** Where the access token lives (specification, section 4: "The token is kept in local storage"). */
export const tokenKey = 'access_token';
/** A cookie without a secret, set beside the HttpOnly refresh cookie: "there may be a session to renew". */
export const hintCookie = 'session_hint';

const inBrowser = (): boolean => typeof window !== 'undefined';

/** Local storage that may be closed (private mode, blocked): then the token lives as long as the page. */
let fallback: string | null = null;

export function readToken(): string | null {
  if (!inBrowser()) return null;
  try {
    return window.localStorage.getItem(tokenKey);
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
}

export function writeToken(token: string | null): void {
  if (!inBrowser()) return;
  fallback = token;
  try {
    if (token === null) window.localStorage.removeItem(tokenKey);
    else window.localStorage.setItem(tokenKey, token);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export const hasSessionHint = (): boolean =>
  inBrowser() && document.cookie.split('; ').some((part) => part.startsWith(`${hintCookie}=`));

/** The server clears the hint with the refresh cookie; so does the page, lest a refused renewal be asked for again. */
export function clearSessionHint(): void {
  if (inBrowser() && window.cookieStore !== undefined) void window.cookieStore.delete(hintCookie);
}

/**
 * Whether a token has expired, by its own `exp`, with ten seconds for the way to the server. A token that cannot be
 * read is left to the server to judge.
 */
export function isExpired(token: string, nowMs: number): boolean {
  const part = token.split('.')[1];
  if (part === undefined) return false;
  try {
    const { exp } = JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number };
    return typeof exp === 'number' && exp * 1000 < nowMs + 10_000;
  } catch {
    return false;
  }
}
