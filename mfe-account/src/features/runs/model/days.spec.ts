// Pure: runs by day.
import type { Run } from '@stroomwerk/contracts/library';
import { createFormat } from '@stroomwerk/mfe-runtime';
import { daysOf, nearDay } from './days.js';

const { date } = createFormat('nl');
const at = (started_at: string) => ({ started_at }) as Run;
const now = Date.parse('2026-11-27T10:00:00.000Z');

it('puts runs under the Dutch day that they began on', () => {
  const days = daysOf(
    [at('2026-11-27T09:00:00.000Z'), at('2026-11-26T23:30:00.000Z'), at('2026-11-26T22:30:00.000Z')],
    date,
  );
  expect(days.map(({ date: name, runs }) => [name, runs.length])).toEqual([
    ['27 nov 2026', 2],
    ['26 nov 2026', 1],
  ]);
  expect(daysOf([], date)).toEqual([]);
});

it('knows today and yesterday', () => {
  expect(['27 nov 2026', '26 nov 2026', '25 nov 2026'].map((one) => nearDay(one, date, now))).toEqual([
    'today',
    'yesterday',
    null,
  ]);
});
