// Pure: which workflow the page goes back to.
import { keptCollection, keptWorkflow } from './kept-workflow.js';

const of = (search: string) => keptWorkflow(new URLSearchParams(search));

it('keeps the file of a workflow', () => {
  expect(of('?workflow=bonnetjes-uit-gmail-boeken.json')).toBe('bonnetjes-uit-gmail-boeken.json');
  expect(of('?workflow=0003_Bitwarden_Automate.json')).toBe('0003_Bitwarden_Automate.json');
});

it.each([
  '',
  '?workflow=',
  '?workflow=../ops',
  '?workflow=//elsewhere.example',
  '?workflow=.hidden',
  '?other=x',
])('keeps nothing of %p', (search) => expect(of(search)).toBeNull());

it.each([
  ['?collection=bookkeeper', 'bookkeeper'],
  ['?collection=0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000001'],
  ['?collection=../ops', null],
  ['?collection=//elsewhere.example', null],
  ['', null],
])('keeps of %p the collection %p', (search, kept) =>
  expect(keptCollection(new URLSearchParams(search))).toBe(kept),
);
