import * as auth from '@stroomwerk/contracts/auth';
import { clearSessionHint, hasSessionHint, isExpired, readToken, tokenKey, writeToken } from './storage.js';
import { authStore } from './store.js';
import { ApiError, type Language, send, type Wire } from './wire.js';

interface Surroundings {
  readonly fetch: typeof fetch;
  readonly language: () => Language;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

let around: Surroundings = {
  fetch: (...args) => globalThis.fetch(...args),
  language: () => 'nl',
  now: () => Date.now(),
};

/** Tells the session in which language to ask, and (in tests) what stands at the other end of the wire. */
export function configureAuth(change: Partial<Surroundings>): void {
  around = { ...around, ...change };
}

const wire = (token: string | null): Wire => ({
  origin: '',
  token,
  language: around.language(),
  fetch: around.fetch,
});

export const getAccessToken = (): string | null => readToken();

function endSession(ended: 'logout' | 'expired' | null): void {
  writeToken(null);
  authStore.setState({ status: 'anonymous', user: null, ended });
}

let renewal: Promise<string | null> | null = null;

/** One tab renews; the others wait for its lock and find the token it wrote. */
const acrossTabs = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request('session-renewal', work)
    : work();

async function renewNow(refused: string | null): Promise<string | null> {
  const present = readToken();
  if (present !== null && present !== refused && !isExpired(present, around.now())) return present;
  try {
    const { access_token } = await send(auth.refresh, {}, wire(null));
    writeToken(access_token);
    return access_token;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    clearSessionHint();
    return null;
  }
}

/**
 * One silent renewal, shared by all calls that were refused at the same time, in this tab and in others.
 * @param refused the token that was refused; another one found in the meantime is used as it is
 * @returns the new token, or null when the session is over (it is cleared then)
 * @throws ApiError `common.unavailable` when nobody answered: the session stays as it is
 */
export function renewAccessToken(refused: string | null): Promise<string | null> {
  renewal ??= acrossTabs(() => renewNow(refused))
    .then((token) => {
      if (token === null) endSession(authStore.getState().status === 'authenticated' ? 'expired' : null);
      return token;
    })
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

/** Fetches the user with the stored token, renewing it at most once. */
async function fetchUser(): Promise<auth.CurrentUser | null> {
  let token = readToken();
  if (token === null || isExpired(token, around.now())) token = await renewAccessToken(token);
  if (token === null) return null;
  try {
    return await send(auth.me, {}, wire(token));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await renewAccessToken(token);
    return renewed === null ? null : send(auth.me, {}, wire(renewed));
  }
}

/**
 * Finds out whether there is a session. Without a token and without a hint of one nothing is asked (decisions.md,
 * "401"). Failure clears token and user (specification, section 4).
 */
export async function loadSession(): Promise<void> {
  if (readToken() === null && !hasSessionHint()) {
    endSession(null);
    return;
  }
  try {
    const user = await fetchUser();
    if (user === null) endSession(null);
    else authStore.setState({ status: 'authenticated', user, ended: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    endSession(null);
  }
}

/** Reads the user again, after something about them changed. A failure leaves what is known. */
export async function refreshUser(): Promise<void> {
  try {
    const user = await fetchUser();
    if (user !== null) authStore.setState({ status: 'authenticated', user, ended: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn('The current user could not be read again', error.code);
  }
}

/**
 * Signs in and reads the user.
 * @throws ApiError with the server's text in `detail`; a refused sign-in leaves the page where it is
 */
export async function login(request: auth.LoginRequest): Promise<auth.CurrentUser> {
  const { access_token } = await send(auth.login, { body: request }, wire(null));
  writeToken(access_token);
  try {
    const user = await send(auth.me, {}, wire(access_token));
    authStore.setState({ status: 'authenticated', user, ended: null });
    return user;
  } catch (error) {
    endSession(null);
    throw error;
  }
}

/** Ends the session here at once, and at the server when it answers. */
export async function logout(): Promise<void> {
  const token = readToken();
  endSession('logout');
  clearSessionHint();
  try {
    await send(auth.logout, {}, wire(token));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn('The server did not confirm the logout', error.code);
  }
}

/** Another tab signed in or out: this one follows. @returns stops following */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== tokenKey && event.key !== null) return;
    const { status } = authStore.getState();
    if (readToken() === null) {
      if (status === 'authenticated')
        authStore.setState({ status: 'anonymous', user: null, ended: 'logout' });
    } else if (status !== 'authenticated') void refreshUser();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
