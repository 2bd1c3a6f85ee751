import { countOutcomes, type FileResult } from './report.js';
import { progressLine, summary } from './summary.js';

const refused = (file: string, code: 'broken_json' | 'duplicate', reason: string): FileResult => ({
  ...{ file, outcome: 'refused', refusal: { code, reason } },
});
const files: FileResult[] = [
  { file: 'a.json', outcome: 'imported', remarks: [{ code: 'tags_read', count: 3 }] },
  {
    ...{ file: 'b.json', outcome: 'updated' },
    remarks: [
      { code: 'secrets_removed', count: 1 },
      { code: 'tags_read', count: 1 },
    ],
  },
  refused('c\u001b[31m.json', 'duplicate', 'the same as a\u202e.json'),
  refused('d.json', 'broken_json', 'broken'),
  refused('e.json', 'broken_json', 'broken'),
];
const report = (results: FileResult[]) =>
  summary({
    ...{ source: 'x', started_at: '2026-11-22T10:00:00.000Z', finished_at: '2026-11-22T10:00:02.500Z' },
    ...{ counts: countOutcomes(results), files: results },
  });

it('says in one line how far an import is', () => {
  expect(progressLine(files)).toBe('5 files: 1 imported, 1 updated, 0 unchanged, 3 refused');
});

it('tells what became of the files, what was repaired and what was refused, most first, in two columns', () => {
  const mended = 'keys or tokens were replaced by YOUR_SECRET';
  const width = 'tags were texts instead of objects, and were read'.length;
  expect(report(files).split('\n')).toEqual([
    '5 files: 1 imported, 1 updated, 0 unchanged, 3 refused in 2.5 s',
    '',
    'Outcome    files',
    '---------  -----',
    'imported       1',
    'updated        1',
    'unchanged      0',
    'refused        3',
    '',
    `${'Repaired or taken out'.padEnd(width)}  files`,
    `${'-'.repeat(width)}  -----`,
    'tags were texts instead of objects, and were read      2',
    `${mended.padEnd(width)}      1`,
    '',
    'Refused because  files',
    '---------------  -----',
    'broken_json          2',
    'duplicate            1',
    '',
    // What a file name may do to a terminal is shown, not done.
    '  refused c?[31m.json: the same as a?.json',
    '  refused d.json: broken',
    '  refused e.json: broken',
  ]);
});

it('leaves out tables that would be empty', () => {
  expect(report([{ file: 'a.json', outcome: 'unchanged' }]).split('\n')).toHaveLength(8);
});

it('names the first twenty that were refused, and how many more there are', () => {
  const many = (count: number) =>
    report(Array.from({ length: count }, (_, at) => refused(`${at}${'x'.repeat(400)}`, 'broken_json', '')))
      .split('\n')
      .filter((line) => line.startsWith('  '));
  expect(many(20)).toHaveLength(20);
  expect(many(22)).toHaveLength(21);
  expect(many(22).at(-1)).toBe('  and 2 more, in the report');
  expect(many(1)[0]).toBe(`  refused 0${'x'.repeat(299)}: `);
});
