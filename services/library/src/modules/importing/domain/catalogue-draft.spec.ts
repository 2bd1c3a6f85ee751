import { CATEGORIES, catalogue } from '@stroomwerk/catalogue';
import { catalogueDrafts } from './catalogue-draft.js';

const told: number[] = [];
const drafts = catalogueDrafts(catalogue, (done) => told.push(done));
it('tells how far compiling is: a start on a busy machine takes minutes over it', () => {
  expect(told).toEqual(catalogue.map((_, at) => at + 1));
});
const count = (values: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const share = (many: number): number => many / catalogue.length;

// What the library derives from the catalogue that ships.
describe('the catalogue, derived', () => {
  it('uses at least 150 integrations', () => {
    const used = new Set(drafts.flatMap((draft) => draft.integrations));
    expect(used.size).toBeGreaterThanOrEqual(150);
  });

  it('spreads over all ten categories, none above 15 percent', () => {
    const counts = count(drafts.map((draft) => draft.category));
    expect([...counts.keys()].sort()).toEqual([...CATEGORIES].sort());
    for (const many of counts.values()) {
      expect(share(many)).toBeLessThanOrEqual(0.15);
      expect(share(many)).toBeGreaterThanOrEqual(0.05);
    }
  });

  it('spreads over low, medium and high, at least a quarter high, and over the four triggers', () => {
    const sizes = count(drafts.map((draft) => draft.complexity));
    expect(share(sizes.get('high') ?? 0)).toBeGreaterThanOrEqual(0.25);
    expect(share(sizes.get('medium') ?? 0)).toBeGreaterThanOrEqual(0.25);
    expect(share(sizes.get('low') ?? 0)).toBeGreaterThanOrEqual(0.1);
    const triggers = count(drafts.map((draft) => draft.trigger_type));
    for (const [trigger, least] of [
      ['Webhook', 0.3],
      ['Scheduled', 0.2],
      ['Manual', 0.05],
      ['Complex', 0.05],
    ] as const)
      expect([trigger, share(triggers.get(trigger) ?? 0) >= least]).toEqual([trigger, true]);
  });

  it('was checked against n8n as it is (npm run library -- verify --record)', () => {
    expect(drafts.filter((draft) => draft.checked_with_n8n === null).map(({ slug }) => slug)).toEqual([]);
  });
});
