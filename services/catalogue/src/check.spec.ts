import { checkReport } from './check.js';
import type { ContentWorkflow } from './dsl/types.js';
import * as workflows from './workflows/content/knowledge.js';

// Real: a workflow that ships; all of them are in catalogue.spec.ts.
it('names a value that lands nowhere', () => {
  const [entry] = Object.values(workflows) as [ContentWorkflow];
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
  expect(checkReport([{ ...entry, meta: { ...entry.meta, values } }])).toMatchObject({
    wrong: 1,
    lines: expect.arrayContaining([
      `problem: ${entry.slug}: value limit names "Nergens" x, which is not there`,
    ]),
  });
});
