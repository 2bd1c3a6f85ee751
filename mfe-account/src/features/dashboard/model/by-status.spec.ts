import { byStatus, mostRuns } from './by-status.js';

it('counts every status, absent ones as nought', () => {
  expect(byStatus([{ status: 'paused' }, { status: 'running' }, { status: 'paused' }])).toEqual([
    { status: 'running', count: 1 },
    { status: 'paused', count: 2 },
    { status: 'stopped', count: 0 },
  ]);
});

it('ranks by runs and splits them by success', () => {
  expect(
    mostRuns([
      { name: 'a', runs: 10, success_rate: 90 },
      { name: 'b', runs: 0, success_rate: null },
      { name: 'c', runs: 20, success_rate: 100 },
    ]),
  ).toEqual([
    { name: 'c', succeeded: 20, failed: 0 },
    { name: 'a', succeeded: 9, failed: 1 },
  ]);
});
