// Real: composition, menus, attempts. At the other end: loaders that answer, fail or hang.
import type { ActiveRelease, NavigationItem, ReleaseSet } from '@stroomwerk/contracts/releases';
import { containerName, fileUrl } from './addresses.js';
import { attempt, canaryLimits, entryTimeout, hurried, insteadLimits, limits, TimedOut } from './attempt.js';
import { composeRoutes } from './compose.js';
import { navigationOf } from './navigation.js';

const release = (name: string, paths: string[], navigation: NavigationItem[] = []): ActiveRelease => ({
  name,
  owner: `team-${name}`,
  version: '1.0.0',
  entry: 'remoteEntry.1.js',
  exposes: {},
  apis: {},
  prerender: [],
  server: null,
  base: `/releases/${name}/1.0.0`,
  integrity: {},
  channel: 'stable',
  navigation,
  routes: paths.map((path) => ({
    path,
    expose: './Page',
    access: 'public',
    frame: 'site',
    title: { nl: path, en: path },
  })),
});
const set = (...remotes: ActiveRelease[]): ReleaseSet => ({ id: 'x', remotes, canaries: [] });
const item = (path: string, order: number, more: Partial<NavigationItem> = {}): NavigationItem => ({
  area: 'app',
  path,
  order,
  label: { nl: path, en: path },
  ...more,
});

describe('composing routes', () => {
  test('every remote keeps the addresses that it alone declares', () => {
    const { routes, collisions } = composeRoutes(
      set(release('mfe-b', ['/b']), release('mfe-a', ['/a', '/a/:id'])),
    );
    expect(routes.map(({ route }) => route.path)).toEqual(['/a', '/a/:id', '/b']);
    expect(collisions).toEqual([]);
  });

  test('the alphabet decides, whatever the order of the release set', () => {
    const remotes = ['mfe-b', 'mfe-c', 'mfe-a'].map((name) => release(name, ['/x']));
    for (const order of [remotes, [...remotes].reverse()])
      expect(composeRoutes(set(...order)).routes.map(({ release: { name } }) => name)).toEqual(['mfe-a']);
  });

  test.each([
    ['/', ''],
    ['/x', '/x//'],
    ['/x/:id', '/x/:slug'],
    ['/x', '/x/'],
    ['/x', '/X'],
  ])('%s and %s collide', (first, second) => {
    const { routes, collisions } = composeRoutes(set(release('mfe-b', [second]), release('mfe-a', [first])));
    expect(routes).toHaveLength(1);
    expect(collisions).toEqual([{ path: second, owner: 'mfe-a', refused: 'mfe-b' }]);
  });
});

test('a menu holds what its viewer may see, in order', () => {
  const releases = set(
    release('mfe-a', [], [item('/2', 2), item('/ops', 3, { role: 'ops' })]),
    release('mfe-b', [], [item('/1', 1), item('/in', 0, { audience: 'anonymous' })]),
  );
  const paths = (authenticated: boolean, role: 'user' | 'ops' | null) =>
    navigationOf(releases, 'app', { authenticated, role }).map(({ path }) => path);
  expect(paths(true, 'user')).toEqual(['/1', '/2']);
  expect(paths(true, 'ops')).toEqual(['/1', '/2', '/ops']);
  expect(paths(false, null)).toEqual(['/in', '/1', '/2']);
});

test('a menu has what is for signed-in people, for them alone, and the alphabet among equals', () => {
  const mine = item('/mine', 1, { audience: 'authenticated' });
  const entries = [item('/c', 1), mine, item('/a', 1), item('/b', 1)];
  for (const order of [entries, [...entries].reverse()]) {
    const paths = (authenticated: boolean) =>
      navigationOf(set(release('mfe-a', [], order)), 'app', { authenticated, role: null }).map(
        ({ path }) => path,
      );
    expect([paths(true), paths(false)]).toEqual([
      ['/a', '/b', '/c', '/mine'],
      ['/a', '/b', '/c'],
    ]);
  }
});

describe('attempts', () => {
  const quick = { total: 60, pause: 1 };

  test('a failure is tried once more', async () => {
    let calls = 0;
    const load = async () => {
      calls += 1;
      if (calls === 1) throw new Error('first');
      return 'page';
    };
    expect(await attempt(load, quick)).toBe('page');
  });

  test('after a second failure the first one is the answer', async () => {
    let calls = 0;
    const load = () => Promise.reject(new Error(`gone ${++calls}`));
    await expect(attempt(load, quick)).rejects.toThrow('gone 1');
    expect(calls).toBe(2);
  });

  test('what hangs is given up in time', async () => {
    const given = attempt(() => new Promise(() => undefined), quick);
    await expect(given).rejects.toThrow(new TimedOut('No answer within 60 ms'));
    await expect(given).rejects.toBeInstanceOf(TimedOut);
  });

  test.each([
    ['came', () => Promise.resolve()],
    ['did not come', () => Promise.reject(new Error('gone'))],
  ])('nothing is waited for once a page %s', async (_, load) => {
    jest.useFakeTimers();
    const over = attempt<unknown>(load).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(limits.pause);
    await over;
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('a canary and the stable release after it fit in the five seconds, both attempts of each', () => {
    expect(limits.total).toBeLessThan(5_000);
    expect(canaryLimits.total + insteadLimits.total).toBeLessThan(5_000);
    for (const waited of [0, 600, 1_200])
      expect(
        waited + hurried(canaryLimits, waited).total + hurried(insteadLimits, waited).total,
      ).toBeLessThan(5_000);
    for (const each of [limits, canaryLimits, insteadLimits, hurried(insteadLimits, 9_000)])
      expect(2 * entryTimeout(each) + each.pause).toBeLessThan(each.total);
  });

  test('take as many times as long as the page says', () => {
    expect(hurried(canaryLimits, 0, 5).total).toBe(5 * canaryLimits.total);
    const late = hurried(canaryLimits, 5 * 1_200, 5).total;
    expect(late / hurried(canaryLimits, 1_200).total).toBeCloseTo(5, 1);
  });
});

test('a container has the name of its remote, in letters that a script may use', () => {
  expect(containerName('mfe-ai-ops')).toBe('mfe_ai_ops');
});

test('files are addressed below the release', () => {
  expect(fileUrl({ base: '/releases/mfe-a/1.0.0/' }, 'x.js', 'http://h')).toBe(
    'http://h/releases/mfe-a/1.0.0/x.js',
  );
});
