import { patient, refusedPauseMs } from './patient.js';

const refused = () => Promise.reject(new Error('cannot execute UPDATE in a read-only transaction'));
const backend = (answer: (token: string) => Promise<unknown[]>) =>
  patient({
    moveToActive: answer,
    waitForJob: (_seconds: number) => refused(),
    disconnectBlocking: () => Promise.resolve(),
    reconnectBlocking: () => Promise.resolve(),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether a promise has come to an end by now, one way or the other. */
async function ended(promise: Promise<unknown>): Promise<boolean> {
  let so = false;
  const end = () => {
    so = true;
  };
  promise.then(end, end);
  await jest.advanceTimersByTimeAsync(0);
  return so;
}

it('hands on what is fetched', async () => {
  await expect(backend(() => Promise.resolve(['job'])).moveToActive('token')).resolves.toEqual(['job']);
});

it.each([
  ['fetches', () => backend(refused).moveToActive('token')],
  ['waits', () => backend(refused).waitForJob(5)],
])('lets no worker ask again at once that was refused when it %s', async (_, ask) => {
  const asked = ask();
  await jest.advanceTimersByTimeAsync(refusedPauseMs - 1);
  expect(await ended(asked)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await expect(asked).rejects.toThrow('read-only');
});

it('keeps no worker that ends, until it begins anew', async () => {
  const one = backend(refused);
  const before = one.moveToActive('token');
  expect(await ended(before)).toBe(false);
  await one.disconnectBlocking();
  expect(await ended(before)).toBe(true);
  expect(await ended(one.waitForJob(5))).toBe(true);
  await one.reconnectBlocking();
  expect(await ended(one.moveToActive('token'))).toBe(false);
});
