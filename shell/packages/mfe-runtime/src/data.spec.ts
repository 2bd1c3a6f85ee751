// Real: the query client of the page and the choice of a language. Fake: the browser's frames and page.
import { pageQueryClient } from './data.js';
import { languageStore } from './language-state.js';

let frames: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  Object.assign(globalThis, {
    document: { getElementById: () => null },
    requestAnimationFrame: (run: () => void) => frames.push(run),
  });
});
afterEach(() => {
  pageQueryClient().clear();
  for (const name of ['document', 'requestAnimationFrame']) Reflect.deleteProperty(globalThis, name);
  jest.useRealTimers();
});

it('reads its texts again in another language, once the press that chose it is shown', async () => {
  const client = pageQueryClient();
  client.setQueryData(['texts'], 'Dag');
  const stale = () => client.getQueryState(['texts'])?.isInvalidated;
  languageStore.setState({ chosen: 'en' });
  expect([stale(), frames.length]).toEqual([false, 1]);
  frames[0]?.();
  expect(stale()).toBe(false);
  await jest.runOnlyPendingTimersAsync();
  expect(stale()).toBe(true);
});
