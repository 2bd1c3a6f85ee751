import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { OpsUsersResponse } from '@stroomwerk/contracts/auth';
import { testService } from '@stroomwerk/kernel/testing';
import { type AuthHarness, authHarness } from '../../../test/auth-harness.js';
import { auth } from '../../definition.js';

/** Real: the service, PostgreSQL, files. Fake: the SMTP server. */
describe('ops', () => {
  let h: AuthHarness;
  let bearer: string;
  beforeAll(async () => {
    h = await authHarness();
    bearer = (await h.login('ops@example.test')).body.access_token;
  });
  afterAll(() => h?.close());

  const users = (query: Record<string, string | number> = {}, token = bearer) =>
    h.service.call<OpsUsersResponse>('GET', '/api/auth/ops/users', { query, bearer: token });

  it('lists the accounts by page and finds one by address or name', async () => {
    for (const name of ['Jan 100%', 'Piet_er', 'Klaas']) await h.enrol(h.address(), { full_name: name });
    const page = await users({ per_page: 3, page: 2 });
    expect([page.status, page.body.total, page.body.pages, page.body.users.length]).toEqual([200, 4, 2, 1]);
    expect((await users({ q: 'KLAAS' })).body.users.map(({ full_name }) => full_name)).toEqual(['Klaas']);
    expect((await users({ q: '%' })).body.users.map(({ full_name }) => full_name)).toEqual(['Jan 100%']);
    expect((await users({ q: 'ops@example' })).body.users[0]).toMatchObject({
      role: 'ops',
      email_verified: true,
    });
    expect((await users({ q: 'nobody at all' })).body).toEqual({ users: [], total: 0, pages: 0 });
  });

  it('is closed to others and to a page that is none', async () => {
    const member = await h.member();
    expect((await users({}, member.bearer)).status).toBe(403);
    expect((await h.service.call('GET', '/api/auth/ops/users')).status).toBe(401);
    expect((await users({ page: 0 })).body).toMatchObject({ fields: { page: expect.any(String) } });
  });

  it('erases a person: the account, what they wrote and their sessions; every service is told', async () => {
    const { email, bearer: theirs, cookie } = await h.member();
    const { users: found } = (await users({ q: email })).body;
    const user_id = found[0]?.id ?? '';
    const erase = (token = bearer, id = user_id) =>
      h.service.call('POST', '/api/auth/ops/erasures', { body: { user_id: id }, bearer: token });
    await h.service.source.query(
      `insert into auth.customer_message (idempotency, kind, reference, name, email, language, content, created_at)
       values (gen_random_uuid(), 'contact', $1, 'Naam', $1, 'nl', '{}', now())`,
      [email.toUpperCase()],
    );
    expect((await erase(theirs)).status).toBe(403);
    const plan = (status: string) =>
      h.service.source.query('update auth.account set subscription_status = $2 where id = $1', [
        found[0]?.account_id,
        status,
      ]);
    for (const status of ['active', 'past_due_grace', 'past_due', 'suspended']) {
      await plan(status);
      expect([status, (await erase()).body]).toMatchObject([status, { code: 'auth.plan_runs' }]);
    }
    await plan('none');
    expect((await erase()).status).toBe(200);
    expect((await users({ q: email })).body.total).toBe(0);
    expect((await h.refresh(cookie)).status).toBe(401);
    expect((await h.service.call('GET', '/api/auth/me', { bearer: theirs })).status).toBe(401);
    const left = await h.service.source.query<unknown[]>(
      'select 1 from auth.customer_message where lower(email) = lower($1)',
      [email],
    );
    expect(left).toEqual([]);
    const told = await h.service.source.query<{ payload: unknown }[]>(
      `select payload from outbox where event = 'account.erased' and aggregate_id = $1`,
      [user_id],
    );
    // The address itself is in no event.
    const address_hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
    const account_id = found[0]?.account_id;
    expect(told).toEqual([
      { payload: { user_id, account_id, version: 1, erased_at: expect.any(String), address_hash } },
    ]);
    expect((await erase()).body).toMatchObject({ code: 'auth.user_not_found' });
  });

  it('erases an ops account when there is another, and says what to do about the last one', async () => {
    const ops = async () =>
      (
        await h.service.source.query<{ id: string }[]>(`select id from auth.user_account where role = 'ops'`)
      ).map(({ id }) => id);
    const erase = (user_id: string) =>
      h.service.call<{ code: string; detail: string }>('POST', '/api/auth/ops/erasures', {
        body: { user_id },
        bearer,
      });
    const [only = ''] = await ops();
    const refused = await erase(only);
    expect([refused.status, refused.body.code]).toEqual([409, 'auth.last_ops_account']);
    expect(refused.body.detail).toContain('OPS_EMAIL');
    const { email } = await h.member();
    await h.service.source.query(`update auth.user_account set role = 'ops' where email = $1`, [email]);
    const [second = ''] = (await ops()).filter((id) => id !== only);
    expect((await erase(second)).status).toBe(200);
    expect(await ops()).toEqual([only]);
  });

  it('takes an address that somebody else registered first away from them', async () => {
    const { email, cookie } = await h.member();
    const again = await testService(auth, {
      databaseUrl: h.databaseUrl,
      env: {
        AUTH_SIGNING_KEY: h.signingKey,
        DATA_DIR: h.dataDir,
        OPS_EMAIL: email,
        OPS_PASSWORD: 'chosen-by-ops',
      },
      clock: h.service.clock,
    });
    await again.close();
    expect((await h.login(email)).status).toBe(401);
    expect((await h.refresh(cookie)).status).toBe(401);
    const { body } = await h.login(email, { password: 'chosen-by-ops' });
    expect((await users({}, body.access_token)).status).toBe(200);
  });
});

it('makes up the first ops account, keeps it for its owner only, and says its password in no log', async () => {
  const lines = (['log', 'warn', 'error', 'debug', 'verbose', 'fatal'] as const).map((level) =>
    jest.spyOn(Logger.prototype, level),
  );
  const h = await authHarness({ OPS_EMAIL: '', OPS_PASSWORD: '' });
  try {
    const file = join(h.dataDir, 'ops-account.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [email = '', password] = readFileSync(file, 'utf8').split('\n');
    expect(email).toBe('ops@stroomwerk.example');
    expect((await h.login(email, { password })).status).toBe(200);
    const said = JSON.stringify(lines.flatMap(({ mock }) => mock.calls));
    expect(said).toContain(`its password is in ${file}`);
    expect(said).not.toContain(password);
  } finally {
    for (const line of lines) line.mockRestore();
    await h.close();
  }
});
