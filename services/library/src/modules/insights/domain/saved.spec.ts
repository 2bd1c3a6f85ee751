import { addDays, dayOf, daysBetween } from './days.js';
import { centsOf, hoursOf, minutesPerRun, minutesSaved, successOf } from './saved.js';

describe('saved time', () => {
  it('is the minutes of each successful run, by the customer’s word before ours', () => {
    expect(minutesSaved(12, { declared: 5, own: null })).toBe(60);
    expect(minutesSaved(12, { declared: 5, own: 2 })).toBe(24);
    // Somebody who says that it saves nothing is believed.
    expect(minutesPerRun({ declared: 5, own: 0 })).toBe(0);
    expect(minutesSaved(12, { declared: 0, own: null })).toBe(0);
  });

  it('is worth what the customer says an hour is worth, and nothing that we make up', () => {
    expect(hoursOf(90)).toBe(1.5);
    expect(centsOf(90, 4_500)).toBe(6_750);
    expect(centsOf(1, 100)).toBe(2);
    expect(centsOf(90, 0)).toBe(0);
    expect(centsOf(90, null)).toBeNull();
  });

  it('counts success among runs that came to an end of their own', () => {
    expect(successOf({ succeeded: 2, failed: 1 })).toBe(66.7);
    expect(successOf({ succeeded: 0, failed: 3 })).toBe(0);
    expect(successOf({ succeeded: 0, failed: 0 })).toBeNull();
  });
});

describe('days', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is on %s in Amsterdam', (moment, day) => expect(dayOf(new Date(moment))).toBe(day));

  it('are days of the calendar, also where the clock goes forward or back', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-26', '2026-10-25')).toEqual([]);
  });
});
