import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import { nothingOf, ofEachRecipe, vendorOptionsOf, vendorRun } from './library-vendors.js';
import type { VendorTrial } from './vendors/trial.js';

const catalogue = ['a1', 'a2', 'b1', 'b2'].map((slug) => ({ slug, meta: { pattern: slug.slice(0, 1) } }));
const slugs = (only: string | undefined, noted: readonly string[] = []): string[] =>
  ofEachRecipe(catalogue, only, new Set(noted)).map(({ slug }) => slug);

it('takes of each recipe the workflow that ran before, or its first, or those that are named', () => {
  expect(slugs(undefined)).toEqual(['a1', 'b1']);
  expect(slugs(undefined, ['b2'])).toEqual(['a1', 'b2']);
  expect(slugs('a2,b1,b2')).toEqual(['a2', 'b1', 'b2']);
  expect(() => slugs('x')).toThrow('called x');
});

it('knows the cases, and the English files', () => {
  expect(vendorOptionsOf(['--vendors']).moods).toEqual(['well', 'refuses', 'busy']);
  expect(vendorOptionsOf(['--vendors', '--cases', 'busy,well', '--english'])).toMatchObject({
    moods: ['well', 'busy'],
    english: true,
  });
  expect(() => vendorOptionsOf(['--cases', 'broken'])).toThrow('--cases takes well, refuses, busy');
});

it('notes what ran without an error, asked nobody unknown and changed something', () => {
  const entry = {
    slug: 'a',
    workflow: { nodes: [], connections: {}, settings: {} },
    english: null,
  } as unknown as CatalogueWorkflow;
  const trial: VendorTrial = {
    ...{ cases: 2, steps: ['Lees', 'Meld'], reached: new Set(['Lees']), asked: 3, changed: 1 },
    ...{ vendors: ['Slack'], questions: [], errors: [], unknown: [] },
  };
  expect(vendorRun(entry, trial)).toMatchObject({ slug: 'a', cases: 2, reached: 1, steps: 2, changed: 1 });
  expect(vendorRun(entry, { ...trial, errors: ['"Meld" weg'] })).toBeNull();
  expect(vendorRun(entry, { ...trial, unknown: ['Slack: GET /'] })).toBeNull();
  expect(vendorRun(entry, { ...trial, changed: 0 })).toBeNull();
  const refused = nothingOf(entry, new Error('n8n refused'));
  expect(refused.errors).toEqual(['Error: n8n refused']);
  expect(vendorRun(entry, { ...refused, changed: 1 })).toBeNull();
});
