import { node } from '../../../../test/flows.js';
import type { N8nNode, N8nWorkflow } from '../../workflows/domain/n8n.js';
import { remarksOn } from './remarks.js';

const kept = (nodes: N8nNode[], connections = {}): N8nWorkflow => ({
  ...{ name: 'X', active: false, nodes, connections, settings: {} },
});
const link = (name: string) => ({ node: name, type: 'main', index: 0 });
/** What is said of a file with this in it that was kept as one step. */
function said(
  given: object,
  change: { file?: string; name?: string; description?: string; stringTags?: boolean } = {},
  workflow = kept([node('A', 'set')]),
  description = '',
) {
  const { file = 'a.json', ...more } = change;
  const source = { ...{ name: 'X', description: '', tags: [], stringTags: false }, ...more };
  const raw = { nodes: workflow.nodes, connections: workflow.connections, ...given };
  return remarksOn(file, { ...source, raw }, workflow, description).map(
    ({ code, count }) => `${code} ${count}`,
  );
}

it('says nothing of a file that was kept as it was', () => {
  expect(said({})).toEqual([]);
  expect(said({}, { description: ' Doet  iets.\n' }, undefined, 'Doet iets.')).toEqual([]);
  expect(said({ pinData: {}, meta: {} })).toEqual([]);
  // There is no room for all of it, which takes no markup out.
  expect(said({}, { description: 'Doet iets. En meer.' }, undefined, 'Doet iets.')).toEqual([]);
});

it.each(['../a.json', 'x/../a.json', 'x\\..\\a.json', '/a.json', '\\a.json', 'x/..'])(
  'says that a path was reduced: %s',
  (file) => {
    expect(said({}, { file })).toEqual(['path_reduced 1']);
  },
);

it.each(['a..json', 'x/..a.json', 'x/a...json', 'x/a.json'])('leaves a plain path alone: %s', (file) => {
  expect(said({}, { file })).toEqual([]);
});

it('says what was missing or read otherwise', () => {
  expect(said({}, { name: '' })).toEqual(['name_given 1']);
  expect(said({}, { stringTags: true })).toEqual(['tags_read 1']);
  expect(said({}, { description: '<b>Doet</b> iets.' }, undefined, 'Doet iets.')).toEqual([
    'markup_removed 1',
  ]);
});

it('counts the steps that got another name', () => {
  const workflow = kept([node('A', 'set'), node('A 2', 'set'), node('C', 'set')]);
  expect(said({ nodes: [{ name: 'A' }, { name: 'A' }, 7, { name: 'C' }] }, {}, workflow)).toEqual([
    'nodes_renamed 1',
  ]);
  expect(said({ nodes: 'none' }, {}, workflow)).toEqual(['nodes_renamed 3']);
});

it('counts the links that led nowhere, of every kind and output', () => {
  const workflow = kept([node('A', 'set')], { A: { main: [[link('A')]] } });
  const connections = {
    A: { main: [[link('A'), link('gone')], null, [link('gone')]], ai_tool: [[link('gone')]] },
    B: 'none',
  };
  expect(said({ connections }, {}, workflow)).toEqual(['connections_dropped 3']);
  expect(said({ connections: [] }, {}, workflow)).toEqual([]);
});

it('counts what was taken out: credentials, pinned data, the instance, keys and addresses', () => {
  const step = (parameters: object, more = {}) =>
    node('A', 'set', { parameters: { ...parameters }, ...more });
  const nodes = [{ ...step({}), credentials: { slackApi: {} } }];
  expect(said({ nodes })).toEqual(['credentials_removed 1']);
  expect(said({ pinData: { A: [], B: [] } })).toEqual(['pinned_data_removed 2']);
  expect(said({ meta: { instanceId: 'x' } })).toEqual(['instance_removed 1']);
  const secret = kept([step({ a: 'YOUR_SECRET', b: 'YOUR_SECRET' })]);
  expect(said({ nodes: [step({ a: 'YOUR_SECRET', b: 'sk-1' })] }, {}, secret)).toEqual(['secrets_removed 1']);
  expect(said({ nodes: [step({ a: 'YOUR_SECRET' })] })).toEqual([]);
});

it('counts the addresses of people, not those of examples', () => {
  const step = (to: string) => [node('A', 'set', { parameters: { to } })];
  const workflow = kept(step('you@example.com, you@example.com'));
  const of = (to: string) => said({ nodes: step(to) }, {}, workflow);
  expect(of('jan.de+x@firma.nl, PIET@firma.co.uk')).toEqual(['personal_data_removed 2']);
  expect(of('you@example.com, a@mail.example.org, b@EXAMPLE.net')).toEqual([]);
  for (const stranger of ['a@notexample.com', 'a@example.com.nl'])
    expect(of(stranger)).toEqual(['personal_data_removed 1']);
  // What stays is not taken out, and what goes with a credential is.
  expect(said({ nodes: step('jan@firma.nl') }, {}, kept(step('jan@firma.nl')))).toEqual([]);
  const nodes = [{ ...node('A', 'set'), credentials: { smtp: { name: 'jan@firma.nl' } } }];
  expect(said({ nodes })).toEqual(['credentials_removed 1', 'personal_data_removed 1']);
});
