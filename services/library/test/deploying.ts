import { randomUUID } from 'node:crypto';
import { Connection, Deployment, type DeployRequest } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox, type SandboxOptions } from '@stroomwerk/n8n-sandbox';
import { agreementVersion } from '../src/modules/connections/domain/agreement.js';
import { Deploying } from '../src/modules/deployments/application/deploying.js';
import { chain, node } from './flows.js';
import { type LibraryApp, startLibrary, type TestUser } from './library-app.js';
import { stock } from './stock.js';

export const receipts = 'bonnetjes.json';
export const byButton = 'knop.json';
/** Asks for the same mail address as `receipts`, and under one of its keys for something else. */
export const reminders = 'herinneringen.json';
/** Is called at a fixed path. */
export const called = 'bestelling.json';
const both = (nl: string, en = nl) => ({ nl, en });

const value = (key: string, kind: string, index: number, example: string, check?: string) => ({
  ...{ key, kind, label: both(`Vraag ${key}`, `Question ${key}`), help: both(''), example: both(example) },
  at: [{ step: both('Instellingen'), path: `assignments.assignments.${index}.value` }],
  ...(check && { check }),
});
const settings = [
  value('label', 'text', 0, 'Facturen'),
  value('limit', 'number', 1, '100', '^\\d+([.]\\d+)?$'),
  value('who', 'mail', 2, 'ik@example.com'),
];

const asked = (...names: readonly string[]) =>
  node('Instellingen', 'set', {
    typeVersion: 3.4,
    parameters: {
      assignments: {
        assignments: names.map((name) => ({ id: name, name, value: 'voorbeeld', type: 'string' })),
      },
    },
  });
const reminding = chain(
  node('Elke dag', 'scheduleTrigger', { typeVersion: 1.2, parameters: { rule: { interval: [{}] } } }),
  asked('wie', 'tekst'),
  node('Herinner', 'slack', {
    typeVersion: 2.3,
    parameters: { text: "={{ $('Instellingen').first().json.tekst }}" },
  }),
);
const ordered = chain(
  node('Bestelling', 'webhook', {
    typeVersion: 2,
    parameters: { path: 'bestelling', httpMethod: 'POST' },
    webhookId: 'bestelling-haak',
  }),
  node('Klaar', 'noOp'),
);

const flow = chain(
  node('Bonmail', 'gmailTrigger', { typeVersion: 1.2 }),
  node('Instellingen', 'set', {
    typeVersion: 3.4,
    parameters: {
      assignments: {
        assignments: [
          { id: 'a', name: 'label', value: 'Facturen', type: 'string' },
          { id: 'b', name: 'grens', value: 100, type: 'number' },
          { id: 'c', name: 'wie', value: 'ik@example.com', type: 'string' },
        ],
      },
    },
  }),
  node('Meld', 'slack', {
    typeVersion: 2.3,
    parameters: { text: "={{ $('Instellingen').first().json.wie }}" },
  }),
);

/**
 * A library with a workflow of two accounts and three values, and one that is started by hand.
 * @param workers whether deployments go on by themselves
 */
export async function deployLibrary(workers: 'inside' | 'none' = 'none'): Promise<LibraryApp> {
  const library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine', WORKERS: workers } });
  const file = (name: string, of: object) =>
    JSON.stringify({ name, settings: { executionOrder: 'v1' }, ...of });
  await stock(library, {
    [receipts]: file('Bonnetjes', flow),
    [byButton]: file('Met de knop', chain(node('Start', 'manualTrigger'), node('Doe', 'noOp'))),
    [reminders]: file('Herinneringen', reminding),
    [called]: file('Bestelling', ordered),
  });
  await library.database.query(`update library.workflow set settings = $2 where filename = $1`, [
    reminders,
    JSON.stringify([
      value('who', 'mail', 0, 'ik@example.com'),
      { ...value('label', 'text', 1, 'Denk eraan'), label: both('Vraag tekst', 'Question text') },
    ]),
  ]);
  await library.database.query(
    `update library.workflow set settings = $2, minutes_saved = 6 where filename = $1`,
    [receipts, JSON.stringify(settings)],
  );
  return library;
}

/** One customer with a connected n8n that has the accounts which the workflow needs. */
export interface Customer {
  readonly user: TestUser;
  readonly n8n: N8nSandbox;
  readonly connection: string;
  readonly slack: string;
  readonly gmail: string;
}

export async function customer(
  library: LibraryApp,
  {
    user = library.user(),
    scopes,
    ...options
  }: SandboxOptions & { user?: TestUser; scopes?: readonly string[] } = {},
): Promise<Customer> {
  const n8n = await createN8nSandbox(options);
  await library.subscribe(user, 'active', 1);
  await library.send('POST', '/api/automations/connections/agreement', user, { version: agreementVersion });
  const answer = await library.send('POST', '/api/automations/connections', user, {
    ...{ address: n8n.url, key: n8n.key(scopes) },
  });
  const gmail = n8n.instance.addCredential('Gmail administratie', 'gmailOAuth2').id;
  const slack = n8n.instance.addCredential('Slack team', 'slackApi').id;
  return { user, n8n, slack, gmail, connection: Connection.parse(answer.body).id };
}

export const request = ({ connection }: Customer, rest: Partial<DeployRequest> = {}): DeployRequest => ({
  ...{ request_id: randomUUID(), filename: receipts, connection, accounts: {} },
  values: { label: 'Bonnen', limit: '75,5', who: 'jan@klant.nl' },
  ...rest,
});

export const press = (library: LibraryApp, { user }: Customer, body: DeployRequest) =>
  library.send('POST', '/api/automations/deployments', user, body);

export async function begun(library: LibraryApp, who: Customer, body = request(who)): Promise<Deployment> {
  const answer = await press(library, who, body);
  expect([answer.status, answer.body]).toEqual([202, expect.anything()]);
  return Deployment.parse(answer.body);
}

export const look = async (library: LibraryApp, { user }: Customer, id: string): Promise<Deployment> =>
  Deployment.parse((await library.get(`/api/automations/deployments/${id}`, user)).body);

/** Goes on with a deployment until it has ended, the waiting between two tries left out. @returns it, and how often it waited */
export async function carriedOn(library: LibraryApp, who: Customer, id: string, passMs = 0) {
  const waits: number[] = [];
  for (let seconds = await work(library, id); seconds !== undefined; seconds = await work(library, id)) {
    waits.push(seconds);
    library.clock.advance(passMs);
    if (waits.length > 100) throw new Error('it never ends');
  }
  return { deployment: await look(library, who, id), waits };
}
export const work = (library: LibraryApp, id: string): Promise<number | undefined> =>
  library.app.get(Deploying).run(id);
