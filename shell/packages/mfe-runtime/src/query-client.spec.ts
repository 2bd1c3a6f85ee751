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
