import { ApiError } from '@stroomwerk/auth-store';
import { until } from '@stroomwerk/test-kit';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient, lacksData } from './query-client.js';

/** A client that read one thing well, and another with this outcome. */
async function after(read: () => Promise<unknown>): Promise<boolean> {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey: ['whole'], queryFn: async () => 1 });
  await client.prefetchQuery({ queryKey: ['other'], queryFn: read, retry: false });
  const lacks = lacksData(client);
  client.clear();
  return lacks;
}
const answered = (status: number) => () => Promise.reject(new ApiError(status, 'a.code', 'detail'));

it.each([0, 429, 500, 503])('lacks what a part did not give: %i', async (status) => {
  expect(await after(answered(status))).toBe(true);
});

it('lacks what could not be read', async () => {
  expect(await after(() => Promise.reject(new TypeError('not JSON')))).toBe(true);
});

it.each([400, 403, 404])('takes a refusal for an answer: %i', async (status) => {
  expect(await after(answered(status))).toBe(false);
});

it('lacks nothing when all came', async () => {
  expect(await after(async () => 2)).toBe(false);
});

describe('a read that failed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** How often it was asked when all of it failed. */
  async function asked(error: unknown): Promise<number> {
    let calls = 0;
    const client = createQueryClient();
    const read = client.prefetchQuery({
      queryKey: ['x'],
      queryFn: () => {
        calls += 1;
        return Promise.reject(error);
      },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    await read;
    client.clear();
    return calls;
  }

  it.each([0, 503])('is asked once more when that may pass: %i', async (status) => {
    expect(await asked(new ApiError(status, 'a.code', 'detail'))).toBe(2);
  });

  it.each([400, 401, 404, 429, 500, 502])('is not asked again when a part answered: %i', async (status) => {
    expect(await asked(new ApiError(status, 'a.code', 'detail'))).toBe(1);
  });

  it('is not asked again when the answer could not be read', async () => {
    expect(await asked(new TypeError('not JSON'))).toBe(1);
  });

  it('is never repeated when it would change something', async () => {
    let calls = 0;
    const client = createQueryClient();
    // Which is the browser's own guess, and holds nothing back.
    onlineManager.setOnline(false);
    const change = client
      .getMutationCache()
      .build(client, {
        mutationFn: () => {
          calls += 1;
          return Promise.reject(new ApiError(503, 'a.code', 'detail'));
        },
      })
      .execute(undefined)
      .catch((error: ApiError) => error.status);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([await change, calls]).toEqual([503, 1]);
    onlineManager.setOnline(true);
    client.clear();
  });
});

describe('panels of one page that failed together', () => {
  const down = new ApiError(500, 'a.code', 'detail');
  let client: ReturnType<typeof createQueryClient>;
  let ends: (() => void)[];
  beforeEach(() => {
    client = createQueryClient();
    ends = [];
  });
  afterEach(() => {
    for (const end of ends) end();
    client.clear();
  });

  /** A panel that reads something: what it shows, how often it asked, and its button. */
  function panel(name: string, answer: () => Promise<string>) {
    const seen = { asked: 0, shows: '' };
    const observer = new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => {
        seen.asked += 1;
        return answer();
      },
      retry: false,
    });
    ends.push(
      observer.subscribe(({ data, status }) => {
        seen.shows = data ?? status;
      }),
    );
    return { seen, again: () => observer.refetch() };
  }

  it('all come back when one of them is asked for again and answers', async () => {
    let isDown = true;
    const read = async () => (isDown ? Promise.reject(down) : 'there');
    const [first, second, third] = [panel('a', read), panel('b', read), panel('c', read)];
    const shown = () => [first, second, third].map(({ seen }) => seen.shows);
    await until('all failed', () => shown().every((shows) => shows === 'error'));
    isDown = false;
    await second.again();
    await until('all there', () => shown().every((shows) => shows === 'there'));
    expect([first, second, third].map(({ seen }) => seen.asked)).toEqual([2, 2, 2]);
  });

  it('are not asked again without end where one stays down, nor what was refused', async () => {
    let isDown = true;
    const mended = panel('a', async () => (isDown ? Promise.reject(down) : 'there'));
    const broken = panel('b', () => Promise.reject(down));
    const refused = panel('c', () => Promise.reject(new ApiError(403, 'a.code', 'detail')));
    const all = [mended, broken, refused];
    await until('all failed', () => all.every(({ seen }) => seen.shows === 'error'));
    isDown = false;
    await mended.again();
    await until('the broken one asked once more', () => broken.seen.asked === 2 && client.isFetching() === 0);
    await mended.again();
    expect(all.map(({ seen }) => seen.asked)).toEqual([3, 2, 1]);
  });

  it('are left alone while the one that is asked again still fails, and by what was refused before', async () => {
    let isRefused = true;
    const [broken, other] = [panel('a', () => Promise.reject(down)), panel('b', () => Promise.reject(down))];
    const refused = panel('c', async () =>
      isRefused ? Promise.reject(new ApiError(403, 'a.code', 'detail')) : 'there',
    );
    const all = [broken, other, refused];
    await until('all failed', () => all.every(({ seen }) => seen.shows === 'error'));
    await broken.again();
    isRefused = false;
    await refused.again();
    await until('nothing is asked any more', () => client.isFetching() === 0);
    expect(all.map(({ seen }) => seen.asked)).toEqual([2, 1, 2]);
  });

  it('are left alone by what was given up before it came', async () => {
    const [left, looked] = [panel('a', () => Promise.reject(down)), panel('b', () => Promise.reject(down))];
    await until('both failed', () => [left, looked].every(({ seen }) => seen.shows === 'error'));
    ends.shift()?.();
    client.removeQueries({ queryKey: ['a'] });
    await client.prefetchQuery({ queryKey: ['a'], queryFn: async () => 'there' });
    await until('nothing is asked any more', () => client.isFetching() === 0);
    expect(looked.seen.asked).toBe(1);
  });

  it('leaves alone what nobody looks at any more', async () => {
    let isDown = true;
    const read = async () => (isDown ? Promise.reject(down) : 'there');
    const [left, looked] = [panel('a', read), panel('b', read)];
    await until('both failed', () => [left, looked].every(({ seen }) => seen.shows === 'error'));
    ends.shift()?.();
    isDown = false;
    await looked.again();
    expect([left.seen.asked, looked.seen.asked]).toEqual([1, 2]);
  });
});
