import type { ViewBatch } from './canary-rule.js';
import { reasonOf, trialEvidence } from './trial-evidence.js';

const batch = (stable: [number, number], canary: [number, number]): ViewBatch => ({
  stable: { views: stable[0], failures: stable[1] },
  canary: { views: canary[0], failures: canary[1] },
});
const repeat = (times: number, one: ViewBatch): ViewBatch[] => Array.from({ length: times }, () => one);
const good = repeat(30, batch([20, 1], [4, 0]));
const bad = repeat(5, batch([22, 0], [3, 1]));
const slow = repeat(12, batch([9, 0], [1, 1]));

it('says of a canary that stands and keeps the pace what was counted of both', () => {
  const evidence = trialEvidence({ views: good, paces: repeat(2, batch([9, 1], [2, 0])) }, false);
  expect(evidence).toMatchObject({
    ...{ verdict: 'healthy', stable: { views: 600, failures: 30 }, canary: { views: 120, failures: 0 } },
    pace: { stable: { views: 18, slow: 2 }, canary: { views: 4, slow: 0 } },
  });
  expect(evidence.pace?.ratio).toBeLessThan(1);
});

it('says nothing of a pace that nobody measured', () => {
  for (const paces of [[], repeat(5, batch([9, 1], [0, 0]))])
    expect(trialEvidence({ views: good, paces }, false)).not.toHaveProperty('pace');
});

it('takes back a canary that fails, and one that stands but is slow, each with its reason', () => {
  const failing = trialEvidence({ views: bad, paces: repeat(2, batch([9, 1], [2, 0])) }, false);
  expect(failing.verdict).toBe('failing');
  expect(reasonOf(failing)).toBe('5 of 15 page views failed, stable 0 of 110');
  const late = trialEvidence({ views: good, paces: slow }, false);
  expect(late.verdict).toBe('failing');
  expect(reasonOf(late)).toBe(
    '12 of 12 page views were more than twice as slow as is usual, stable 0 of 108',
  );
  expect(reasonOf(trialEvidence({ views: bad, paces: slow }, false))).toMatch(/page views failed/);
  expect(reasonOf({ ...failing, ratio: 1, pace: undefined })).toMatch(/page views failed/);
});

it('holds a canary without a stable release against what any page may fail', () => {
  const alone = trialEvidence({ views: [batch([0, 0], [6, 6])], paces: slow }, true);
  expect(alone).toMatchObject({ verdict: 'failing', canary: { views: 6, failures: 6 } });
  expect(alone).not.toHaveProperty('pace');
  expect(reasonOf(alone)).toBe('6 of 6 page views failed, and there is no stable release');
});

it('gives the failures as the reason at the very threshold', () => {
  const evidence = trialEvidence({ views: good, paces: slow }, false);
  expect(reasonOf({ ...evidence, ratio: evidence.threshold })).toMatch(/page views failed/);
});
