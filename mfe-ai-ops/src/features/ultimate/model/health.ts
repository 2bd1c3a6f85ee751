/** Green, yellow, red as the design's tones. */
export type HealthTone = 'success' | 'warning' | 'danger';

/** Colour of a health score, 0 to 100: 80 or more green, 60 or more yellow, below 60 red (specification, section 4). */
export function healthTone(score: number): HealthTone {
  if (score >= 80) return 'success';
  return score >= 60 ? 'warning' : 'danger';
}
