// Real: auth and releases as they are shipped (compiled), a PostgreSQL of their own as the start brings one along, the
// supervisor and its channel to them, callers meanwhile. A small process seals in the edge's and the gate's place, with the rings that the supervisor gives it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type PageView, pageViewPurpose, type RingName, sealFor } from '@stroomwerk/kernel/signing';
import { opsToken } from '@stroomwerk/release';
import { freePort, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { askControl, type Control, serveControl } from './control.js';
import { connectionLimit, keptLogin, openLogin } from './database-logins.js';
import { DatabaseRotation } from './database-rotation.js';
import { databasesOf } from './databases.js';
import { keptRing, ringVariable } from './link-secrets.js';
import { migrateAll } from './migration.js';
import { type Ports, platform, portNames } from './platform.js';
import { type Postgres, startPostgres } from './postgres.js';
import { rotatable } from './rotate.js';
import { Rotation } from './rotation.js';
import { readSettings, type Settings } from './settings.js';
import { Supervisor } from './supervisor.js';

const root = resolve(__dirname, '../../..');
const kernel = join(root, 'services/kernel/dist/src/signing/index.js');

const signer = (port: number) => `
import { createServer } from 'node:http';
import { followRotations, KeyRing, sealFor } from '${kernel}';
const rings = { PAGE_VIEW_SECRET: new KeyRing(process.env.PAGE_VIEW_SECRET), GATE_KEY: new KeyRing(process.env.GATE_KEY) };
followRotations(rings);
const exp = () => Math.floor(Date.now() / 1000) + 60;
const views = sealFor(rings.PAGE_VIEW_SECRET, '${pageViewPurpose}');
const proofs = sealFor(rings.GATE_KEY, 'gate-account');
let n = 0;
createServer(({ url }, answer) => answer.end(url === '/proof' ? proofs.seal({ exp: exp() })
  : views.seal({ id: 'view' + n++, visitor: 'v', exp: exp() + 3600, releases: {} }))).listen(${port}, '127.0.0.1');
`;

let dataDir: string;
let postgres: Postgres;
let owner: string;
let settings: Settings;
let supervisor: Supervisor;
let control: Control;
let rotation: Rotation;
let urls: Record<'auth' | 'releases' | 'signer', string>;
let later = 0;
const clock = () => new Date(Date.now() + later);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-rotation-'));
  postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  const free = await Promise.all([...portNames, 'signer', 'ai-ops'].map(() => freePort()));
  const ports = Object.fromEntries(portNames.map((name, at) => [name, free[at]])) as Ports;
  const [signerPort = 0, aiOps = 0] = free.slice(portNames.length);
  settings = readSettings(
    { DATA_DIR: dataDir, OPS_EMAIL: 'ops@example.test', OPS_PASSWORD: 'een-lang-woord' },
    root,
  );
  const databases = await migrateAll(settings, postgres.url);
  ({ owner } = databases);
  const at = { port: aiOps, url: `http://localhost:${aiOps}` };
  const parts = platform(root, settings, ports, { roles: databases.roles, hasOpsAccount: false }, at);
  const entry = join(dataDir, 'signer.mjs');
  writeFileSync(entry, signer(signerPort));
  supervisor = new Supervisor(
    join(dataDir, 'logs'),
    (line) => said.push(line),
    () => undefined,
    join(root, 'infra/local/lib/leash.mjs'),
  );
  for (const spec of parts.specs.filter(({ name }) => ['auth', 'releases'].includes(name)))
    supervisor.start(spec);
  const env = Object.fromEntries(
    (['PAGE_VIEW_SECRET', 'GATE_KEY'] as const).map((name) => [name, ringVariable(settings, name)]),
  );
  supervisor.start({ name: 'signer', entry, env });
  urls = { ...parts.services, signer: `http://127.0.0.1:${signerPort}` };
  const database = new DatabaseRotation(settings, supervisor, {
    superuser: () => postgres.url,
    onOwner: (url) => {
      owner = url;
    },
    say: (line) => said.push(line),
  });
  rotation = new Rotation(settings, supervisor, database, clock);
  control = await serveControl({ rotate: (word) => rotation.rotate(rotatable(word)) });
  for (const url of [`${urls.auth}/health/ready`, `${urls.releases}/health/ready`, urls.signer])
    await until(url, () => fetch(url).then(({ ok }) => ok));
});
afterAll(async () => {
  await supervisor?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const said: string[] = [];

const post = (url: string, body: object | undefined, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body && JSON.stringify(body),
  });
const sealed = async (what: 'view' | 'proof') => (await fetch(`${urls.signer}/${what}`)).text();
const report = async (token: string) =>
  post(`${urls.releases}/api/releases/views`, { token, remotes: [{ remote: 'mfe-account', outcome: 'ok' }] });

/** A signed-in person: each call goes on with the cookies of the one before. */
async function session() {
  const first = await post(`${urls.auth}/api/auth/login`, {
    ...{ email: 'ops@example.test', password: 'een-lang-woord', remember: true },
  });
  const cookies = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  let cookie = cookies(first);
  return {
    refresh: async () => {
      const answer = await post(`${urls.auth}/api/auth/refresh`, undefined, { cookie });
      cookie = cookies(answer) || cookie;
      const { access_token } = (await answer.clone().json()) as { access_token: string };
      return { answer, token: access_token };
    },
  };
}
const asOps = (token: string) =>
  fetch(`${urls.releases}/api/releases/overview`, { headers: { authorization: `Bearer ${token}` } });

/** Callers of everything that is sealed, until it is over; a bounded number of requests. */
async function underLoad(most: number) {
  const failed: string[] = [];
  let [asked, over] = [0, false];
  const lane = async (name: string, once: () => Promise<Response>) => {
    while (!over && asked < most) {
      asked += 1;
      const answer = await once().catch((error: unknown) => new Response(String(error), { status: 599 }));
      const text = await answer.text();
      if (!answer.ok) failed.push(`${name} ${answer.status} ${text.slice(0, 200)}`);
    }
  };
  const person = await session();
  const lanes = Promise.all([
    lane('report', async () => report(await sealed('view'))),
    lane('report', async () => report(await sealed('view'))),
    lane('gate', async () => {
      const opened = await post(`${urls.auth}/api/auth/gate/open`, { proof: await sealed('proof') });
      const { id } = (await opened.clone().json()) as { id: string };
      return opened.ok
        ? post(`${urls.auth}/api/auth/gate/close`, { proof: await sealed('proof'), id })
        : opened;
    }),
    lane('session', async () => {
      const { answer, token } = await person.refresh();
      return answer.ok ? asOps(token) : answer;
    }),
  ]);
  return {
    asked: () => asked,
    end: async () => {
      over = true;
      await lanes;
      return failed;
    },
  };
}

it('rotates each purpose under load: no request fails, what was sealed before opens until its time is over', async () => {
  const names: RingName[] = ['PAGE_VIEW_SECRET', 'GATE_KEY', 'SESSION_SECRET', 'AUTH_SIGNING_KEY'];
  const before = names.map((name) => keptRing(dataDir, name).current);
  const view = await sealed('view');
  const { token } = await (await session()).refresh();
  const command = () => opsToken({ dataDir, publicUrl: settings.publicUrl });
  const ofCommand = await command();
  const published = async () =>
    ((await (await fetch(`${urls.auth}/api/auth/.well-known/jwks.json`)).json()) as { keys: object[] }).keys;
  const load = await underLoad(20_000);
  for (const name of names) {
    const asked = load.asked();
    await until('requests', () => load.asked() > asked + 20);
    await askControl(control, 'rotate', name);
  }
  const asked = load.asked();
  await until('requests', () => load.asked() > asked + 20);
  expect(await load.end()).toEqual([]);
  expect(said).toEqual([]); // Nobody was started again.

  for (const [at, name] of names.entries()) {
    const { current, spent } = keptRing(dataDir, name);
    expect([current === before[at], spent.map(({ value }) => value)]).toEqual([false, [before[at]]]);
  }
  const opensWith = (value: string, token: string) => sealFor<PageView>(value, pageViewPurpose).open(token);
  expect(opensWith(keptRing(dataDir, 'PAGE_VIEW_SECRET').current, await sealed('view'))).not.toBeNull();
  expect((await report(view)).ok).toBe(true);
  for (const bearer of [token, ofCommand, await command()]) expect((await asOps(bearer)).ok).toBe(true);
  expect(await published()).toHaveLength(2);
  later = 3_700_000;
  await rotation.tidy();
  expect((await report(view)).status).toBe(403);
  expect(await published()).toHaveLength(1);
  const mine = (bearer: string) =>
    fetch(`${urls.auth}/api/auth/me`, { headers: { authorization: `Bearer ${bearer}` } });
  expect((await mine(token)).status).toBe(401);
  expect((await report(await sealed('view'))).ok).toBe(true);
});

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
const connectionsOf = (login: string) =>
  query<{ name: string }>(
    postgres.url,
    `select application_name as name from pg_stat_activity where usename = '${login}'`,
  );

it('gives each role of the database another password under load: no request fails, the one before opens nothing', async () => {
  const before = databasesOf(settings, postgres.url);
  const superuser = postgres.url;
  const load = await underLoad(20_000);
  const names = ['AUTH_DATABASE_URL', 'RELEASES_DATABASE_URL', 'DATABASE_URL', 'DATABASE_SUPERUSER_URL'];
  // Twice, so that each of the two logins of a role was taken and left.
  for (const name of [...names, 'AUTH_DATABASE_URL']) {
    const asked = load.asked();
    await until('requests', () => load.asked() > asked + 20);
    await askControl(control, 'rotate', name);
  }
  const asked = load.asked();
  await until('requests', () => load.asked() > asked + 20);
  expect(await load.end()).toEqual([]);
  expect(said).toEqual([]);

  for (const url of [before.roles.auth, before.roles.releases, before.owner, superuser])
    await expect(query(url, 'select 1')).rejects.toThrow(/password authentication failed|not permitted/);
  const { owner: kept, roles } = databasesOf(settings, postgres.url);
  expect(kept).toBe(owner);
  for (const url of [owner, roles.auth, roles.releases]) await query(url, 'select 1');
  expect([keptLogin(dataDir, 'auth').name, keptLogin(dataDir, 'releases').name]).toEqual([
    'svc_auth_1',
    'svc_releases_2',
  ]);
  expect(await connectionsOf('svc_auth_2')).toEqual([]);
  // What listens does so by the login of now.
  for (const login of ['svc_auth_1', 'svc_releases_2']) {
    const service = login.slice(4, -2);
    await until(`${service} listens`, async () =>
      (await connectionsOf(login)).some(({ name }) => name === `listen-${service}`),
    );
    await until(`${service}'s workers listen`, async () =>
      (await connectionsOf(login)).some(({ name }) => name.startsWith(`${service}.`)),
    );
  }
});

it('is whole again at the next start after a crash between any two steps', async () => {
  const { name: used, password } = keptLogin(dataDir, 'billing');
  const idle = 'svc_billing_2';
  const opens = (login: string, word: string) => {
    const url = new URL(postgres.url);
    [url.username, url.password] = [login, word];
    return query(url.href, 'select 1').then(
      () => true,
      () => false,
    );
  };
  // After the other login was opened, and after the file names it while the one before is open still.
  for (const [kept, other] of [
    [{ name: used, password }, idle],
    [{ name: idle, password: 'another-word-of-thirty-two-characters' }, used],
  ] as const) {
    await query(postgres.url, openLogin('billing', { name: other, password: 'half' }));
    writeFileSync(join(dataDir, 'keys/database-billing'), `${kept.password} ${kept.name}`);
    expect(await opens(other, 'half')).toBe(true);
    await migrateAll(settings, postgres.url);
    expect([await opens(kept.name, kept.password), await opens(other, 'half')]).toEqual([true, false]);
  }
});

it('leaves a service what PostgreSQL does not take from it: its own password, which opens nothing more than it has', async () => {
  const { roles } = databasesOf(settings, postgres.url);
  for (const sql of [
    'alter role current_user login',
    'alter role svc_billing_1 connection limit -1',
    "alter role svc_billing_2 login password 'mine'",
    "alter role svc_auth password 'mine'",
    'set role svc_auth',
    'set role none; select 1 from billing.outbox',
    'set role none; set role svc_auth_1',
  ])
    await expect(query(roles.billing, sql)).rejects.toThrow(/permission denied/);
  await query(roles.billing, "alter role svc_billing password 'mine'");
  const asRole = new URL(postgres.url);
  [asRole.username, asRole.password] = ['svc_billing', 'mine'];
  await expect(query(asRole.href, 'select 1')).rejects.toThrow('not permitted to log in');
  const held: pg.Client[] = [];
  try {
    const more = async () => {
      const client = new pg.Client({ connectionString: roles.billing });
      held.push(client);
      await client.connect();
    };
    await expect(Promise.all(Array.from({ length: connectionLimit + 1 }, more))).rejects.toThrow(
      'too many connections',
    );
  } finally {
    await Promise.all(held.map((client) => client.end().catch(() => undefined)));
  }
});

it('sets a login right that a service changed in its own name', async () => {
  const { roles } = databasesOf(settings, postgres.url);
  await query(
    roles.library,
    `set role none; alter role current_user set role = none; alter role current_user password null`,
  );
  await expect(query(roles.library, 'select 1')).rejects.toThrow('password authentication failed');
  said.length = 0;
  await rotation.tidy();
  expect(await query(roles.library, 'select current_user as role')).toEqual([{ role: 'svc_library' }]);
  expect(said).toEqual([expect.stringContaining('somebody changed it in the name of library')]);
  await rotation.tidy();
  expect(said).toHaveLength(1);
});

it('refuses who does not have the token, and a name that is none', async () => {
  const foreign = { ...control, token: `${control.token.slice(1)}x` };
  await expect(askControl(foreign, 'rotate', 'GATE_KEY')).rejects.toThrow('403');
  await expect(askControl(control, 'rotate', 'APP_SECRET')).rejects.toThrow('There is no secret APP_SECRET');
});
