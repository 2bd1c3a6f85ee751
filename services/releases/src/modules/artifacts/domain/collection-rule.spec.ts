import { collectable, type ReleaseFacts } from './collection-rule.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const remote = 'mfe-library';
const release = (version: string, change: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  ...{ id: version, remote, version, publishedAt: ago(30), named: false, movedAt: null, viewedAt: null },
  ...change,
});
/** Ten that stay for their rank. */
const newest = Array.from({ length: 10 }, (_, index) =>
  release(`2.0.${index}`, { publishedAt: ago(20 - index) }),
);
const collected = (...old: ReleaseFacts[]): string[] =>
  collectable([...old, ...newest], now).map(({ version }) => version);

describe('the rule of collection', () => {
  it('takes an old release that nothing names', () => {
    expect(collected(release('1.0.0'))).toEqual(['1.0.0']);
    expect(collected(release('1.0.0', { movedAt: ago(8), viewedAt: ago(7.01) }))).toEqual(['1.0.0']);
  });

  it.each<[string, Partial<ReleaseFacts>]>([
    ['a pointer names', { named: true }],
    ['a pointer left less than a week ago', { movedAt: ago(6.9) }],
    ['a page view reported less than a week ago', { viewedAt: ago(6.9) }],
    ['a pointer left exactly a week ago', { movedAt: ago(7) }],
  ])('leaves one that %s', (_, change) => {
    expect(collected(release('1.0.0', change))).toEqual([]);
  });

  it('leaves the ten newest of each remote, however old they are', () => {
    const other = release('0.1.0', { remote: 'mfe-billing', publishedAt: ago(900) });
    expect(collectable([...newest, other], now)).toEqual([]);
    expect(collected(other, release('1.0.0'))).toEqual(['1.0.0']);
  });

  it('leaves what was published within the week, also beyond the ten newest', () => {
    const many = Array.from({ length: 30 }, (_, index) => release(`3.0.${index}`, { publishedAt: ago(1) }));
    expect(collectable(many, now)).toEqual([]);
  });
});
