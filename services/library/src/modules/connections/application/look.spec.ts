// Real: HTTP on this machine. Stand-in: n8n (infra/n8n-sandbox).
import { AllowedPrivate, Outbound, systemResolve } from '@stroomwerk/kernel/outbound';
import { FixedClock } from '@stroomwerk/kernel/testing';
import { createN8nSandbox, type N8nSandbox } from '@stroomwerk/n8n-sandbox';
import { N8nClient } from '../../n8n/index.js';
import { lookAt } from './look.js';

const outbound = new Outbound({ allowed: new AllowedPrivate('machine'), own: [], resolve: systemResolve });

let sandbox: N8nSandbox;
afterEach(() => sandbox.close());
const client = (): N8nClient => new N8nClient(outbound, sandbox.url, sandbox.key(), new FixedClock());

it('does not wait for an n8n that takes its time over each call', async () => {
  sandbox = await createN8nSandbox({ older: true });
  sandbox.faults.add({ delayMs: 150, times: 10 });
  await expect(lookAt(client(), 300)).rejects.toMatchObject({ problem: 'too_slow' });
});

it('takes what an older n8n lets it read, and leaves out what it does not', async () => {
  sandbox = await createN8nSandbox({ older: true, release: null });
  sandbox.faults.add({ call: 'GET /insights/summary', status: 404 });
  const { scopes, scopesKnown, version } = await lookAt(client());
  expect([scopes.includes('execution:list'), scopes.includes('insights:read'), scopesKnown, version]).toEqual(
    [...[true, false], ...[false, null]],
  );
});
