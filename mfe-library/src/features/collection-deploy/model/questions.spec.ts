// Pure: what is asked of what is chosen, and what is sent of it.
import {
  accountsFor,
  fieldsFor,
  namesOf,
  ownValues,
  refusedFields,
  requestsOf,
  sharedValues,
} from './questions.js';
import { accountOf, batchOf, formOf, itemOf, questionOf, workflowOf } from './samples.js';

const existing = { automation_id: 'id-1', name: 'B', n8n_url: 'https://n8n.example/workflow/1' };
const form = formOf({
  workflows: [workflowOf('a.json'), workflowOf('b.json', { existing })],
  accounts: [
    accountOf('gmail', [{ filename: 'a.json', key: 'gmail' }]),
    accountOf('header|picqer', [
      { filename: 'a.json', key: 'header' },
      { filename: 'b.json', key: 'header:picqer' },
    ]),
    accountOf('slack', [{ filename: 'b.json', key: 'slack' }], {
      state: 'unknown',
      chosen: null,
      choices: [],
    }),
  ],
  values: [
    questionOf('v1', ['a.json', 'b.json'], { key: 'who' }),
    questionOf('v2', ['a.json'], { key: 'limit', kind: 'number' }),
    questionOf('v3', ['b.json'], { key: 'limit', kind: 'list' }),
  ],
});
const only = (...filenames: string[]) => new Set(filenames);

it('asks for nothing that no chosen workflow needs', () => {
  expect(accountsFor(form, only('a.json')).map(({ key }) => key)).toEqual(['gmail', 'header|picqer']);
  expect(fieldsFor(form, only('b.json')).map(({ key }) => key)).toEqual(['v1', 'v3']);
  expect(fieldsFor(form, only())).toEqual([]);
  expect(namesOf(form, ['a.json', 'b.json'], only('b.json'))).toEqual(['Workflow b']);
});

it('keeps a field in its place whatever is chosen', () => {
  expect(sharedValues(form).map(({ id }) => id)).toEqual(['v1']);
  expect(ownValues(form, 'b.json').map(({ id }) => id)).toEqual(['v3']);
});

it('sends the answers of each under its own keys, and that a second one is wanted', () => {
  const filled = { v1: 'jan@klant.nl', v2: '2,5', v3: 'een\ntwee' };
  expect(requestsOf(form, form.workflows, {}, filled)).toEqual([
    {
      filename: 'a.json',
      accounts: { gmail: 'gmail-1', header: 'header|picqer-1' },
      values: { who: 'jan@klant.nl', limit: '2.5' },
    },
    {
      filename: 'b.json',
      accounts: { 'header:picqer': 'header|picqer-1' },
      values: { who: 'jan@klant.nl', limit: 'een, twee' },
      again: true,
    },
  ]);
});

it('finds the field of an answer that was refused, of its own workflow', () => {
  const refused = {
    ...{ code: 'common.invalid_request', detail: 'Kijk het na.' },
    fields: { 'values.limit': 'Vul een getal in', 'values.gone': 'x', 'accounts.gmail': 'y' },
  };
  const batch = batchOf(itemOf('a.json', null, refused), itemOf('b.json', {}));
  expect(refusedFields(form, batch)).toEqual({ v2: 'Vul een getal in' });
});
