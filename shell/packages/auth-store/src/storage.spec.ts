// Real: what is kept of a session. Fake: the browser's storage and cookies.
import { clearSessionHint, hasSessionHint, isExpired, readToken, writeToken } from './storage.js';

const kept = new Map<string, string>();
const open = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const throwing = (error: Error) => {
  const fail = (): never => {
    throw error;
  };
  return { getItem: fail, setItem: fail, removeItem: fail };
};
const inWindow = (localStorage: object, more: object = {}) =>
  Object.assign(globalThis, { window: { localStorage, ...more } });

afterEach(() => {
  inWindow(open);
  writeToken(null);
  kept.clear();
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
});

describe('the token', () => {
  it('is kept in local storage until it is taken out', () => {
    inWindow(open);
    expect(readToken()).toBeNull();
    writeToken('t1');
    expect([readToken(), kept.get('access_token')]).toEqual(['t1', 't1']);
    writeToken(null);
    expect([readToken(), kept.size]).toEqual([null, 0]);
  });

  it('lives as long as the page where storage is closed', () => {
    inWindow(throwing(new DOMException('closed')));
    writeToken('t1');
    expect(readToken()).toBe('t1');
    writeToken(null);
    expect(readToken()).toBeNull();
  });

  it('hides no fault that is not a closed storage', () => {
    inWindow(throwing(new TypeError('a fault')));
    expect(readToken).toThrow('a fault');
    expect(() => writeToken('t1')).toThrow('a fault');
  });

  it('is nobody’s at the edge', () => {
    writeToken('t1');
    expect(readToken()).toBeNull();
    inWindow(throwing(new DOMException('closed')));
    expect(readToken()).toBeNull();
  });
});

describe('the hint of a session', () => {
  it.each([
    ['session_hint=1', true],
    ['a=b; session_hint=1; c=d', true],
    ['my_session_hint=1', false],
    ['session_hints=1', false],
    ['', false],
  ])('in %p: %p', (cookie, there) => {
    inWindow(open);
    Object.assign(globalThis, { document: { cookie } });
    expect(hasSessionHint()).toBe(there);
  });

  it('is not there at the edge, and cannot be cleared there', () => {
    expect(hasSessionHint()).toBe(false);
    expect(clearSessionHint).not.toThrow();
  });

  it('is cleared where the browser lets a page do it', () => {
    const cleared: string[] = [];
    inWindow(open, { cookieStore: { delete: async (name: string) => cleared.push(name) } });
    clearSessionHint();
    expect(cleared).toEqual(['session_hint']);
    inWindow(open);
    expect(clearSessionHint).not.toThrow();
  });
});

describe('a token', () => {
  const seconds = 1_800_000_000;
  const named = (claims: object) =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const at = (secondsLeft: number, token: string) => isExpired(token, (seconds - secondsLeft) * 1000);

  it('has expired ten seconds before its last moment: it still has to reach the server', () => {
    const token = named({ exp: seconds });
    expect([at(11, token), at(10, token), at(9, token), at(-1, token)]).toEqual([false, false, true, true]);
  });

  it('is read in the alphabet of addresses', () => {
    // Both letters that differ from plain base64, each more than once.
    const token = named({ name: '>>>???>>>???~~~~ÿÿÿÿ', exp: seconds });
    expect(token).toMatch(/-.*-/);
    expect(token).toMatch(/_.*_/);
    expect([at(60, token), at(0, token)]).toEqual([false, true]);
  });

  it.each([
    'opaque',
    'a.b.c',
    'a.%%.c',
    `a.${btoa('{')}.c`,
    `a.${btoa('null')}.c`,
    named({}),
    named({ exp: '1' }),
  ])('that says nothing of its end is left to the server: %s', (token) => {
    expect(at(0, token)).toBe(false);
  });
});
