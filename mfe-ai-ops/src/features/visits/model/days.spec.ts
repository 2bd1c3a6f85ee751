import { everyDay, shares } from './days.js';

it('fills the days on which nobody came, over the end of a month', () => {
  expect(everyDay('2026-10-30', 4, [{ day: '2026-11-01', views: 7 }])).toEqual([
    { day: '2026-10-30', views: 0 },
    { day: '2026-10-31', views: 0 },
    { day: '2026-11-01', views: 7 },
    { day: '2026-11-02', views: 0 },
  ]);
});

it('measures each step by the one before', () => {
  expect(shares([{ count: 200 }, { count: 50 }, { count: 0 }, { count: 3 }])).toEqual([null, 25, 0, null]);
});

it('calls no step a part of a smaller one', () => {
  expect(shares([{ count: 2 }, { count: 5 }, { count: 5 }])).toEqual([null, null, 100]);
});
