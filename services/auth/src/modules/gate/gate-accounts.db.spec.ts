// Real: the service, PostgreSQL, an SMTP server that hears what is mailed.
import { gatePassHeader } from '@stroomwerk/contracts/auth';
import { gatePassHash, SERVICE_ENV } from '@stroomwerk/kernel';
import { type GateProof, gateAccountPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { type AuthHarness, authHarness, password } from '../../../test/auth-harness.js';
import type { AuthEnv } from '../../env.js';

const key = 'a-key-that-only-auth-and-the-gate-know';
let harness: AuthHarness;
beforeAll(async () => {
  harness = await authHarness({ GATE_KEY: key });
});
afterAll(() => harness?.close());

const proof = (of = key, seconds = 60): string =>
  sealFor<GateProof>(of, gateAccountPurpose).seal({
    exp: Math.floor(harness.service.clock.now().getTime() / 1_000) + seconds,
  });
const open = (by: string) =>
  harness.service.call<{ id: string; email: string; password: string; pass: string; code: string }>(
    'POST',
    '/api/auth/gate/open',
    { body: { proof: by } },
  );
const close = (id: string) =>
  harness.service.call('POST', '/api/auth/gate/close', { body: { proof: proof(), id } });

it('opens an account for one run: with a plan, without a role, in no list, no event, no mail', async () => {
  const events = () => harness.service.source.query<object[]>('select * from outbox');
  const [before, mails] = [(await events()).length, harness.sink.mails.length];
  const { body: account } = await open(proof());
  const signedIn = await harness.login(account.email, { password: account.password });
  const bearer = signedIn.body.access_token;
  const headers = { [gatePassHeader]: account.pass };
  const me = await harness.service.call('GET', '/api/auth/me', { bearer, headers });
  expect(me.body).toMatchObject({ role: 'user', subscription_status: 'active' });
  const claims = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(claims).toMatchObject({ role: 'user', of_gate: gatePassHash(account.pass) });
  const ops = (await harness.login('ops@example.test')).body.access_token;
  const listed = await harness.service.call('GET', '/api/auth/ops/users', { bearer: ops });
  expect(listed.text).not.toContain('gate.invalid');
  expect([(await events()).length, harness.sink.mails.length]).toEqual([before, mails]);

  expect((await close(account.id)).status).toBe(204);
  expect((await harness.login(account.email, { password: account.password })).status).toBe(401);
  expect((await harness.service.call('GET', '/api/auth/me', { bearer, headers })).status).toBe(401);
});

it('has tokens that are worth nothing outside: without the pass that the gate adds, and with that of another run', async () => {
  const [{ body: account }, { body: other }] = [await open(proof()), await open(proof())];
  const { body } = await harness.login(account.email, { password: account.password });
  const me = (headers: Record<string, string>) =>
    harness.service.call<{ code: string }>('GET', '/api/auth/me', { bearer: body.access_token, headers });
  expect((await me({ [gatePassHeader]: account.pass })).status).toBe(200);
  const passes: Record<string, string>[] = [
    {},
    { [gatePassHeader]: other.pass },
    { [gatePassHeader]: account.id },
  ];
  for (const headers of passes) {
    const refused = await me(headers);
    expect([refused.status, refused.body.code]).toEqual([401, 'auth.token_invalid']);
  }
});

it('keeps its pass through a run in which GATE_KEY is rotated', async () => {
  const { body: account } = await open(proof());
  const { GATE_KEY: ring } = harness.service.app.get<AuthEnv>(SERVICE_ENV);
  ring?.replace(`another-key-of-more-than-thirty-two,${key}`);
  try {
    const { body } = await harness.login(account.email, { password: account.password });
    const me = (pass: string) =>
      harness.service.call('GET', '/api/auth/me', {
        bearer: body.access_token,
        headers: { [gatePassHeader]: pass },
      });
    expect((await me(account.pass)).status).toBe(200);
    expect((await me(`${account.pass}x`)).status).toBe(401);
  } finally {
    ring?.replace(key);
  }
});

it('removes what a broken-off run left behind, and never a person', async () => {
  const { body: left } = await open(proof());
  const person = await harness.member();
  const [row] = await harness.service.source.query<{ id: string }[]>(
    'select id from user_account where email = $1',
    [person.email],
  );
  expect((await close(row?.id ?? '')).status).toBe(204);
  harness.service.clock.advance(3_600_001);
  await open(proof());
  const rows = await harness.service.source.query<{ email: string }[]>(
    'select email from user_account where id = any($1::uuid[])',
    [[left.id, row?.id]],
  );
  expect(rows.map(({ email }) => email)).toEqual([person.email]);
});

it.each([
  ['another key', () => proof('another-key-of-more-than-thirty-two')],
  ['an old proof', () => proof(key, -1)],
  ['a word', () => 'open sesame'],
])('is closed to %s', async (_, by) => {
  const refused = await open(by());
  expect([refused.status, refused.body.code]).toEqual([403, 'auth.forbidden']);
});

it('is closed where there is no key', async () => {
  const other = await authHarness();
  try {
    const refused = await other.service.call('POST', '/api/auth/gate/open', { body: { proof: proof('') } });
    expect(refused.status).toBe(403);
    expect((await other.login('ops@example.test', { password })).status).toBe(200);
  } finally {
    await other.close();
  }
});
