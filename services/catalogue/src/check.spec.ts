import { catalogue } from './catalogue.js';
import { checkReport } from './check.js';

// Real: the workflows that ship.
it('counts what customers fill in, and finds no value that lands nowhere', () => {
  const { lines, wrong } = checkReport(catalogue);
  expect(wrong).toBe(0);
  expect(lines[0]).toMatch(new RegExp(`^\\d+ of ${catalogue.length} workflows ask for nothing`));
  expect(lines[1]).toMatch(/^\d+ placeholders without a value/);
});

it('names a value that lands nowhere', () => {
  const [entry] = catalogue.slice(0, 1) as [(typeof catalogue)[number]];
  const both = { nl: 'Grens', en: 'Limit' };
  const values = [
    {
      key: 'limit',
      kind: 'number',
      label: both,
      help: both,
      example: '5',
      at: [{ step: 'Nergens', path: 'x' }],
    },
  ] as const;
  expect(checkReport([{ ...entry, meta: { ...entry.meta, values } }])).toMatchObject({
    wrong: 1,
    lines: expect.arrayContaining([
      `problem: ${entry.slug}: value limit names "Nergens" x, which is not there`,
    ]),
  });
});
