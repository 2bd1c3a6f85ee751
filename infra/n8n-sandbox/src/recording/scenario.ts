import { scrub } from './scrub.js';

/** One question and what is left of its answer (`scrub`). */
export interface Exchange {
  /** What the question was about, unique in a recording. */
  readonly name: string;
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

/** An n8n, real or not, with an owner of its own and nothing in it. */
export interface Recorded {
  readonly url: string;
  /** Keys: one that may do everything, one that lists and reads workflows. */
  readonly keys: { readonly all: string; readonly few: string };
  /** Lets the published workflow of the scenario fail once and waits until its run has ended. */
  fail(workflowId: string): Promise<void>;
  /** Puts an account of type httpHeaderAuth there, which n8n cannot test. */
  addCredential(): Promise<void>;
}

const step = (name: string, type: string, parameters: object = {}) => ({
  id: name.toLowerCase(),
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion: type === 'webhook' ? 2 : 1,
  position: [0, 0],
  parameters,
});
const webhook = { ...step('Hook', 'webhook', { httpMethod: 'POST', path: 'opname' }), webhookId: 'opname' };
const failing = {
  name: 'Opname',
  nodes: [webhook, step('Stop', 'stopAndError', { errorMessage: 'geen saldo' })],
  connections: { Hook: { main: [[{ node: 'Stop', type: 'main', index: 0 }]] } },
  settings: { executionOrder: 'v1' },
};
const onlyWith = (...nodes: object[]) => ({ name: 'Opname 2', nodes, connections: {}, settings: {} });

interface Answered {
  readonly id: string;
  readonly versionId: string;
  readonly data: readonly { readonly id: string }[];
  readonly nextCursor: string | null;
}

/** Of a run with its data: why it failed, which is all that anybody reads of it. */
function failureIn(body: unknown): unknown {
  const { data, customData, workflowData, ...rest } = body as Record<string, Record<string, unknown>>;
  const result = data?.resultData as { error?: Record<string, unknown>; lastNodeExecuted?: string };
  const { message, name, node } = result?.error ?? {};
  return {
    ...rest,
    data: {
      resultData: { error: { message, name, node: typeof node }, lastNodeExecuted: result?.lastNodeExecuted },
    },
  };
}
/** Of a run that was started again: which it is. A refusal is kept whole. */
function whichRun(body: unknown): unknown {
  const { id, status, retryOf, mode, message } = body as Record<string, unknown>;
  return message === undefined ? { id, status, retryOf, mode } : { message };
}

/** Asks an n8n everything that our client asks, and the refusals it has to understand. @returns each answer, scrubbed */
export async function play(n8n: Recorded): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  const ids: string[] = [];

  async function ask(
    name: string,
    call: string,
    { key = n8n.keys.all, body, view = (whole: unknown) => whole, ...path }: Asking = {},
  ): Promise<Answered> {
    const [method, template = ''] = call.split(' ');
    const filled = template.replace(/\{(\w+)\}/g, (_, part: 'id' | 'version') =>
      encodeURIComponent(path[part] ?? ''),
    );
    const answer = await fetch(`${n8n.url}/api/v1${filled}${path.query ?? ''}`, {
      method,
      headers: {
        'x-n8n-api-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const given = (await answer.json()) as Answered;
    if (typeof given.id === 'string') ids.push(given.id);
    exchanges.push({ name, call, status: answer.status, body: scrub(view(given), [...ids, 'nergens']) });
    return given;
  }

  const { few } = n8n.keys;
  await ask('what a key may do', 'GET /discover', { key: few });
  await ask('what a wrong key may do', 'GET /discover', { key: 'wrong' });
  await ask('a wrong key', 'GET /workflows', { key: 'wrong' });
  await ask('a key without the scope', 'GET /executions', { key: few });
  await ask('no workflows', 'GET /workflows', { key: few });

  const { id } = await ask('making one', 'POST /workflows', { body: failing });
  for (const field of ['active', 'tags', 'id'])
    await ask(`making one with ${field}`, 'POST /workflows', { body: { ...failing, [field]: [] } });
  await ask('making one with a field nobody knows', 'POST /workflows', { body: { ...failing, extra: 1 } });
  await ask('making one without steps', 'POST /workflows', { body: { name: 'x' } });
  await ask('making one without a name', 'POST /workflows', { body: { ...failing, name: '' } });
  await ask('making one with a setting nobody knows', 'POST /workflows', {
    body: { ...failing, settings: { extra: 1 } },
  });
  await ask('making one without the scope', 'POST /workflows', { key: few, body: failing });
  await ask('reading one', 'GET /workflows/{id}', { id });
  await ask('reading one that is not there', 'GET /workflows/{id}', { id: 'nergens' });
  await ask('a list', 'GET /workflows', { query: '?limit=1' });
  await ask('a list without pinned data', 'GET /workflows', { query: '?limit=1&excludePinnedData=true' });
  await ask('a cursor that is none', 'GET /workflows', { query: '?cursor=x' });
  await ask('changing one', 'PUT /workflows/{id}', {
    id,
    body: { ...failing, name: 'Anders', settings: { timeSavedPerExecution: 7 } },
  });
  await ask('changing one that is not there', 'PUT /workflows/{id}', { id: 'nergens', body: failing });
  const { id: tag } = await ask('making a tag', 'POST /tags', { body: { name: 'Stroomwerk' } });
  await ask('making it again', 'POST /tags', { body: { name: 'Stroomwerk' } });
  await ask('the tags', 'GET /tags');
  await ask('tagging', 'PUT /workflows/{id}/tags', { id, body: [{ id: tag }] });
  await ask('tagging with one that is not there', 'PUT /workflows/{id}/tags', {
    id,
    body: [{ id: 'nergens' }],
  });
  await ask('the tags of one', 'GET /workflows/{id}/tags', { id });
  await ask('a list by tag', 'GET /workflows', { query: '?tags=Stroomwerk&excludePinnedData=true' });

  await ask('publishing', 'POST /workflows/{id}/publish', { id });
  await ask('publishing again', 'POST /workflows/{id}/publish', { id });
  await ask('unpublishing', 'POST /workflows/{id}/unpublish', { id });
  await ask('activating', 'POST /workflows/{id}/activate', { id });
  await ask('publishing one that is not there', 'POST /workflows/{id}/publish', { id: 'nergens' });
  await ask('unpublishing one that is not there', 'POST /workflows/{id}/unpublish', { id: 'nergens' });
  const manual = await ask('making one to start by hand', 'POST /workflows', {
    body: onlyWith(step('Start', 'manualTrigger')),
  });
  await ask('publishing one to start by hand', 'POST /workflows/{id}/publish', { id: manual.id });
  const twin = await ask('making one with the same webhook', 'POST /workflows', { body: onlyWith(webhook) });
  await ask('publishing one with the same webhook', 'POST /workflows/{id}/publish', { id: twin.id });
  const alien = await ask('making one with a type nobody knows', 'POST /workflows', {
    body: onlyWith({ ...webhook, parameters: { path: 'ander' } }, step('X', 'doesNotExist')),
  });
  await ask('publishing one with a type nobody knows', 'POST /workflows/{id}/publish', { id: alien.id });
  await ask('deleting one', 'DELETE /workflows/{id}', { id: twin.id });
  await ask('deleting it again', 'DELETE /workflows/{id}', { id: twin.id });

  const later = { ...failing, nodes: [webhook, step('Stop', 'stopAndError', { errorMessage: 'leeg' })] };
  const changed = await ask('changing one that runs', 'PUT /workflows/{id}', { id, body: later });
  await ask('changing one that runs into what cannot', 'PUT /workflows/{id}', {
    id,
    body: { ...later, nodes: [webhook, step('Stop', 'doesNotExist')] },
  });
  await ask('what is left of it', 'GET /workflows/{id}', { id });
  await ask('its versions', 'GET /workflows/{id}/history', { id });
  await ask('one version', 'GET /workflows/{id}/versions/{version}', { id, version: changed.versionId });
  await ask('a version that is not there', 'GET /workflows/{id}/versions/{version}', {
    id,
    version: 'nergens',
  });

  await n8n.fail(id);
  await n8n.fail(id);
  const runs = await ask('the runs', 'GET /executions', { query: `?limit=1&workflowId=${id}` });
  const run = runs.data[0]?.id ?? '';
  ids.push(run);
  await ask('more runs', 'GET /executions', {
    query: `?limit=1&workflowId=${id}&cursor=${runs.nextCursor ?? ''}`,
  });
  await ask('runs of a state nobody knows', 'GET /executions', { query: '?status=x' });
  await ask('runs of nothing', 'GET /executions', { query: '?workflowId=nergens' });
  await ask('a run', 'GET /executions/{id}', { id: run });
  await ask('why it failed', 'GET /executions/{id}', {
    id: run,
    query: '?includeData=true',
    view: failureIn,
  });
  await ask('a run that is not there', 'GET /executions/{id}', { id: '99999' });
  await ask('retrying', 'POST /executions/{id}/retry', { id: run, body: {}, view: whichRun });
  await ask('retrying as it is now', 'POST /executions/{id}/retry', {
    id: run,
    body: { loadWorkflow: true },
    view: whichRun,
  });
  await ask('retrying one that is not there', 'POST /executions/{id}/retry', { id: '99999', body: {} });
  await ask('stopping one that has ended', 'POST /executions/{id}/stop', { id: run });
  await ask('stopping one that is not there', 'POST /executions/{id}/stop', { id: '99999' });

  await n8n.addCredential();
  const accounts = await ask('the accounts', 'GET /credentials');
  await ask('trying an account that has no test', 'POST /credentials/{id}/test', {
    id: accounts.data[0]?.id,
  });
  await ask('trying an account that is not there', 'POST /credentials/{id}/test', { id: 'nergens' });
  await ask('its own figures', 'GET /insights/summary');
  await ask('a call nobody knows', 'GET /nergens');
  return exchanges;
}

interface Asking {
  readonly key?: string;
  readonly body?: unknown;
  readonly id?: string;
  readonly version?: string;
  readonly query?: string;
  /** What of the answer is kept. */
  readonly view?: (body: unknown) => unknown;
}
