import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Setting } from '@stroomwerk/contracts/library';
import { chain, node } from '../../../../test/flows.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';
import { isChanged } from './changed.js';
import { hasErrorPath, isReached, reportAddress, reportSecretIn } from './error-path.js';
import { isOf, type Preparation, prepare } from './prepare.js';
import { newSecret, withSecret } from './secret.js';

const facts = credentialFacts();
const setting = (key: string, at: [string, string][], rest: Partial<Setting> = {}): Setting => ({
  ...{ key, kind: 'text', label: key, help: '', example: 'voorbeeld' },
  at: at.map(([step, path]) => ({ step, path })),
  ...rest,
});
const file: N8nWorkflow = {
  ...{ name: 'Bonnetjes', active: false, settings: { executionOrder: 'v1', timezone: 'Europe/Brussels' } },
  ...chain(
    node('Mail', 'gmailTrigger', { typeVersion: 1.2, parameters: { filters: { q: 'label:facturen' } } }),
    node('Binnen', 'webhook', {
      typeVersion: 2,
      webhookId: 'w1',
      parameters: { path: 'w1', httpMethod: 'POST' },
    }),
    node('Instellingen', 'set', {
      parameters: {
        assignments: {
          assignments: [
            { name: 'grens', value: 50, type: 'number' },
            { name: 'wie', value: 'ik@example.com', type: 'string' },
          ],
        },
      },
    }),
    node('Boek', 'slack', { typeVersion: 2.3 }),
  ),
};
const settings = [
  setting('label', [['Mail', 'filters.q']], { example: 'facturen' }),
  setting('grens', [['Instellingen', 'assignments.assignments.0.value']], { kind: 'number', example: '50' }),
  setting('wie', [['Instellingen', 'assignments.assignments.1.value']], { example: 'ik@example.com' }),
];
const wanted = (rest: Partial<Preparation> = {}): Preparation => ({
  ...{ deploymentId: 'd1', file, settings, minutesSaved: 6, lang: 'nl' },
  values: { label: 'Bonnen', grens: '75', wie: 'jan@klant.nl' },
  accounts: [{ key: 'slackApi', app: 'Slack', credential_type: 'slackApi', why: '', steps: ['Boek'] }],
  credentials: { slackApi: { id: 'c1', name: 'Team' } },
  reportTo: { address: reportAddress('https://stroomwerk.nl/', 'secret'), brand: 'Stroomwerk' },
  ...rest,
});
const prepared = (rest?: Partial<Preparation>) => prepare(wanted(rest), facts);
const stepOf = (name: string, rest?: Partial<Preparation>) =>
  prepared(rest).nodes.find((one) => one.name === name);

it('writes values in their places, as their parameter has them, and nothing else', () => {
  expect(stepOf('Mail')?.parameters).toEqual({ filters: { q: 'label:Bonnen' } });
  expect(stepOf('Instellingen')?.parameters).toEqual({
    assignments: {
      assignments: [
        { name: 'grens', value: 75, type: 'number' },
        { name: 'wie', value: 'jan@klant.nl', type: 'string' },
      ],
    },
  });
  expect(stepOf('Mail')?.credentials).toBeUndefined();
});

it('keeps a text that begins with = a text', () => {
  const [, second] = Reflect.get(
    stepOf('Instellingen', { values: { wie: '={{ $env.SECRET }}' } })?.parameters.assignments as object,
    'assignments',
  ) as { value: string }[];
  expect(second?.value).toBe('={{ "=\\u007b\\u007b $env.SECRET \\u007d\\u007d" }}');
});

it('binds accounts by id and name in the steps that take them, and tells how long a run saves', () => {
  expect(stepOf('Boek')?.credentials).toEqual({ slackApi: { id: 'c1', name: 'Team' } });
  expect(prepared().settings).toEqual({
    ...{ executionOrder: 'v1', timezone: 'Europe/Brussels', timeSavedPerExecution: 6 },
  });
  expect(prepared({ minutesSaved: 0 }).settings).not.toHaveProperty('timeSavedPerExecution');
});

it('has ids of its own for each deployment, the same for the same one', () => {
  const [first, again, other] = [prepared(), prepared(), prepared({ deploymentId: 'd2' })];
  expect(again).toEqual(first);
  const ids = (of: typeof first): unknown[] => of.nodes.map(({ id }) => id);
  expect(new Set([...ids(first), ...ids(other)]).size).toBe(first.nodes.length * 2);
  const webhook = stepOf('Binnen');
  expect([webhook?.webhookId === 'w1', webhook?.parameters.path === webhook?.webhookId]).toEqual([
    false,
    true,
  ]);
  expect([isOf(first, first.nodes), isOf(first, other.nodes), isOf(first, file.nodes)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('has a name that n8n takes', () => {
  expect(prepared({ file: { ...file, name: 'x'.repeat(200) } }).name).toHaveLength(128);
});

describe('the path for errors', () => {
  it('is beneath the flow, goes on when our address fails, and sends nothing that went through the run', () => {
    const { nodes, connections } = prepared();
    const [start, report] = nodes.slice(-2);
    expect(start).toMatchObject({ name: 'Bij een fout', type: 'n8n-nodes-base.errorTrigger' });
    expect(report).toMatchObject({
      ...{ name: 'Meld de fout aan Stroomwerk', onError: 'continueRegularOutput' },
      parameters: { method: 'POST', url: 'https://stroomwerk.nl/api/automations/report/secret' },
    });
    expect(connections['Bij een fout']).toEqual({
      main: [[{ node: 'Meld de fout aan Stroomwerk', type: 'main', index: 0 }]],
    });
    expect(Math.min(start?.position[1] ?? 0, report?.position[1] ?? 0)).toBeGreaterThan(0);
    expect(String(report?.parameters.jsonBody)).not.toMatch(/message|error\.|data/);
  });

  it('is left out where the workflow has one, or where n8n does not get to us', () => {
    const own = { ...file, nodes: [...file.nodes, node('Fout', 'errorTrigger')] };
    expect(hasErrorPath(own)).toBe(true);
    expect(prepared({ file: own }).nodes).toHaveLength(own.nodes.length);
    expect(prepared({ reportTo: null }).nodes).toHaveLength(file.nodes.length);
  });

  it('takes a free name where the workflow has that already', () => {
    const own = { ...file, nodes: [...file.nodes, node('Bij een fout', 'set')] };
    expect(prepared({ file: own }).nodes.at(-2)?.name).toBe('Bij een fout (2)');
  });

  it.each([
    ['https://stroomwerk.nl', 'https://n8n.klant.nl', true],
    ['http://localhost:8080', 'https://n8n.klant.nl', false],
    ['http://localhost:8080', 'http://127.0.0.1:5678', true],
    ['http://10.0.0.2', 'http://10.0.0.9:5678', true],
    ['http://10.0.0.2', 'https://n8n.klant.nl', false],
  ])('%s is reached from %s: %s', (ours, theirs, reached) => {
    expect(isReached(ours, theirs)).toBe(reached);
  });

  it('is kept without its secret', () => {
    const secret = newSecret();
    const sent = withSecret(prepared(), secret);
    expect(reportSecretIn(sent.nodes)).toBe(secret);
    expect([JSON.stringify(prepared()).includes(secret), reportSecretIn(prepared().nodes)]).toEqual([
      false,
      undefined,
    ]);
  });
});

describe('what a customer changed', () => {
  const placed = withSecret(prepared(), newSecret());
  const change = (parameters: Record<string, unknown>) =>
    placed.nodes.map((one) => (one.name === 'Boek' ? { ...one, parameters } : one));

  it('is told by the steps, not by where they stand, nor by the secret of the error path', () => {
    const moved = placed.nodes.map((one) => ({ ...one, position: [9, 9] }));
    expect(isChanged(prepared(), null, { ...placed, nodes: [...moved].reverse() })).toBe(false);
    expect(isChanged(prepared(), null, { ...placed, nodes: change({ text: 'x' }) })).toBe(true);
    expect(isChanged(prepared(), null, { ...placed, connections: {} })).toBe(true);
  });

  it('is nothing while n8n numbers the version as it did', () => {
    expect(isChanged(prepared(), 'v1', { ...placed, nodes: [], versionId: 'v1' })).toBe(false);
  });
});
