// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, sockets. Stand-in: n8n (infra/n8n-sandbox).
import { randomUUID } from 'node:crypto';
import {
  Connection,
  ConnectionsResponse,
  n8nScopeNames,
  ProcessingAgreement,
} from '@stroomwerk/contracts/library';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type KeyRing, vaultFor } from '@stroomwerk/kernel/signing';
import { createN8nSandbox, type N8nSandbox, type SandboxOptions } from '@stroomwerk/n8n-sandbox';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import { libraryService } from '../../../service.js';
import { ConnectionsUpkeep } from '../application/connections-upkeep.js';
import { agreementVersion } from '../domain/agreement.js';

const path = '/api/automations/connections';

describe('connections', () => {
  let library: LibraryApp;
  const sandboxes: N8nSandbox[] = [];
  let n8n: N8nSandbox;
  beforeAll(async () => {
    library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine', WORKERS: 'none' } });
  });
  beforeEach(async () => {
    n8n = await sandbox();
  });
  afterEach(async () => {
    for (const one of sandboxes.splice(0)) await one.close();
  });
  afterAll(() => library.close());

  async function sandbox(options: SandboxOptions = {}): Promise<N8nSandbox> {
    const made = await createN8nSandbox(options);
    sandboxes.push(made);
    return made;
  }
  const accept = (user: TestUser) =>
    library.send('POST', `${path}/agreement`, user, { version: agreementVersion });
  /** Somebody with the Launch Special who accepted the agreement. */
  async function member(): Promise<TestUser> {
    const user = library.user();
    await library.subscribe(user, 'active', 1);
    expect((await accept(user)).status).toBe(201);
    return user;
  }
  const connect = (user: TestUser, body: object) => library.send('POST', path, user, body);
  async function connected(user: TestUser, body: object = {}): Promise<Connection> {
    const answer = await connect(user, { address: n8n.url, key: n8n.key(), ...body });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return Connection.parse(answer.body);
  }
  const list = async (user: TestUser) => ConnectionsResponse.parse((await library.get(path, user)).body);
  const rowOf = async (id: string) => {
    const [row] = await library.database.query<Record<string, unknown>[]>(
      'select * from library.connection where id = $1',
      [id],
    );
    return row ?? {};
  };

  it('are made, listed, renamed, checked, given another key and ended', async () => {
    const user = await member();
    const made = await connected(user, { address: `${n8n.url}/home/workflows` });
    expect(made).toMatchObject({
      ...{ name: new URL(n8n.url).host, address: n8n.url, state: 'ok', problem: null, missing: [] },
      ...{ scopes_known: true, n8n_version: '2.41.0', checked_at: '2026-11-21T10:00:00.000Z' },
    });
    expect(await list(user)).toMatchObject({
      ...{ connections: [made], limit: 2, next_plan: 'professional', agreement_accepted: true },
    });
    const renamed = await library.send<Connection>('PATCH', `${path}/${made.id}`, user, {
      name: ' Productie ',
    });
    expect(renamed.body.name).toBe('Productie');
    const few = n8n.key(n8nScopeNames.filter((scope) => scope !== 'execution:retry'));
    const limited = await library.send<Connection>('PUT', `${path}/${made.id}/key`, user, { key: few });
    expect(limited.body).toMatchObject({
      state: 'limited',
      missing: [
        { scope: 'execution:retry', without: 'Een mislukte run opnieuw proberen gaat niet vanaf hier.' },
      ],
    });
    n8n.revoke(few);
    library.clock.advance(60_000);
    const failing = await library.send<Connection>('POST', `${path}/${made.id}/check`, user);
    expect(failing.body).toMatchObject({
      state: 'failing',
      problem: { code: 'wrong_key' },
      failing_since: library.clock.now().toISOString(),
    });
    const again = await library.send('PUT', `${path}/${made.id}/key`, user, { key: 'not-a-key-of-it' });
    expect([again.status, again.body.code]).toEqual([422, 'library.n8n_wrong_key']);
    const mended = await library.send<Connection>('PUT', `${path}/${made.id}/key`, user, { key: n8n.key() });
    expect(mended.body).toMatchObject({ state: 'ok', problem: null, failing_since: null });
    expect((await library.send('DELETE', `${path}/${made.id}`, user)).status).toBe(204);
    expect((await list(user)).connections).toEqual([]);
    expect(await rowOf(made.id)).toMatchObject({
      ...{ key_id: null, sealed_key: null, removed_at: library.clock.now() },
    });
    expect((await library.send('POST', `${path}/${made.id}/check`, user)).body.code).toBe(
      'library.connection_not_found',
    );
  });

  it('keep the key where neither an answer nor the database shows it', async () => {
    const user = await member();
    const key = n8n.key();
    const made = await connected(user, { key });
    const row = await rowOf(made.id);
    expect(JSON.stringify([made, await list(user), row])).not.toContain(key);
    const sealed = row.sealed_key as Buffer;
    expect(sealed.toString('latin1')).not.toContain(key);
    const { CONNECTION_SECRET: ring } = library.app.get<{ CONNECTION_SECRET: KeyRing }>(SERVICE_ENV);
    const vault = vaultFor(ring, 'n8n-key');
    const locked = { keyId: row.key_id as string, sealed };
    expect(vault.open(locked, made.id)).toBe(key);
    expect(vault.open(locked, randomUUID())).toBeUndefined();
  });

  it('follow a rotation of the secret: every key is locked anew, and one whose value is gone is asked for', async () => {
    const user = await member();
    const made = await connected(user);
    const { CONNECTION_SECRET: ring } = library.app.get<{ CONNECTION_SECRET: KeyRing }>(SERVICE_ENV);
    const before = ring.all.join();
    const next = 'another-secret-that-only-the-tests-know-0123456789';
    const { key_id: first } = await rowOf(made.id);
    ring.replace(`${next},${before}`);
    try {
      await library.app.get(ConnectionsUpkeep).run();
      expect((await rowOf(made.id)).key_id).not.toBe(first);
      ring.replace(next);
      const check = () => library.send<Connection>('POST', `${path}/${made.id}/check`, user);
      expect((await check()).body.state).toBe('ok');
      ring.replace('a-third-secret-that-only-the-tests-know-0123456789');
      expect((await check()).body.problem?.code).toBe('key_unreadable');
    } finally {
      ring.replace(`${before},${next}`);
    }
  });

  it('belong to one account: for another they do not exist', async () => {
    const user = await member();
    const { id } = await connected(user);
    const other = await member();
    const answers = [
      await library.get(`${path}/${id}`, other),
      await library.send('PATCH', `${path}/${id}`, other, { name: 'x' }),
      await library.send('PUT', `${path}/${id}/key`, other, { key: 'x' }),
      await library.send('POST', `${path}/${id}/check`, other),
      await library.send('DELETE', `${path}/${id}`, other),
      await library.get(`${path}/geen-uuid`, user),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([404, 'library.connection_not_found']);
    expect((await list(user)).connections).toHaveLength(1);
  });

  it('go no further than the plan, which names the one that allows more', async () => {
    const user = await member();
    await connected(user);
    const second = await sandbox();
    await connected(user, { address: second.url, key: second.key() });
    const third = await sandbox();
    const refused = await connect(user, { address: third.url, key: third.key() });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'library.connection_limit',
      'Bij je abonnement horen 2 gekoppelde n8n-omgevingen. Met Professional kunnen het er meer zijn.',
    ]);
  });

  it('hold the limit, the address and the name where two are made at once', async () => {
    const user = await member();
    const [one, two] = [await sandbox(), await sandbox()];
    await connected(user);
    const answers = await Promise.all(
      [one, two].map(({ url, key }) => connect(user, { address: url, key: key() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = await member();
    const same = await Promise.all([1, 2].map(() => connect(other, { address: n8n.url, key: n8n.key() })));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409]);
    const named = await connect(other, { address: one.url, key: one.key(), name: new URL(n8n.url).host });
    expect(named.body.code).toBe('library.connection_exists');
  });

  it('wait for the plan, a confirmed address and the agreement', async () => {
    const user = library.user();
    const body = { address: n8n.url, key: n8n.key() };
    expect((await connect(user, body)).body.code).toBe('library.subscription_required');
    await library.subscribe(user, 'active', 1);
    expect((await connect({ ...user, emailVerified: false } as TestUser, body)).body.code).toBe(
      'library.email_unconfirmed',
    );
    const refused = await connect(user, body);
    expect([refused.status, refused.body.code]).toEqual([403, 'library.agreement_required']);
    const text = ProcessingAgreement.parse((await library.get(`${path}/agreement`, user)).body);
    expect(text).toMatchObject({
      version: agreementVersion,
      title: 'Verwerkersovereenkomst',
      accepted: null,
    });
    expect(text.sub_processors.length).toBeGreaterThan(0);
    const old = await library.send('POST', `${path}/agreement`, user, { version: '2020-01-01' });
    expect([old.status, old.body.code]).toEqual([409, 'library.agreement_changed']);
    const accepted = ProcessingAgreement.parse((await accept(user)).body);
    expect(accepted.accepted).toEqual({ version: agreementVersion, at: library.clock.now().toISOString() });
    const [row] = await library.database.query<object[]>(
      'select accepted_by, language from library.processing_agreement where accepted_by = $1',
      [user.userId],
    );
    expect(row).toEqual({ accepted_by: user.userId, language: 'nl' });
    expect((await connect(user, body)).status).toBe(201);
  });

  it.each([
    ['wrong_key', { body: { key: 'n8n_api_wrong' } }],
    ['https_only', { body: { address: 'http://93.184.215.14' } }],
    ['address_refused', { body: { address: 'https://169.254.169.254' } }],
    ['address_refused', { body: { address: 'https://10.0.0.1' } }],
    ['address_refused', { body: { address: 'not an address' } }],
    ['unreachable', { closed: true }],
    ['login_page', { fault: { page: '<html>Sign in</html>' } }],
    ['redirect', { fault: { status: 302 } }],
    ['no_api', { fault: { status: 404, page: '<html>Cannot GET</html>' } }],
    ['busy', { fault: { status: 429, retryAfter: 9 } }],
    ['broken', { fault: { status: 502 } }],
    ['unexpected', { fault: { status: 200, page: '{}' } }],
    ['too_old', { options: { release: '0.200.0' } }],
  ] as const)('say why an n8n cannot be used: %s (%j)', async (problem, how) => {
    const user = await member();
    const used = 'options' in how ? await sandbox(how.options) : n8n;
    if ('fault' in how) used.faults.add(how.fault);
    if ('closed' in how) await used.close();
    const body = 'body' in how ? how.body : {};
    const answer = await connect(user, { address: used.url, key: used.key(), ...body });
    expect([answer.status, answer.body.code]).toEqual([422, `library.n8n_${problem}`]);
    expect(answer.body.detail).not.toContain('{');
    expect((await list(user)).connections).toEqual([]);
    if (problem === 'busy') expect(answer.headers['retry-after']).toBe('9');
  });

  it('never lead to a part of this platform', async () => {
    const user = await member();
    for (const address of ['http://localhost:8080', 'http://127.0.0.1:4103', 'http://127.0.0.1:8081'])
      expect((await connect(user, { address, key: 'x' })).body.code).toBe('library.n8n_address_refused');
  });

  it('are tried where an older n8n does not say what a key may do', async () => {
    const user = await member();
    const older = await sandbox({ older: true, release: '1.80.0' });
    const key = older.key(n8nScopeNames.filter((scope) => scope !== 'credential:list'));
    const made = await connected(user, { address: older.url, key });
    expect(made).toMatchObject({ scopes_known: false, n8n_version: '1.80.0', state: 'limited' });
    expect(made.missing.map(({ scope }) => scope)).toEqual(['credential:list']);
    const refused = await connect(user, { address: (await sandbox({ older: true })).url, key: 'wrong' });
    expect(refused.body.code).toBe('library.n8n_wrong_key');
  });

  it('end thirty days after the plan did, and stay where it comes back', async () => {
    const [gone, back] = [await member(), await member()];
    const [lost, kept] = [await connected(gone), await connected(back)];
    const upkeep = library.app.get(ConnectionsUpkeep);
    for (const user of [gone, back]) await library.subscribe(user, 'canceled', 2);
    await upkeep.run();
    library.clock.advance(29 * 86_400_000);
    await library.subscribe(back, 'active', 3);
    await upkeep.run();
    expect((await rowOf(lost.id)).sealed_key).not.toBeNull();
    library.clock.advance(2 * 86_400_000);
    await upkeep.run();
    expect(await rowOf(lost.id)).toMatchObject({ sealed_key: null, key_id: null });
    expect((await rowOf(lost.id)).removed_at).not.toBeNull();
    expect((await rowOf(kept.id)).removed_at).toBeNull();
  });

  it('can be ended and are still there without a plan; nothing new is connected', async () => {
    const user = await member();
    const { id } = await connected(user);
    await library.subscribe(user, 'canceled', 2);
    expect(await list(user)).toMatchObject({ connections: [{ id }], limit: 0, next_plan: 'starter' });
    expect((await library.send('DELETE', `${path}/${id}`, user)).status).toBe(204);
    expect((await connect(user, { address: n8n.url, key: n8n.key() })).status).toBe(403);
  });

  it('go with the account, and forget who made them when that person goes', async () => {
    const user = await member();
    const { id } = await connected(user);
    for (const statement of libraryService.erasure ?? [])
      await library.database.query(statement, [user.userId]);
    expect((await rowOf(id)).made_by).toBeNull();
    const agreements = () =>
      library.database.query<object[]>(
        'select accepted_by from library.processing_agreement where account_id = $1',
        [user.accountId],
      );
    expect(await agreements()).toEqual([{ accepted_by: null }]);
    for (const statement of libraryService.accountErasure ?? [])
      await library.database.query(statement, [user.accountId]);
    expect([await rowOf(id), await agreements()]).toEqual([{}, []]);
  });

  it('are every member’s of the account', async () => {
    const user = await member();
    const { id } = await connected(user);
    expect((await list(library.colleague(user))).connections.map((one) => one.id)).toEqual([id]);
  });

  it('let nobody scan with them: so many looks in five minutes', async () => {
    const user = await member();
    const { id } = await connected(user);
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await library.send('POST', `${path}/${id}/check`, user)).status);
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });

  it('400 for what is no key or name; 401 without login', async () => {
    const user = await member();
    const refused = await connect(user, { address: n8n.url, key: 'a\nb', name: ' ' });
    expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([400, ['key', 'name']]);
    expect((await library.get(path)).status).toBe(401);
  });
});
