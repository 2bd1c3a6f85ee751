// Real: processes of a running platform, killed with SIGKILL while others go on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@stroomwerk/test-kit';
import { api, somebody } from './support/people.js';
import { type Platform, startPlatform } from './support/platform.js';

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform({ EDGE_PATIENCE: '1' });
});
afterAll(() => platform?.stop());

interface Health {
  readonly status: string;
  readonly parts: Readonly<Record<string, { readonly status: string }>>;
}
const health = async (): Promise<Health> =>
  (await fetch(`${platform.url}/api/health`)).json() as Promise<Health>;

function kill(name: string): number {
  const running = platform.state().processes[name];
  if (!running) throw new Error(`no process ${name}`);
  process.kill(running.pid, 'SIGKILL');
  return running.restarts;
}

const back = (name: string, restarts: number) =>
  until(
    `${name} back`,
    async () =>
      (platform.state().processes[name]?.restarts ?? 0) > restarts &&
      (await health()).parts[name]?.status === 'ok',
  );

it('keeps an event for a service that is down, and delivers it once when the supervisor has brought it back', async () => {
  const calls = api(platform);
  const person = somebody('Teun Wachter');
  await calls.register(person);
  const opsToken = await calls.token(platform.ops);
  const { users } = await calls.get<{ users: { id: string }[] }>(
    `/api/auth/ops/users?q=${encodeURIComponent(person.email)}`,
    opsToken,
  );
  const user_id = users[0]?.id;
  const grant = () =>
    calls.post(
      '/api/billing/ops/grants',
      { user_id, price_tier: 'starter_monthly', reason: 'While library is down' },
      opsToken,
    );

  const restarts = kill('library');
  // Billing may not have heard of the new account yet; the others answer meanwhile.
  await until('the grant', () => grant().then(() => true));
  const refused = await fetch(`${platform.url}/api/workflows-library/stats`);
  expect([200, 503]).toContain(refused.status);
  expect(
    (await calls.get<{ status: string }>('/api/billing/subscription', await calls.token(person))).status,
  ).toBe('active');
  await back('library', restarts);
  const token = await calls.token(person);
  await until(
    'the library open',
    async () => (await calls.get<{ granted: boolean }>('/api/workflows-library/entitlement', token)).granted,
  );
  const { entries } = await calls.get<{ entries: unknown[] }>(
    `/api/billing/ops/audit?user_id=${user_id}`,
    opsToken,
  );
  expect(entries).toHaveLength(1);
  expect(platform.output()).toMatch(/library ended \(SIGKILL\); starting it again/);
});

it.each(['auth', 'billing', 'ai-ops', 'releases', 'edge'])(
  'brings %s back, and serves pages meanwhile or soon after',
  async (name) => {
    const restarts = kill(name);
    await back(name, restarts);
    const page = await until('the page', async () => {
      const response = await fetch(platform.url, { headers: { accept: 'text/html' } });
      return response.ok ? response.text() : undefined;
    });
    expect(page).toContain('mfe-marketing');
  },
);

it('notices a service that hangs: refuses soon, reads what it had, and starts it again', async () => {
  const read = () => fetch(`${platform.url}/api/workflows/top12`);
  expect((await read()).status).toBe(200);
  const { pid = 0, restarts = 0 } = platform.state().processes.library ?? {};
  process.kill(pid, 'SIGSTOP');
  const refused = await fetch(`${platform.url}/api/dashboard/summary`);
  expect([401, 404, 503]).toContain(refused.status);
  const old = await read();
  // Given from before, or already by the process that took its place.
  expect([old.status, old.headers.get('warning') ?? '110']).toEqual([200, expect.stringContaining('110')]);
  await back('library', restarts);
  expect(platform.output()).toMatch(new RegExp(`library does not answer \\(pid ${pid}\\); ending it`));
});

it('writes its logs where the start said', () => {
  const logs = /Logs: (.+)$/m.exec(platform.output())?.[1] ?? '';
  expect(readFileSync(join(logs, 'library.log'), 'utf8')).toContain('library ready');
});
