// Real: the session's own code and its store. At the wire's other end: a fetch that answers from a list.
import {
  configureAuth,
  followOtherTabs,
  getAccessToken,
  loadSession,
  login,
  logout,
  refreshUser,
  renewAccessToken,
} from './session.js';
import { authStore } from './store.js';
import { ApiError } from './wire.js';

const user = { id: 'u1', full_name: 'Sanne', role: 'user', subscription_status: 'none' };
const storage = new Map<string, string>();
// What the session reads of a browser: local storage and cookies.
const tabs = new EventTarget();
Object.assign(globalThis, {
  window: {
    addEventListener: tabs.addEventListener.bind(tabs),
    removeEventListener: tabs.removeEventListener.bind(tabs),
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  },
  document: { cookie: '' },
});

type Answer = { status: number; body?: unknown };
const headersOf = (init?: RequestInit) => (init?.headers ?? {}) as Record<string, string>;
let asked: string[] = [];
let bearers: (string | undefined)[] = [];
let bodies: unknown[] = [];

function answering(answers: Record<string, Answer[]>): void {
  asked = [];
  bearers = [];
  bodies = [];
  configureAuth({
    fetch: async (url, init) => {
      asked.push(String(url));
      bearers.push(headersOf(init).authorization);
      bodies.push(init?.body);
      const answer = answers[String(url)]?.shift();
      if (answer === undefined) throw new TypeError('no network');
      return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
}

const refused = (code: string): Answer => ({ status: 401, body: { code, message: '', detail: code } });
const token = (access_token: string): Answer => ({ status: 200, body: { access_token } });
const me: Answer = { status: 200, body: user };
const signedIn = { status: 'authenticated', user, ended: null };
/** A token that ends so many seconds after the test's now. */
const now = 1_800_000_000_000;
const ending = (seconds: number) => `e30.${btoa(JSON.stringify({ exp: now / 1000 + seconds }))}.x`;
const browser = globalThis.document as { cookie: string };

beforeEach(() => {
  storage.clear();
  browser.cookie = '';
  configureAuth({ now: () => now, language: () => 'nl' });
  jest.spyOn(console, 'warn').mockImplementation();
  authStore.setState({ status: 'loading', user: null, ended: null });
});
afterEach(() => jest.restoreAllMocks());

test('a visitor without token or hint is anonymous, and nothing is asked', async () => {
  answering({});
  await loadSession();
  expect(authStore.getState().status).toBe('anonymous');
  expect(asked).toEqual([]);
});

test('a stored token fetches the user', async () => {
  storage.set('access_token', 't1');
  answering({ '/api/auth/me': [{ status: 200, body: user }] });
  await loadSession();
  expect(authStore.getState()).toMatchObject({ status: 'authenticated', user: { full_name: 'Sanne' } });
});

test('a refused token is renewed once, and the renewed one is used', async () => {
  storage.set('access_token', 't1');
  answering({
    '/api/auth/me': [refused('auth.token_expired'), { status: 200, body: user }],
    '/api/auth/refresh': [token('t2')],
  });
  await loadSession();
  expect(authStore.getState().status).toBe('authenticated');
  expect(getAccessToken()).toBe('t2');
});

test('parallel refusals share one renewal', async () => {
  storage.set('access_token', 't1');
  answering({ '/api/auth/refresh': [token('t2')] });
  expect(await Promise.all([renewAccessToken('t1'), renewAccessToken('t1')])).toEqual(['t2', 't2']);
  expect(asked).toEqual(['/api/auth/refresh']);
});

test('a failed renewal clears token and user', async () => {
  storage.set('access_token', 't1');
  authStore.setState({ status: 'authenticated' });
  answering({ '/api/auth/refresh': [refused('auth.refresh_invalid')] });
  expect(await renewAccessToken('t1')).toBeNull();
  expect(authStore.getState()).toEqual({ status: 'anonymous', user: null, ended: 'expired' });
  expect(getAccessToken()).toBeNull();
});

test('an unanswered renewal leaves the session', async () => {
  storage.set('access_token', 't1');
  authStore.setState({ status: 'authenticated' });
  answering({});
  await expect(renewAccessToken('t1')).rejects.toMatchObject({ code: 'common.unavailable' });
  expect(getAccessToken()).toBe('t1');
});

test('a refused login shows the server’s text and asks for no renewal', async () => {
  answering({ '/api/auth/login': [refused('auth.invalid_credentials')] });
  await expect(login({ email: 'a@b.nl', password: 'x' })).rejects.toBeInstanceOf(ApiError);
  expect(asked).toEqual(['/api/auth/login']);
});

test('logging out clears at once, even when the server is gone', async () => {
  storage.set('access_token', 't1');
  authStore.setState({ status: 'authenticated' });
  answering({});
  await logout();
  expect(authStore.getState()).toEqual({ status: 'anonymous', user: null, ended: 'logout' });
  expect(getAccessToken()).toBeNull();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('logout'), 'common.unavailable');
});

test('a hint alone renews, and the user is read with what came', async () => {
  browser.cookie = 'session_hint=1';
  answering({ '/api/auth/refresh': [token('t2')], '/api/auth/me': [me] });
  await loadSession();
  expect(authStore.getState()).toEqual(signedIn);
  expect([asked, bearers]).toEqual([
    ['/api/auth/refresh', '/api/auth/me'],
    [undefined, 'Bearer t2'],
  ]);
});

test('a token that has ended is renewed before anything is asked with it', async () => {
  storage.set('access_token', ending(0));
  answering({ '/api/auth/refresh': [token('t2')], '/api/auth/me': [me] });
  await loadSession();
  expect(bearers).toEqual([undefined, 'Bearer t2']);
});

test('a session that cannot be renewed is over; somebody who was not signed in hears nothing of it', async () => {
  storage.set('access_token', ending(0));
  answering({ '/api/auth/refresh': [refused('auth.refresh_invalid')] });
  await loadSession();
  expect(authStore.getState()).toEqual({ status: 'anonymous', user: null, ended: null });
  expect([getAccessToken(), asked]).toEqual([null, ['/api/auth/refresh']]);
});

test('a user who is refused twice is nobody', async () => {
  storage.set('access_token', 't1');
  answering({
    '/api/auth/me': [refused('auth.token_expired'), refused('auth.token_expired')],
    '/api/auth/refresh': [token('t2')],
  });
  await loadSession();
  expect([authStore.getState().status, getAccessToken()]).toEqual(['anonymous', null]);
});

test.each([403, 500])('a user who cannot be read is not renewed for: %d', async (status) => {
  storage.set('access_token', 't1');
  answering({ '/api/auth/me': [{ status, body: {} }] });
  await loadSession();
  expect([authStore.getState().status, asked]).toEqual(['anonymous', ['/api/auth/me']]);
});

test('a fault of ours is not taken for a refusal', async () => {
  storage.set('access_token', ending(60));
  const fault = () => {
    throw new RangeError('a fault');
  };
  configureAuth({ language: fault });
  await expect(loadSession()).rejects.toThrow('a fault');
  await expect(refreshUser()).rejects.toThrow('a fault');
  await expect(renewAccessToken(getAccessToken())).rejects.toThrow('a fault');
  expect(getAccessToken()).not.toBeNull();
  await expect(logout()).rejects.toThrow('a fault');
});

test('reading the user again shows what changed', async () => {
  storage.set('access_token', 't1');
  authStore.setState({ status: 'authenticated', user: null });
  answering({ '/api/auth/me': [me] });
  await refreshUser();
  expect(authStore.getState()).toEqual(signedIn);
});

test('a user who cannot be read again stays as known; one whose session is over does not', async () => {
  storage.set('access_token', 't1');
  authStore.setState(signedIn as never);
  answering({});
  await refreshUser();
  expect(authStore.getState()).toEqual(signedIn);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('user'), 'common.unavailable');
  answering({
    '/api/auth/me': [refused('auth.token_expired')],
    '/api/auth/refresh': [refused('auth.refresh_invalid')],
  });
  await refreshUser();
  expect(authStore.getState()).toEqual({ status: 'anonymous', user: null, ended: 'expired' });
  expect(asked).toEqual(['/api/auth/me', '/api/auth/refresh']);
});

test('signing in keeps the token and knows the user', async () => {
  answering({ '/api/auth/login': [token('t1')], '/api/auth/me': [me] });
  expect(await login({ email: 'a@b.nl', password: 'x' })).toEqual(user);
  expect(authStore.getState()).toEqual(signedIn);
  expect([getAccessToken(), bearers]).toEqual(['t1', [undefined, 'Bearer t1']]);
  expect(bodies).toEqual(['{"email":"a@b.nl","password":"x"}', undefined]);
});

test('signing in without learning who it is signs nobody in', async () => {
  answering({ '/api/auth/login': [token('t1')] });
  await expect(login({ email: 'a@b.nl', password: 'x' })).rejects.toMatchObject({ status: 0 });
  expect(authStore.getState()).toEqual({ status: 'anonymous', user: null, ended: null });
  expect(getAccessToken()).toBeNull();
});

test('logging out tells the server whose session ended, and forgets that there was one', async () => {
  const cleared: string[] = [];
  Object.assign(window, { cookieStore: { delete: async (name: string) => cleared.push(name) } });
  storage.set('access_token', 't1');
  answering({ '/api/auth/logout': [{ status: 204 }] });
  await logout();
  expect([asked, bearers, cleared]).toEqual([['/api/auth/logout'], ['Bearer t1'], ['session_hint']]);
  expect(console.warn).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'cookieStore');
});

describe('a renewal', () => {
  test('takes the token that another tab found in the meantime', async () => {
    storage.set('access_token', ending(60));
    answering({});
    expect(await renewAccessToken('t1')).toBe(ending(60));
    expect(asked).toEqual([]);
  });

  test.each(['t1', ending(0)])(
    'is for the one that was refused, and for one that has ended: %s',
    async (present) => {
      storage.set('access_token', present);
      answering({ '/api/auth/refresh': [token('t2')] });
      expect(await renewAccessToken('t1')).toBe('t2');
      expect(getAccessToken()).toBe('t2');
    },
  );

  test('that is refused says nothing to who was not signed in', async () => {
    answering({ '/api/auth/refresh': [refused('auth.refresh_invalid')] });
    expect(await renewAccessToken(null)).toBeNull();
    expect(authStore.getState()).toEqual({ status: 'anonymous', user: null, ended: null });
  });

  test('is made again after it is over', async () => {
    answering({ '/api/auth/refresh': [token('t2'), token('t3')] });
    expect([await renewAccessToken(null), await renewAccessToken('t2')]).toEqual(['t2', 't3']);
  });

  test('is made by one tab at a time, where the browser has locks', async () => {
    const names: string[] = [];
    const locks = {
      request: (name: string, work: () => Promise<string | null>) => {
        names.push(name);
        storage.set('access_token', ending(60));
        return work();
      },
    };
    const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    answering({});
    expect(await renewAccessToken('t1')).toBe(ending(60));
    expect(names).toEqual(['session-renewal']);
    if (own === undefined) Reflect.deleteProperty(globalThis, 'navigator');
    else Object.defineProperty(globalThis, 'navigator', own);
  });
});

test('the server is asked in the language of the page', async () => {
  const languages: string[] = [];
  configureAuth({
    language: () => 'en',
    fetch: async (_url, init) => {
      languages.push(headersOf(init)['accept-language'] ?? '');
      return new Response(JSON.stringify({ access_token: 't2' }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  await renewAccessToken('t1');
  expect(languages).toEqual(['en']);
});

describe('another tab', () => {
  let leave = (): void => undefined;
  beforeEach(() => {
    leave = followOtherTabs();
  });
  afterEach(() => leave());
  /** @param key what it changed; null where it cleared all of its storage */
  const changed = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const signedOut = { status: 'anonymous', user: null, ended: 'logout' };

  test.each(['access_token', null])('that signed out ends the session here: %s', (key) => {
    authStore.setState({ status: 'authenticated', user: user as never });
    changed(key);
    expect(authStore.getState()).toEqual(signedOut);
  });

  test('that changed something else, or still has a token, changes nothing here', () => {
    const here = { status: 'authenticated', user, ended: null };
    authStore.setState(here as never);
    changed('theme');
    expect(authStore.getState()).toEqual(here);
    storage.set('access_token', 't1');
    answering({});
    changed('access_token');
    expect(authStore.getState()).toEqual(here);
    expect(asked).toEqual([]);
  });

  test('that signed in brings its user here', async () => {
    authStore.setState({ status: 'anonymous' });
    answering({ '/api/auth/me': [{ status: 200, body: user }] });
    storage.set('access_token', 't1');
    changed('access_token');
    await new Promise((done) => authStore.subscribe(done));
    expect(authStore.getState()).toMatchObject({ status: 'authenticated', user: { id: 'u1' } });
  });

  test('is not followed any more afterwards, and says nothing to who was not signed in', () => {
    authStore.setState({ status: 'anonymous', user: null, ended: null });
    changed(null);
    expect(authStore.getState().ended).toBeNull();
    leave();
    authStore.setState({ status: 'authenticated', user: user as never });
    changed(null);
    expect(authStore.getState().status).toBe('authenticated');
  });
});
