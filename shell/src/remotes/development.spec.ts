import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { isDevelopment, withDeclarations } from './development.js';

const base = 'http://localhost:4100/';
const released = { routes: [{ path: '/released' }], navigation: [{ path: '/released' }] };
const developed = { name: 'mfe-a', channel: 'override', base, ...released };
const set = (...remotes: object[]) => ({ id: 'x', remotes, canaries: [] }) as unknown as ReleaseSet;

let asked: string[];
/** A server that says so, and what the release set then holds of the remote. */
async function declaring(
  answer: (signal?: AbortSignal | null) => Promise<Response>,
  release: object = developed,
) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(String(url));
    return answer(init?.signal);
  });
  const { id, remotes } = await withDeclarations(set(release));
  expect(id).toBe('x');
  return remotes[0];
}
const json =
  (body: object, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['override', 'http://localhost:4100/', true],
  ['override', 'http://127.0.0.1:4100', true],
  ['override', '/releases/mfe-a/1.0.0/', false],
  ['override', 'https://evil.example/', false],
  ['stable', 'http://localhost:4100/', false],
] as const)('a release of channel %s at %s is in development: %s', (channel, at, expected) => {
  expect(isDevelopment({ channel, base: at })).toBe(expected);
});

it('takes what a development server declares instead of what was released', async () => {
  const routes = [{ path: '/new' }];
  const navigation = [{ path: '/menu' }];
  expect(await declaring(json({ routes, navigation }))).toEqual({ ...developed, routes, navigation });
  expect(asked).toEqual(['http://localhost:4100/remote.json']);
  expect(await declaring(json({ routes }))).toEqual({ ...developed, routes });
  expect(await declaring(json({ navigation }))).toEqual({ ...developed, navigation });
  expect(console.warn).not.toHaveBeenCalled();
});

it.each([
  ['is not there', () => Promise.reject(new TypeError('no network')), 'no network'],
  ['refuses', json({ routes: [] }, 500), 'remote.json: 500'],
  ['says no JSON', async () => new Response('<html>'), 'JSON'],
])('keeps what was released where the server %s, and tells the console', async (_, answer, why) => {
  expect(await declaring(answer)).toBe(developed);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining(`mfe-a at ${base}`),
    expect.objectContaining({ message: expect.stringContaining(why) }),
  );
});

it('keeps what was released where the server takes the call and says nothing', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort(new Error('too late'));
  });
  const hangs = (signal?: AbortSignal | null) =>
    new Promise<Response>((_, failed) => {
      if (signal?.aborted) failed(signal.reason);
    });
  expect(await declaring(hangs)).toBe(developed);
  // The page waits for it.
  expect(Math.max(...limits)).toBeLessThanOrEqual(1_000);
});

it('asks nobody about a release', async () => {
  const release = { ...developed, channel: 'stable' };
  expect(await declaring(json({ routes: [] }), release)).toBe(release);
  expect(asked).toEqual([]);
});
