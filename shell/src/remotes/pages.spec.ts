// Real: the states of pages and what is reported of them. At the other end: a source that answers, fails or hangs.
import type { ActiveRelease } from '@stroomwerk/contracts/releases';
import type { OwnedRoute } from './compose.js';
import { onceEach } from './failures.js';
import { type PageSource, Pages } from './pages.js';

const route = (path: string, expose = './Page') => ({
  path,
  expose,
  access: 'public' as const,
  frame: 'site' as const,
  title: { nl: path, en: path },
});
const stable = {
  name: 'mfe-a',
  version: '1.0.0',
  channel: 'stable',
  routes: [route('/a/:id', './OldPage')],
} as unknown as ActiveRelease;
const canary = { ...stable, version: '2.0.0', channel: 'canary', instead: stable } as ActiveRelease;
const entry = (release: ActiveRelease, path = '/a/:slug'): OwnedRoute => ({ release, route: route(path) });

const Page = () => null;
const OldPage = () => null;
const answers = { '1.0.0': OldPage, '2.0.0': Page };

function pagesWith(load: (version: string, expose: string) => Promise<typeof Page>) {
  const reports: object[] = [];
  const placed: string[] = [];
  const asked: string[] = [];
  const source: PageSource = {
    load: async ({ version }, expose) => {
      asked.push(`${version}${expose}`);
      return { default: await load(version, expose) };
    },
    placeInstead: ({ version }) => placed.push(version),
  };
  const tell = onceEach(async (error, context) => {
    reports.push({ message: (error as Error).message, ...context });
  });
  return { pages: new Pages(source, tell), reports, placed, asked };
}
const gone = () => Promise.reject(new Error('gone'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function finished(work: Promise<void>): Promise<void> {
  await jest.advanceTimersByTimeAsync(5_000);
  await work;
}

test('a page that the edge has drawn is there, and is not loaded', async () => {
  const { pages, asked } = pagesWith(gone);
  let told = 0;
  const leave = pages.subscribe(() => {
    told += 1;
  });
  pages.provide(entry(stable), Page);
  expect(pages.state(entry(stable))).toEqual({ status: 'ready', Page, release: stable, failure: null });
  await pages.load(entry(stable));
  expect([asked, told]).toEqual([[], 1]);
  leave();
  pages.provide(entry(stable), OldPage);
  expect(told).toBe(1);
});

test('a page that is not there can neither break nor be overdue', () => {
  const { pages, reports } = pagesWith(gone);
  expect(pages.broke(entry(canary))).toBe(false);
  expect(pages.overdue(entry(canary))).toBe(true);
  expect([pages.state(entry(canary)), reports]).toEqual([{ status: 'idle' }, []]);
});

test.each([
  ['the federation runtime', new Error('script timed out')],
  ['the runtime of the bundler', Object.assign(new Error('Loading chunk 792 failed.'), { type: 'timeout' })],
])('what %s gave up in time counts as too late', async (_who, error) => {
  const { pages } = pagesWith(() => Promise.reject(error));
  await finished(pages.load(entry(stable)));
  expect(pages.state(entry(stable))).toEqual({ status: 'failed', failure: 'timeout' });
});

test('a page that failed can be loaded again, and is reported once', async () => {
  let there = false;
  const { pages, reports } = pagesWith(() => (there ? Promise.resolve(OldPage) : gone()));
  await finished(pages.load(entry(stable)));
  await finished(pages.load(entry(stable)));
  expect(pages.state(entry(stable))).toEqual({ status: 'failed', failure: 'load' });
  expect(reports).toEqual([
    { message: 'gone', remote: 'mfe-a', release: '1.0.0', kind: 'load', componentStack: null },
  ]);
  there = true;
  await finished(pages.load(entry(stable)));
  expect(pages.state(entry(stable))).toEqual({
    status: 'ready',
    Page: OldPage,
    release: stable,
    failure: null,
  });
});

test('a canary that cannot be had makes way for the stable release, by that one’s own route', async () => {
  const { pages, reports, placed, asked } = pagesWith((version) =>
    version === '2.0.0' ? gone() : Promise.resolve(OldPage),
  );
  await finished(pages.load(entry(canary)));
  expect(pages.state(entry(canary))).toEqual({
    status: 'ready',
    Page: OldPage,
    release: stable,
    failure: 'load',
  });
  expect(placed).toEqual(['1.0.0']);
  expect(asked).toEqual(['2.0.0./Page', '2.0.0./Page', '1.0.0./OldPage']);
  expect(reports).toMatchObject([{ release: '2.0.0', kind: 'load' }]);
});

test('a canary that hangs leaves time for the stable release', async () => {
  const { pages, reports } = pagesWith((version) =>
    version === '2.0.0' ? new Promise(() => undefined) : Promise.resolve(OldPage),
  );
  const work = pages.load(entry(canary));
  await jest.advanceTimersByTimeAsync(2_700);
  await work;
  expect(pages.state(entry(canary))).toMatchObject({ status: 'ready', release: stable, failure: 'timeout' });
  expect(reports).toMatchObject([{ release: '2.0.0', kind: 'timeout' }]);
});

test('both out of reach: a fallback within five seconds', async () => {
  const { pages } = pagesWith(() => new Promise(() => undefined));
  const work = pages.load(entry(canary));
  await jest.advanceTimersByTimeAsync(4_700);
  await work;
  expect(pages.state(entry(canary))).toEqual({ status: 'failed', failure: 'timeout' });
});

test('a stable release that hangs leaves a fallback within five seconds, and not before four', async () => {
  const { pages, reports } = pagesWith(() => new Promise(() => undefined));
  const work = pages.load(entry(stable));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(pages.state(entry(stable))).toEqual({ status: 'loading' });
  await jest.advanceTimersByTimeAsync(700);
  await work;
  expect(pages.state(entry(stable))).toEqual({ status: 'failed', failure: 'timeout' });
  expect(reports).toMatchObject([{ release: '1.0.0', kind: 'timeout' }]);
});

test('one attempt for an entry gets less than half of the time, so that a second one fits', async () => {
  const timeouts: number[] = [];
  const source: PageSource = {
    load: async (_release, _expose, timeout) => {
      timeouts.push(timeout);
      return gone();
    },
    placeInstead: () => undefined,
  };
  const pages = new Pages(source, () => undefined);
  await finished(pages.load(entry(stable)));
  await finished(pages.load(entry(canary)));
  expect(timeouts).toEqual([1_950, 1_950, 1_150, 1_150, 875, 875]);
});

test('a route that the stable release does not have goes to the fallback', async () => {
  const { pages, asked } = pagesWith((version) => (version === '2.0.0' ? gone() : Promise.resolve(OldPage)));
  await finished(pages.load(entry(canary, '/new')));
  expect(pages.state(entry(canary, '/new'))).toEqual({ status: 'failed', failure: 'load' });
  expect(asked).toEqual(['2.0.0./Page', '2.0.0./Page']);
});

test('a canary that throws while it is drawn makes way too, for all its pages', async () => {
  const { pages, placed, asked } = pagesWith(async (version) => answers[version as keyof typeof answers]);
  await finished(pages.load(entry(canary)));
  expect(pages.state(entry(canary))).toMatchObject({ release: canary, failure: null });
  expect(pages.broke(entry(canary))).toBe(true);
  await finished(pages.load(entry(canary)));
  expect(pages.state(entry(canary))).toMatchObject({ release: stable, failure: 'render' });
  expect(pages.broke(entry(canary))).toBe(false);
  const other = entry(canary, '/a/:id');
  await finished(pages.load(other));
  expect(pages.state(other)).toMatchObject({ release: stable, failure: 'render' });
  expect(placed).toEqual(['1.0.0']);
  expect(asked).toEqual(['2.0.0./Page', '1.0.0./OldPage', '1.0.0./OldPage']);
});

test('a canary that throws at its first draw makes way at once: nothing waits for the promise that brought it', async () => {
  const { pages } = pagesWith(async (version) => answers[version as keyof typeof answers]);
  const seen: string[] = [];
  pages.subscribe(() => {
    const state = pages.state(entry(canary));
    seen.push(state.status === 'ready' ? state.release.version : state.status);
    // React draws in the very turn in which it hears that a page is there.
    if (state.status === 'ready' && state.release === canary) pages.broke(entry(canary));
  });
  await finished(pages.load(entry(canary)));
  expect(seen).toEqual(['loading', '2.0.0', 'idle', 'loading', '1.0.0']);
  expect(pages.state(entry(canary))).toMatchObject({ status: 'ready', Page: OldPage, failure: 'render' });
});

test('who asks for a page that is on its way waits for the same one', async () => {
  const { pages, asked } = pagesWith(async () => OldPage);
  await Promise.all([pages.load(entry(stable)), pages.load(entry(stable))]);
  expect(asked).toEqual(['1.0.0./Page']);
});

describe('a page that is there and is not drawn', () => {
  /** Pages that come after 1.9 seconds. */
  function slowPages() {
    let arrive = (): void => undefined;
    const made = pagesWith(
      (version) =>
        new Promise((done) => {
          arrive = () => done(answers[version as keyof typeof answers]);
        }),
    );
    const come = async (work: Promise<void>): Promise<void> => {
      await jest.advanceTimersByTimeAsync(1_900);
      arrive();
      await work;
    };
    return { ...made, come };
  }

  test('of a canary makes way, after what loading left of its time, with one report', async () => {
    const { pages, reports, come } = slowPages();
    await come(pages.load(entry(canary)));
    expect(pages.patience(entry(canary))).toBe(700);
    expect(pages.overdue(entry(canary))).toBe(true);
    await come(pages.load(entry(canary)));
    expect(pages.state(entry(canary))).toMatchObject({ release: stable, failure: 'timeout' });
    const message = 'The page was not drawn in time';
    expect(reports).toMatchObject([{ release: '2.0.0', kind: 'timeout', message }]);
    // The second has little time left, and no third one comes.
    expect(pages.patience(entry(canary))).toBe(150);
    expect(pages.overdue(entry(canary))).toBe(false);
    expect(reports).toMatchObject([{ release: '2.0.0' }, { release: '1.0.0', kind: 'timeout' }]);
  });

  test('of a stable release stays for what it waits for, and counts as late', async () => {
    const { pages, come } = slowPages();
    await come(pages.load(entry(stable)));
    expect(pages.patience(entry(stable))).toBe(700);
    expect(pages.overdue(entry(stable))).toBe(false);
    expect(pages.state(entry(stable))).toMatchObject({ status: 'ready', Page: OldPage, failure: 'timeout' });
  });
});

test('there is no other release beside a stable one', async () => {
  const { pages } = pagesWith(async () => OldPage);
  await finished(pages.load(entry(stable)));
  expect(pages.broke(entry(stable))).toBe(false);
  expect(pages.state(entry(stable))).toMatchObject({ status: 'ready', Page: OldPage, failure: 'render' });
});

test('a stable page later than a canary may be counts as late as well', async () => {
  let arrive = (_page: typeof OldPage): void => undefined;
  const { pages } = pagesWith(
    () =>
      new Promise((done) => {
        arrive = done;
      }),
  );
  const work = pages.load(entry(stable));
  await jest.advanceTimersByTimeAsync(3_000);
  arrive(OldPage);
  await work;
  expect(pages.state(entry(stable))).toMatchObject({ status: 'ready', failure: 'timeout' });
});
