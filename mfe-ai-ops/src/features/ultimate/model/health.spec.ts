import { healthTone } from './health.js';

describe('healthTone', () => {
  it.each([
    [100, 'success'],
    [80, 'success'],
    [79.9, 'warning'],
    [60, 'warning'],
    [59.9, 'danger'],
    [0, 'danger'],
  ])('%d is %s', (score, tone) => {
    expect(healthTone(score)).toBe(tone);
  });
});
