import { idleAccounts } from './accounts.js';
import { check } from './check.js';
import { type Definitions, loadDefinitions } from './definitions.js';
import { opens } from './finding.js';
import type { FileNode, Parameters } from './n8n-types.js';

const node = (name: string, type: string, typeVersion: number, parameters: Parameters = {}) => ({
  id: name,
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion,
  position: [0, 0],
  parameters,
});
const to = (name: string) => ({ main: [[{ node: name, type: 'main', index: 0 }]] });
const hook = { ...node('Start', 'webhook', 2, { path: 'start' }), webhookId: 'w' };
const workflow = (nodes: object[], connections: object) =>
  JSON.stringify({ name: 'Proef', nodes, connections, settings: { executionOrder: 'v1' } });

// Real: n8n's own definitions, fetched where they are not there yet.
describe('checking a workflow file', () => {
  let definitions: Definitions;
  beforeAll(() => {
    definitions = loadDefinitions();
  }, 600_000);
  const codes = (text: string) =>
    check(definitions, text)
      .filter(({ severity }) => severity !== 'note')
      .map(({ severity, code, node: about }) => `${severity} ${code} ${about}`);

  it('finds nothing wrong with a sound one', () => {
    const end = node('Klaar', 'noOp', 1);
    const found = check(definitions, workflow([hook, end], { Start: to('Klaar') }));
    expect([opens(found), found.filter(({ severity }) => severity !== 'note')]).toEqual([true, []]);
  });

  it.each([
    ['text that is no JSON', '{', 'error invalid-json null'],
    ['JSON that is no workflow', '[]', 'error not-a-workflow null'],
    [
      'a node type that n8n does not have',
      workflow([hook, node('A', 'slakc', 1)], { Start: to('A') }),
      'error unknown-node-type A',
    ],
    [
      'a version that never was',
      workflow([hook, node('A', 'noOp', 9)], { Start: to('A') }),
      'error unknown-typeVersion A',
    ],
    [
      'an operation that the resource does not have',
      workflow([hook, node('A', 'slack', 2.3, { resource: 'message', operation: 'shout' })], {
        Start: to('A'),
      }),
      'error invalid-operation A',
    ],
    [
      'a parameter that the node does not know',
      workflow([hook, node('A', 'noOp', 1, { loud: true })], { Start: to('A') }),
      'warning unknown-parameter A',
    ],
    [
      'a required field that is empty',
      workflow([hook, node('A', 'slack', 2.3, { select: 'channel', text: 'Hoi' })], { Start: to('A') }),
      'setup parameter-issue A',
    ],
    ['a link to nowhere', workflow([hook], { Start: to('Weg') }), 'error connection-unknown-target Start'],
    ['a workflow that nothing starts', workflow([node('A', 'noOp', 1)], {}), 'error no-trigger null'],
    [
      'a step that no run gets to',
      workflow([hook, node('A', 'noOp', 1), node('B', 'noOp', 1)], { Start: to('A') }),
      'warning unreachable-node B',
    ],
    [
      'two steps of one name',
      workflow([hook, node('A', 'noOp', 1), node('A', 'noOp', 1)], { Start: to('A') }),
      'error duplicate-node-name A',
    ],
    [
      'an expression about a step that is not there',
      workflow([hook, node('A', 'stopAndError', 1, { errorMessage: "={{ $('Weg').item.json.x }}" })], {
        Start: to('A'),
      }),
      'error expression-unknown-node A',
    ],
    [
      'code that does not parse',
      workflow([hook, node('A', 'code', 2, { jsCode: 'return [' })], { Start: to('A') }),
      'error code-syntax A',
    ],
    [
      'a community node',
      workflow([hook, { ...node('A', 'x', 1), type: 'n8n-nodes-other.thing' }], { Start: to('A') }),
      'warning community-node A',
    ],
  ])('finds %s', (_what, text, expected) => {
    expect(codes(text)).toContain(expected);
  });

  it('names the accounts that no step takes, and those of a call by HTTP as taken', () => {
    const call = { authentication: 'predefinedCredentialType', nodeCredentialType: 'ghostAdminApi' };
    const nodes: FileNode[] = [hook, node('A', 'slack', 2.3), node('B', 'httpRequest', 4.2, call)];
    expect(idleAccounts(definitions, nodes, ['slackApi', 'ghostAdminApi', ''])).toEqual([]);
    expect(idleAccounts(definitions, nodes, ['strapiTokenApi', 'slackApi'])).toEqual(['strapiTokenApi']);
  });
});
