// Real: the whole service with its workers, PostgreSQL 18, BullMQ. Stand-in: n8n (infra/n8n-sandbox).
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from '@stroomwerk/contracts/library';
import { begun, type Customer, customer, deployLibrary, look } from '../../../../test/deploying.js';
import type { LibraryApp } from '../../../../test/library-app.js';
import { DeployWork } from '../application/deploy-work.js';

jest.setTimeout(120_000);

describe('a deployment in the background', () => {
  let library: LibraryApp;
  let who: Customer;
  beforeAll(async () => {
    library = await deployLibrary('inside');
    who = await customer(library);
  });
  afterAll(async () => {
    await who.n8n.close();
    await library.close();
  });

  async function ended(id: string): Promise<Deployment> {
    for (;;) {
      const found = await look(library, who, id);
      if (!['queued', 'placing', 'publishing', 'undoing'].includes(found.state)) return found;
      await pause(50);
    }
  }

  it('goes on by itself, comes again where n8n is busy, and is undone', async () => {
    who.n8n.faults.add({ call: 'POST /workflows', status: 429, retryAfter: 1 });
    const { id } = await begun(library, who);
    expect((await ended(id)).state).toBe('published');
    expect(who.n8n.instance.state.workflows).toHaveLength(1);
    await library.send('POST', `/api/automations/deployments/${id}/undo`, who.user);
    expect((await ended(id)).state).toBe('undone');
    expect(who.n8n.instance.state.workflows).toEqual([]);
  });

  it('whose job was lost is found again', async () => {
    const add = jest.spyOn(library.app.get(DeployWork), 'add').mockResolvedValueOnce();
    const { id } = await begun(library, who);
    add.mockRestore();
    library.clock.advance(4 * 60_000);
    await library.app.get(DeployWork).addStranded();
    expect((await ended(id)).state).toBe('published');
  });
});
