import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { N8N_VERSION } from '@stroomwerk/n8n-check';
import { play, type Recorded } from '@stroomwerk/n8n-sandbox';
import { N8nClient } from './client.js';
import { n8nFolder } from './install.js';
import { type Another, startN8n, stopN8n } from './instance.js';

const another: Another = { name: 'recording', environment: {} };
const patienceMs = 60_000;

/** A key of the owner. @param scopes all of them when absent */
async function keyOf(client: N8nClient, label: string, scopes?: readonly string[]): Promise<string> {
  const all = scopes ?? (await client.call<string[]>('GET', '/api-keys/scopes'));
  const made = await client.call<{ rawApiKey: string }>('POST', '/api-keys', {
    label,
    scopes: all,
    expiresAt: null,
  });
  return made.rawApiKey;
}

/** How many runs of a workflow have ended. */
async function ended(url: string, key: string, workflowId: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/executions?workflowId=${workflowId}`, {
    headers: { 'x-n8n-api-key': key },
  });
  const { data } = (await answer.json()) as { data: { status: string }[] };
  return data.filter(({ status }) => status === 'error').length;
}

/** Calls its webhook, which answers a little after n8n says that it is published, until one more run has failed. */
async function fail(url: string, key: string, workflowId: string): Promise<void> {
  const before = await ended(url, key, workflowId);
  let called = false;
  for (const since = performance.now(); performance.now() - since < patienceMs; await pause(200)) {
    if (!called) called = (await fetch(`${url}/webhook/opname`, { method: 'POST' })).ok;
    if (called && (await ended(url, key, workflowId)) > before) return;
  }
  throw new Error('the workflow of the recording does not run');
}

/**
 * `npm run n8n -- record`: asks an n8n of its own, with nothing in it, all that the sandbox plays, and writes what is left
 * of its answers without ids, dates, names and figures.
 */
export async function recordN8n(root: string, dataDir: string, say: (line: string) => void): Promise<void> {
  await stopN8n(dataDir, another);
  rmSync(join(n8nFolder(dataDir), another.name), { recursive: true, force: true });
  const instance = await startN8n(dataDir, say, another);
  try {
    const client = await N8nClient.open(instance);
    const all = await keyOf(client, 'all');
    const { url } = instance;
    const recorded: Recorded = {
      url,
      keys: { all, few: await keyOf(client, 'few', ['workflow:list', 'workflow:read']) },
      fail: (workflowId) => fail(url, all, workflowId),
      addCredential: async () => {
        const data = { name: 'x', value: 'y' };
        await client.call('POST', '/credentials', { name: 'Opname', type: 'httpHeaderAuth', data });
      },
    };
    const exchanges = await play(recorded);
    const folder = join(root, 'infra/n8n-sandbox/recordings');
    mkdirSync(folder, { recursive: true });
    const text = JSON.stringify({ version: N8N_VERSION, exchanges }, null, 2);
    writeFileSync(join(folder, 'n8n.json'), `${text}\n`);
    say(`${exchanges.length} answers of n8n ${N8N_VERSION} written to infra/n8n-sandbox/recordings/n8n.json`);
  } finally {
    await stopN8n(dataDir, another);
  }
}
