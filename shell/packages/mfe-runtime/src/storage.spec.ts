// Real: what is kept in a browser. Fake: its storage and its cookies.
import { readStored, rememberCookie, store } from './storage.js';

const kept = new Map<string, string>();
const open = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const inWindow = (window: object) => Object.assign(globalThis, { window });
const failing = (error: Error) => () => {
  throw error;
};

afterEach(() => {
  kept.clear();
  Reflect.deleteProperty(globalThis, 'window');
});

it('keeps a value until it is taken out', () => {
  inWindow({ sessionStorage: open });
  expect(readStored('sessionStorage', 'x')).toBeNull();
  store('sessionStorage', 'x', { a: 1 });
  expect(readStored('sessionStorage', 'x')).toEqual({ a: 1 });
  store('sessionStorage', 'x', null);
  expect(kept.size).toBe(0);
});

it('reads nothing from what is no JSON', () => {
  inWindow({ localStorage: open });
  kept.set('x', '{');
  expect(readStored('localStorage', 'x')).toBeNull();
});

it('keeps nothing at the edge, nor where storage is closed or full', () => {
  const tried = () => {
    store('localStorage', 'x', 1);
    store('localStorage', 'x', null);
    return readStored('localStorage', 'x');
  };
  expect(tried()).toBeNull();
  inWindow({
    get localStorage(): never {
      throw new DOMException('closed');
    },
  });
  expect(tried()).toBeNull();
  inWindow({ localStorage: { ...open, setItem: failing(new DOMException('full')) } });
  expect(tried()).toBeNull();
});

it('hides no fault of another kind', () => {
  inWindow({
    get localStorage(): never {
      throw new TypeError('a fault');
    },
  });
  expect(() => readStored('localStorage', 'x')).toThrow('a fault');
  inWindow({ localStorage: { ...open, setItem: failing(new TypeError('a fault')) } });
  expect(() => store('localStorage', 'x', 1)).toThrow('a fault');
});

describe('a choice that the edge sees as well', () => {
  it('is a cookie of the whole site for a year', () => {
    const set: { expires: number }[] = [];
    inWindow({ cookieStore: { set: async (cookie: { expires: number }) => set.push(cookie) } });
    const before = Date.now();
    expect(rememberCookie('language', 'en')).toBe(true);
    expect(set).toEqual([
      { name: 'language', value: 'en', path: '/', sameSite: 'lax', expires: expect.any(Number) },
    ]);
    const days = ((set[0]?.expires ?? 0) - before) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });

  it('is no cookie where there is no way to set one', () => {
    expect(rememberCookie('language', 'en')).toBe(false);
    inWindow({});
    expect(rememberCookie('language', 'en')).toBe(false);
  });
});
