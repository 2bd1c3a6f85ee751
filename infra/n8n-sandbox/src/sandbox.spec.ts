// Real: HTTP on this machine, and what a real n8n answered when it was recorded (`npm run n8n -- record`).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { N8nSandbox } from './levers.js';
import { type Exchange, play } from './recording/scenario.js';
import { createN8nSandbox, type SandboxOptions } from './sandbox.js';

const recorded = JSON.parse(readFileSync(resolve(__dirname, '../recordings/n8n.json'), 'utf8')) as {
  version: string;
  exchanges: Exchange[];
};

let sandbox: N8nSandbox;
const start = async (options: SandboxOptions = {}) => {
  sandbox = await createN8nSandbox(options);
};
afterEach(() => sandbox.close());

describe('the sandbox beside the real one', () => {
  let played: Map<string, Exchange>;
  beforeAll(async () => {
    await start();
    const { instance } = sandbox;
    const exchanges = await play({
      url: sandbox.url,
      keys: { all: sandbox.key(), few: sandbox.key(['workflow:list', 'workflow:read']) },
      fail: async (workflowId) => {
        instance.run(workflowId, { mode: 'webhook', error: { message: 'leeg', step: 'Stop' } });
      },
      addCredential: async () => {
        instance.addCredential('Opname', 'httpHeaderAuth', null);
      },
    });
    played = new Map(exchanges.map((one) => [one.name, one]));
  });

  it('was asked the same', () => {
    expect([...played.keys()]).toEqual(recorded.exchanges.map(({ name }) => name));
  });

  it.each(recorded.exchanges.map(({ name, ...answer }) => [name, answer] as const))(
    'answers %s as n8n did',
    (name, answer) => {
      const { name: _name, ...own } = played.get(name) ?? { name };
      expect(own).toEqual(answer);
    },
  );
});

const workflow = {
  name: 'Orders',
  nodes: [
    {
      ...{ id: 'a', name: 'Hook', type: 'n8n-nodes-base.webhook', typeVersion: 2, position: [0, 0] },
      parameters: { httpMethod: 'POST', path: 'orders' },
    },
  ],
  connections: {},
  settings: {},
};

describe('its levers', () => {
  const ask = async <T = Record<string, unknown>>(
    method: string,
    path: string,
    key: string,
    body?: object,
  ) => {
    const answer = await fetch(`${sandbox.url}/api/v1${path}`, {
      method,
      headers: { 'x-n8n-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
  };

  it('answer a webhook only a while after publishing', async () => {
    let now = new Date('2026-11-27T10:00:00Z');
    await start({ publishDelayMs: 2_000, now: () => now });
    const key = sandbox.key();
    const { body } = await ask<{ id: string }>('POST', '/workflows', key, workflow);
    await ask('POST', `/workflows/${body.id}/publish`, key);
    const call = async () => (await fetch(`${sandbox.url}/webhook/orders`, { method: 'POST' })).status;
    expect(await call()).toBe(404);
    now = new Date('2026-11-27T10:00:02Z');
    expect(await call()).toBe(200);
    expect(sandbox.instance.state.executions).toHaveLength(1);
  });

  it('break the third call of a kind, before or after it was carried out', async () => {
    await start();
    const key = sandbox.key();
    sandbox.faults.add({ call: 'POST /workflows', status: 500, skip: 2, after: true });
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await ask('POST', '/workflows', key, workflow)).status);
    expect([statuses, sandbox.instance.state.workflows.length]).toEqual([[200, 200, 500, 200], 4]);
    sandbox.faults.add({ call: 'POST /workflows', status: 429, retryAfter: 7 });
    const busy = await ask('POST', '/workflows', key, workflow);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
    expect(sandbox.instance.state.workflows).toHaveLength(4);
  });

  it('hang up, and take their time', async () => {
    await start();
    const key = sandbox.key();
    sandbox.faults.add({ hangUp: true });
    await expect(ask('GET', '/workflows', key)).rejects.toThrow();
    sandbox.faults.add({ delayMs: 150 });
    const began = performance.now();
    expect((await ask('GET', '/workflows', key)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(140);
  });

  it('lose a workflow, restore an older backup, take a key back', async () => {
    await start();
    const key = sandbox.key();
    const first = await ask<{ id: string }>('POST', '/workflows', key, workflow);
    const backup = sandbox.backup();
    const second = await ask<{ id: string }>('POST', '/workflows', key, workflow);
    sandbox.instance.remove(first.body.id);
    expect((await ask('GET', `/workflows/${first.body.id}`, key)).status).toBe(404);
    sandbox.restore(backup);
    expect((await ask('GET', `/workflows/${first.body.id}`, key)).status).toBe(200);
    expect((await ask('GET', `/workflows/${second.body.id}`, key)).status).toBe(404);
    sandbox.revoke(key);
    expect((await ask('GET', '/workflows', key)).status).toBe(401);
  });

  it('are there over HTTP where they are asked for, and nowhere else', async () => {
    await start();
    const made = () => fetch(`${sandbox.url}/sandbox/keys`, { method: 'POST' });
    expect((await made()).status).toBe(404);
    await sandbox.close();
    await start({ levers: true });
    const { key } = (await (await made()).json()) as { key: string };
    expect((await ask('GET', '/workflows', key)).status).toBe(200);
  });

  it('have pages where n8n has them, for whoever tries the product by hand', async () => {
    await start();
    expect((await fetch(`${sandbox.url}/home/credentials`)).status).toBe(404);
    await sandbox.close();
    await start({ levers: true });
    sandbox.instance.addCredential('Ons <b>account</b>', 'gmailOAuth2');
    const accounts = await (await fetch(`${sandbox.url}/home/credentials`)).text();
    expect(accounts).toContain('<li>Ons &#60;b&#62;account&#60;/b&#62; <code>gmailOAuth2</code></li>');
  });
});
