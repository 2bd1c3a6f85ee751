// Real: the asking again, and its report. Fake: the browser, its network and the time between.
import { untilLoaded } from './later.js';

const reports: Record<string, unknown>[] = [];
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'a browser' }, configurable: true });
Object.assign(globalThis, {
  window: { localStorage: { getItem: () => null, setItem: () => undefined }, innerWidth: 1_280 },
  document: { cookie: '', referrer: '', getElementById: () => null },
  location: { href: 'https://shop.example/a', origin: 'https://shop.example' },
  fetch: async (_url: string, init: RequestInit) => {
    reports.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  },
});

it('asks again for a file that does not come, less and less often, and reports the first failure', async () => {
  const waits: number[] = [];
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked < 8) throw Object.assign(new Error(`no network ${asked}`), { type: 'timeout' });
    return 'file';
  };
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  expect(await untilLoaded(load, { pause })).toBe('file');
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000]);
  expect(reports).toEqual([expect.objectContaining({ message: 'no network 1', kind: 'timeout' })]);
});

it('asks no more once nobody waits for it', async () => {
  const [left, reason] = [new AbortController(), new Error('the page was left')];
  let asked = 0;
  const load = async () => {
    asked += 1;
    throw new Error('no network');
  };
  const pause = async () => (asked === 3 ? left.abort(reason) : undefined);
  await expect(untilLoaded(load, { signal: left.signal, pause })).rejects.toBe(reason);
  expect(asked).toBe(3);
});
