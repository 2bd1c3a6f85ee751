import { checkReport } from './check.js';
import type { ContentWorkflow } from './dsl/types.js';
import * as workflows from './workflows/content/knowledge.js';

// Real: a workflow that ships; all of them are in test/whole/soundness.ts.
const [entry] = Object.values(workflows) as [ContentWorkflow];

it('counts faults by rule, and says where the first of each recipe is', () => {
  const both = { nl: 'Grens', en: 'Limit' };
  const values = [
    {
      key: 'limit',
      kind: 'number',
      label: both,
      help: both,
      example: { nl: '5', en: '5' },
      at: [{ step: { nl: 'Nergens', en: 'Nowhere' }, path: 'x' }],
    },
  ] as const;
  const { lines, wrong } = checkReport([{ ...entry, meta: { ...entry.meta, values } }]);
  expect(wrong).toBeGreaterThan(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1 workflows, \d+ rules, \d+ faults/),
      expect.stringMatching(/^ {2}settings: \d+ in 1 recipes$/),
      expect.stringContaining('    settings: '),
    ]),
  );
});

it('finds nothing in what ships', () => {
  expect(checkReport([entry])).toMatchObject({ wrong: 0 });
});
