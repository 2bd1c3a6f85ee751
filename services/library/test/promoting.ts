import { randomUUID } from 'node:crypto';
import { Connection, Promotion, type PromotionRequest, PromotionResult } from '@stroomwerk/contracts/library';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import type { N8nNode } from '../src/modules/workflows/domain/n8n.js';
import { begun, type Customer, carriedOn, customer } from './deploying.js';
import type { LibraryApp } from './library-app.js';

/** A customer with a test instance, on which a workflow is tried, and one for production. */
export interface Tester {
  /** On the test instance. */
  readonly who: Customer;
  readonly live: N8nSandbox;
  readonly production: string;
  readonly gmail: string;
  readonly slack: string;
  /** The automation on trial. */
  readonly trial: string;
}

export const setTier = ({ database }: LibraryApp, { user }: Pick<Customer, 'user'>, tier: string) =>
  database.query('update library.entitlement set price_tier = $2 where account_id = $1', [
    user.accountId,
    tier,
  ]);

export const setPurpose = (library: LibraryApp, { user }: Customer, id: string, purpose: string) =>
  library.send('PUT', `/api/automations/connections/${id}/purpose`, user, { purpose });

/** @param accounts whether production has the accounts that the workflow needs */
export async function tester(library: LibraryApp, { accounts = true } = {}): Promise<Tester> {
  const who = await customer(library);
  await setTier(library, who, 'enterprise_monthly');
  const live = await createN8nSandbox();
  const answer = await library.send('POST', '/api/automations/connections', who.user, {
    ...{ address: live.url, key: live.key(), name: 'Productie' },
  });
  const production = Connection.parse(answer.body).id;
  expect((await setPurpose(library, who, who.connection, 'test')).status).toBe(200);
  const gmail = accounts ? live.instance.addCredential('Gmail van de zaak', 'gmailOAuth2').id : '';
  const slack = accounts ? live.instance.addCredential('Slack van de zaak', 'slackApi').id : '';
  const { deployment } = await carriedOn(library, who, (await begun(library, who)).id);
  expect(deployment.state).toBe('published');
  return { who, live, production, gmail, slack, trial: deployment.automation_id ?? '' };
}

export const closeAll = async ({ who, live }: Tester): Promise<void> => {
  await who.n8n.close();
  await live.close();
};

export const path = ({ trial }: Tester, rest = ''): string => `/api/automations/${trial}/promotion${rest}`;

export async function form(library: LibraryApp, one: Tester, query = ''): Promise<Promotion> {
  const answer = await library.get(`${path(one)}${query}`, one.who.user);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return Promotion.parse(answer.body);
}

export const wish = (
  { production }: Tester,
  { looked }: Pick<Promotion, 'looked'>,
  rest: Partial<PromotionRequest> = {},
): PromotionRequest => ({
  ...{ request_id: randomUUID(), connection: production, looked: looked ?? '', accounts: {}, values: {} },
  ...rest,
});

export const press = (library: LibraryApp, one: Tester, body: PromotionRequest) =>
  library.send('POST', path(one), one.who.user, body);

/** Presses the button and lets it go on to its end. */
export async function promoted(
  library: LibraryApp,
  one: Tester,
  rest: Partial<PromotionRequest> = {},
): Promise<PromotionResult> {
  const answer = await press(library, one, wish(one, await form(library, one), rest));
  expect([answer.status, answer.body]).toEqual([202, expect.anything()]);
  return goneOn(library, one, PromotionResult.parse(answer.body).id);
}

export const resultOf = async (library: LibraryApp, one: Tester, id: string): Promise<PromotionResult> =>
  PromotionResult.parse((await library.get(path(one, `/${id}`), one.who.user)).body);

/** Goes on with its deployment, where it is one. */
export async function goneOn(library: LibraryApp, one: Tester, id: string): Promise<PromotionResult> {
  const deployment = await deploymentOf(library, id);
  if (deployment !== null) await carriedOn(library, one.who, deployment, 60_000);
  return resultOf(library, one, id);
}

export async function deploymentOf({ database }: LibraryApp, promotion: string): Promise<string | null> {
  const [row] = await database.query<{ deployment_id: string | null }[]>(
    'select deployment_id from library.promotion where id = $1',
    [promotion],
  );
  return row?.deployment_id ?? null;
}

export const undo = (library: LibraryApp, one: Tester, id: string, body: object = {}) =>
  library.send<PromotionResult & { code: string }>('POST', path(one, `/${id}/undo`), one.who.user, body);

/** The newest version of a workflow in an n8n. */
export function draft({ instance }: N8nSandbox, at = 0) {
  const workflow = instance.state.workflows[at];
  const version = workflow?.versions.at(-1);
  if (workflow === undefined || version === undefined) throw new Error('there is no such workflow');
  return { workflow, version, nodes: version.nodes as unknown as N8nNode[] };
}

export const stepIn = (n8n: N8nSandbox, name: string): N8nNode | undefined =>
  draft(n8n).nodes.find((one) => one.name === name);

/** Somebody edits a workflow in its n8n. */
export function edit(
  n8n: N8nSandbox,
  change: (step: N8nNode) => N8nNode | undefined,
  { more = [], settings = {} }: { more?: N8nNode[]; settings?: object } = {},
): void {
  const { workflow, version, nodes } = draft(n8n);
  n8n.instance.update(workflow, {
    ...{
      name: workflow.name,
      settings: { ...workflow.settings, ...settings },
      connections: version.connections,
    },
    nodes: [...nodes.flatMap((one) => change(one) ?? []), ...more] as never,
  });
}

export const withParameter = (step: string, name: string, value: unknown) => (one: N8nNode) =>
  one.name === step ? { ...one, parameters: { ...one.parameters, [name]: value } } : one;
