import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentWorkflow } from '../dsl/types.js';
import { digestOf } from './runs.js';
import { unchangedRun, type VendorRun, vendorRunOf, vendorRunsOf, writeVendorRuns } from './vendor-runs.js';

const entry = (slug: string, url: string) =>
  ({
    slug,
    meta: { category: 'finance' },
    workflow: {
      nodes: [
        {
          id: '1',
          name: 'Vraag',
          type: 'n8n-nodes-base.httpRequest',
          typeVersion: 4,
          position: [0, 0],
          parameters: { url },
        },
      ],
      connections: {},
      settings: {},
    },
    english: null,
  }) as unknown as ContentWorkflow;
const run = (of: ContentWorkflow): VendorRun => ({
  ...{
    slug: of.slug,
    digest: digestOf(of),
    n8n: '2.41.0',
    date: '2026-11-23',
    cases: 1,
    reached: 1,
    steps: 1,
  },
  ...{ vendors: ['Mollie'], asked: 2, changed: 1 },
});
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'vendor-runs-'));
  mkdirSync(join(made, 'finance'));
  return made;
};

it('keeps what holds, and drops what ran with an error or is about other steps', () => {
  const [kept, failing, changed] = ['a', 'b', 'c'].map((slug) =>
    entry(slug, `https://${slug}.example.com`),
  ) as [ContentWorkflow, ContentWorkflow, ContentWorkflow];
  const at = folder();
  writeVendorRuns(at, [kept, failing, changed], [kept, failing, changed].map(run));
  const other = entry('c', 'https://elsewhere.example.com');
  writeVendorRuns(at, [kept, failing, other], [], new Set(['b']));
  expect([...vendorRunsOf(at).keys()]).toEqual(['a']);
  expect(vendorRunOf(vendorRunsOf(at), kept)).toEqual(run(kept));
  const { slug: _, digest: _digest, ...told } = run(kept);
  expect(unchangedRun(vendorRunOf(vendorRunsOf(at), kept))).toEqual(told);
  expect(unchangedRun(null)).toBeNull();
  expect(vendorRunOf(vendorRunsOf(at), entry('a', 'https://new.example.com'))).toBeNull();
});
