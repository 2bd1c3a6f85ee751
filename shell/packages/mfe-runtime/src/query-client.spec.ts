import { ApiError } from '@stroomwerk/auth-store';
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
    client.clear();
  });
});
