import { Patience } from './patience.js';

const looks = 2_000;

/** Milliseconds after which somebody gives up who looks so often; none where they never do. */
function givesUpAfter(everyMs: number, farAt: (ms: number) => string): number | undefined {
  let now = 0;
  const patience = new Patience(() => now);
  for (let look = 0; look < looks; look += 1) {
    if (patience.isOver(farAt(now))) return now;
    now += everyMs;
  }
  return undefined;
}

it('gives up on what stands still, never on what goes on', () => {
  expect(givesUpAfter(100, () => 'running 3')).toBeGreaterThan(90_000);
  expect(givesUpAfter(100, (ms) => `running ${Math.floor(ms / 60_000)}`)).toBeUndefined();
});
it('waits longer where each answer takes longer', () => {
  const idle = givesUpAfter(100, () => 'running') ?? 0;
  expect(givesUpAfter(1_000, () => 'running')).toBeGreaterThan(5 * idle);
});
it('is not over at once where a look takes very long', () => {
  expect(givesUpAfter(200_000, () => 'running')).toBeGreaterThan(600_000);
});
