import { CATEGORIES } from '@stroomwerk/catalogue';
import { shipped } from '../../../../test/shipped.js';
import { catalogueHash, compiledCatalogue } from '../application/catalogue-source.js';
import { catalogueDrafts } from './catalogue-draft.js';
import type { Draft } from './draft.js';

it('tells how far compiling is: a start on a busy machine takes minutes over it', () => {
  const told: number[] = [];
  const drafts = catalogueDrafts([shipped('Dag', null), shipped('Dag', 'Hello')], (done) => told.push(done));
  expect(told).toEqual([1, 2]);
  expect(drafts.map(({ english_content }) => english_content === null)).toEqual([true, false]);
});

const drafts: Pick<
  Draft,
  'slug' | 'integrations' | 'category' | 'complexity' | 'trigger_type' | 'checked_with_n8n'
>[] = [];
const count = (values: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const share = (many: number): number => many / drafts.length;

// What the library derives from the catalogue that ships.
describe('the catalogue, derived', () => {
  beforeAll(async () => {
    for await (const draft of (await compiledCatalogue(await catalogueHash())).drafts) {
      // What is asked of it here: the files of thousands need not stay in memory.
      const { slug, integrations, category, complexity, trigger_type, checked_with_n8n } = draft;
      drafts.push({ slug, integrations, category, complexity, trigger_type, checked_with_n8n });
    }
  }, 600_000);

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
    // Few: settings, a way on after an error and an end for who does not answer are steps too, and the bands are given.
    expect(sizes.get('low') ?? 0).toBeGreaterThanOrEqual(10);
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
