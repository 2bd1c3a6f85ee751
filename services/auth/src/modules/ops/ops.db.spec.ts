import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
    for (const name of ['Jan 100%', 'Piet_er', 'Klaas']) await h.register(h.address(), { full_name: name });
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

it('makes up the first ops account and keeps it for its owner only', async () => {
  const h = await authHarness({ OPS_EMAIL: '', OPS_PASSWORD: '' });
  try {
    const file = join(h.dataDir, 'ops-account.txt');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [email = '', password] = readFileSync(file, 'utf8').split('\n');
    expect(email).toBe('ops@stroomwerk.example');
    expect((await h.login(email, { password })).status).toBe(200);
  } finally {
    await h.close();
  }
});
