import { differenceOf, isOfN8nItself } from './difference.js';

const set = 'n8n-nodes-base.set';
it.each([
  ['https://api.klant.nl', 'url', '', set, 'address'],
  ['https://docs.google.com/spreadsheets/d/1', 'documentId.value', '', set, 'document'],
  ['1AbC', 'documentId.value', '', 'n8n-nodes-base.googleSheets', 'document'],
  ['tblX', 'table.value', '', 'n8n-nodes-base.airtable', 'document'],
  ['Facturen', 'assignments.assignments.0.value', 'sheet Werkblad', set, 'document'],
  ['#inkoop', 'text', '', set, 'channel'],
  ['C0123', 'channelId.value', '', 'n8n-nodes-base.slack', 'channel'],
  ['-100123', 'chatId', '', 'n8n-nodes-base.telegram', 'channel'],
  ['jan@klant.nl', 'sendTo', '', 'n8n-nodes-base.gmail', 'mail'],
  ['klant.example', 'domain', '', set, 'address'],
  ['abc', 'workflowId.value', '', 'n8n-nodes-base.executeWorkflow', 'workflow'],
  ['Facturen', 'assignments.assignments.0.value', 'label Onderwerp', set, null],
  ['75.5', 'assignments.assignments.1.value', 'limit Grens', set, null],
] as const)('%s at %s (%s) of %s: %s', (text, path, name, type, expected) => {
  expect(differenceOf({ text, path, name, type })).toBe(expected);
});

it('takes an id for one of this n8n in the steps that have such alone', () => {
  expect(isOfN8nItself({ type: 'n8n-nodes-base.dataTable', path: 'dataTableId.value' })).toBe(true);
  expect(isOfN8nItself({ type: 'n8n-nodes-base.n8n', path: 'name' })).toBe(false);
});
