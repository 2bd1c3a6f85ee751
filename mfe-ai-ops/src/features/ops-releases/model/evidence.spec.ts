import { releasesTexts } from '../texts.js';
import { againstCanary, evidenceText, failureRate } from './evidence.js';

const evidence = {
  stable: { views: 190, failures: 1 },
  canary: { views: 21, failures: 2 },
  ratio: 4.2,
  threshold: 1000,
  verdict: 'waiting' as const,
};

describe('evidence', () => {
  it('reads as a sentence in both languages', () => {
    expect(evidenceText(evidence, releasesTexts.nl.evidence, String)).toBe(
      '21 bezoeken, 2 mislukt; stabiel 190, 1 mislukt; nog geen oordeel',
    );
    const pace = { stable: { views: 90, slow: 0 }, canary: { views: 9, slow: 3 }, ratio: 2 };
    const one = { ...evidence, pace, canary: { views: 1, failures: 1 }, verdict: 'failing' as const };
    expect(evidenceText(one, releasesTexts.en.evidence, String)).toBe(
      '1 visit, 1 failed; stable 190, 1 failed; 3 of 9 timed visits far slower than usual; fails more often or is far slower than stable',
    );
  });

  it('has no rate without visits', () => {
    expect(failureRate({ views: 0, failures: 0 })).toBeNull();
    expect(failureRate({ views: 200, failures: 1 })).toBe(0.5);
  });

  it.each([
    [0.2, 0],
    [1, 0],
    [Math.sqrt(1000), 50],
    [1000, 100],
    [1e9, 100],
  ])('a ratio of %d is %d percent of the way', (ratio, way) => {
    expect(againstCanary({ ratio, threshold: 1000 })).toBeCloseTo(way);
  });
});
