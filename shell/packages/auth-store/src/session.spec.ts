// Real: the session's own code and its store. At the wire's other end: a fetch that answers from a list.
import {
  configureAuth,
  followOtherTabs,
  getAccessToken,
  loadSession,
  login,
  logout,
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
let asked: string[] = [];

function answering(answers: Record<string, Answer[]>): void {
  asked = [];
  configureAuth({
    fetch: async (url) => {
      asked.push(String(url));
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

beforeEach(() => {
  storage.clear();
  authStore.setState({ status: 'loading', user: null, ended: null });
});

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
