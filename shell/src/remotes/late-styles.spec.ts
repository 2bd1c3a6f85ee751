import { giveUpLateStyles } from './late-styles.js';

it('gives up the style sheets of remotes that are late, and only those that are not there', () => {
  jest.useFakeTimers();
  const removed: string[] = [];
  const sheet = (name: string, there: boolean) => ({
    ...{ sheet: there ? {} : null, remove: () => removed.push(name) },
  });
  const asked: string[] = [];
  Object.assign(globalThis, {
    document: {
      querySelectorAll: (what: string) => {
        asked.push(what);
        return [sheet('late', false), sheet('there', true)];
      },
    },
  });
  giveUpLateStyles();
  jest.advanceTimersByTime(2_000);
  expect(asked).toEqual([]);
  // Before the remotes' own limit, so that a fallback still stands within five seconds.
  jest.advanceTimersByTime(1_000);
  expect(asked).toEqual(['link[rel=stylesheet][href^="/releases/"]']);
  expect(removed).toEqual(['late']);
  jest.useRealTimers();
});
