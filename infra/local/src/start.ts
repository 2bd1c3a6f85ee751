import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServices } from '@stroomwerk/checkout/bundle.mjs';
import { nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { leftovers } from './backup/leftovers.js';
import { buildWeb } from './build.js';
import { type Control, serveControl } from './control.js';
import { DatabaseRotation } from './database-rotation.js';
import { keepAlive } from './keep-alive.js';
import { refuseBrokenKeys, refuseOtherKeys } from './keys-there.js';
import { hasOpsAccount, migrateAll } from './migration.js';
import { OwnPostgres } from './own-postgres.js';
import { type Platform, type Ports, platform, portNames, serviceNames } from './platform.js';
import { choosePorts, isFree } from './ports.js';
import { keepServerLogShort } from './postgres/server-log.js';
import { Progress } from './progress.js';
import { publishBuilt, publishedInWords } from './publish.js';
import { rotatable } from './rotate.js';
import { Rotation, tidyEveryMinute } from './rotation.js';
import { refuseNewerData } from './schema-check.js';
import { readSettings, type Settings, StartError } from './settings.js';
import { holdDataFolder } from './start-lock.js';
import { StartProgress } from './start-progress.js';
import { isOurs, readState, runs, writeState } from './state.js';
import { Supervisor } from './supervisor.js';

/** The port the AI-ops host takes: as given, 8081, or the one after PORT when 8081 is taken by somebody else. */
async function aiOpsPort(settings: Settings, progress: Progress): Promise<number> {
  if (settings.AI_OPS_PORT !== undefined || (await isFree(8081, settings.HOST)))
    return settings.AI_OPS_PORT ?? 8081;
  const port = settings.PORT + 1;
  progress.say(`Port 8081 is in use; the AI-ops host takes ${port} (choose one with AI_OPS_PORT).`);
  return port;
}

async function checkPorts(settings: Settings, aiOps: number): Promise<void> {
  for (const [name, port] of [
    ['PORT', settings.PORT],
    ['AI_OPS_PORT', aiOps],
  ] as const)
    if (!(await isFree(port, settings.HOST)))
      throw new StartError(
        `Port ${port} is in use by another program. Stop it, or choose another port: ${name}=${port + 10} npm start`,
      );
}

function refuseSecondStart(settings: Settings): void {
  const before = readState(settings.dataDir);
  if (before && runs(before))
    throw new StartError(
      `It already runs at ${before.publicUrl} (pid ${before.supervisorPid}). Stop it first: npm run stop`,
    );
}

/** Ends processes that an earlier supervisor left behind when it was killed. */
async function endOrphans(settings: Settings): Promise<void> {
  for (const { pid, process: name } of Object.values(readState(settings.dataDir)?.processes ?? {})) {
    const remains = () => isOurs(pid, '/dist/', name);
    if (!remains()) continue;
    process.kill(pid, 'SIGTERM');
    for (let waited = 0; waited < 5_000 && remains(); waited += 50) await pause(50);
    if (remains()) process.kill(pid, 'SIGKILL');
  }
}

/** @returns the names of parts that are not ready; empty when every part is */
async function notReady(base: string): Promise<string[]> {
  try {
    const response = await fetch(`${base}/api/health`, { signal: AbortSignal.timeout(2_000) });
    if (response.ok) return [];
    const body = (await response.json()) as { parts?: Record<string, { status: string }> };
    return Object.entries(body.parts ?? {})
      .filter(([, part]) => part.status !== 'ok')
      .map(([name]) => name);
  } catch {
    return ['edge'];
  }
}

/** How long nothing may move before a start gives up. */
const quietSeconds = 120;

/** Waits for a part as long as anything moves. @param missing answers the names of parts that are not ready */
async function untilReady(
  missing: () => Promise<string[]>,
  logs: string,
  steps: StartProgress,
): Promise<void> {
  for (let names = await missing(); names.length > 0; names = await missing()) {
    steps.refuseWhenStuck(quietSeconds, names, logs);
    await pause(100);
  }
}

/** Whether a service takes requests: it listens, and its database and queue answer. @returns its name when not */
async function notServing(name: 'auth' | 'releases', url: string): Promise<string[]> {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok ? [] : [name];
}

const activeSet = async (releasesUrl: string) =>
  (await (await fetch(`${releasesUrl}/api/releases/active`)).json()) as {
    readonly id: string;
    readonly remotes: readonly unknown[];
  };

/** Milliseconds that a start waits for the drawings of the edge once every part is ready. */
const drawnWithin = 30_000;

/**
 * The edge asks for the active releases every half second, and draws what everyone asks for: ready means that the first
 * visitor gets the pages of this start, drawn. Drawings that do not come hold up a start for a while only.
 */
async function untilEdgeServes(base: string, releasesUrl: string): Promise<void> {
  const { id } = await activeSet(releasesUrl);
  const end = performance.now() + drawnWithin;
  while (performance.now() < end) {
    const edge = await fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(5_000) })
      .then((answer) => answer.json() as Promise<{ drawn_for?: string }>)
      .catch(() => undefined);
    if (edge?.drawn_for === id) return;
    await pause(50);
  }
  const page = await fetch(base, { headers: { accept: 'text/html' } });
  if (!(await page.text()).includes(id)) throw new StartError('The edge does not serve the active releases.');
}

/** Writes the state down. A disk without room must not end the start that keeps everything alive. */
function noteState(...state: Parameters<typeof writeState>): void {
  try {
    writeState(...state);
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/** From here on `npm run ops -- rotate` is listened to, and spent secrets go when their time is over. */
function takeRotations(
  settings: Settings,
  supervisor: Supervisor,
  database: { readonly superuser: () => string | undefined; readonly onOwner: (url: string) => void },
  say: (line: string) => void,
): Promise<Control> {
  const rotation = new Rotation(
    settings,
    supervisor,
    new DatabaseRotation(settings, supervisor, { ...database, say }),
  );
  tidyEveryMinute(rotation, say);
  return serveControl({
    rotate: async (word) => {
      const name = rotatable(word);
      await rotation.rotate(name);
      say(`${name} was rotated.`);
    },
  });
}

/** The one command: PostgreSQL, builds, services, edge; resolves when the platform was stopped again. */
export async function start(root: string): Promise<void> {
  const progress = new Progress();
  const settings = readSettings(process.env, root);
  mkdirSync(settings.dataDir, { recursive: true });
  refuseSecondStart(settings);
  await holdDataFolder(settings.dataDir); // Until this process ends.
  refuseBrokenKeys(settings);
  await endOrphans(settings);
  const aiOps = await aiOpsPort(settings, progress);
  await checkPorts(settings, aiOps);

  const logs = join(settings.dataDir, 'logs');
  const ports: Ports = await choosePorts(portNames, readState(settings.dataDir)?.ports ?? {}, [
    settings.PORT,
    aiOps,
  ]);
  progress.say(`Logs: ${logs}`);
  for (const line of leftovers(settings.dataDir)) progress.say(line);
  const own = new OwnPostgres(settings.dataDir);
  let supervisor: Supervisor | undefined;
  let control: Control | undefined;
  let unwatch: (() => void) | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    progress.say('Stopping …');
    await supervisor?.stop();
    if (!(await own.stop((line) => progress.say(line)))) {
      progress.say(`PostgreSQL (pid ${own.server?.pid}) still runs: nothing ends it. The rest is stopped.`);
      process.exit(1);
    }
    progress.say('Stopped. Everything is kept in the data folder.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  try {
    const building = progress.step(
      'Shell and remotes',
      () => buildWeb(root),
      (built) => (built.length > 0 ? `built ${built.join(', ')}` : 'unchanged'),
    );
    const bundling = bundleServices();
    for (const work of [building, bundling]) work.catch(() => undefined);
    const superuser = settings.DATABASE_URL === undefined ? await ownDatabase() : undefined;
    const database = await progress.step(
      'Database',
      async () => {
        await refuseOtherKeys(settings);
        await refuseNewerData(root, superuser ?? settings.DATABASE_URL ?? '');
        return migrateAll(settings, superuser, (line) => progress.say(line));
      },
      () => 'migrated',
    );
    let { owner } = database;
    await bundling;
    const publicAiOps = settings.AI_OPS_URL ?? `http://localhost:${aiOps}`;
    const known = await hasOpsAccount(database.owner, settings.OPS_EMAIL);
    const parts = platform(
      root,
      settings,
      ports,
      { roles: database.roles, hasOpsAccount: known, folder: own.server?.data },
      { port: aiOps, url: publicAiOps },
    );
    const save = () =>
      noteState(settings.dataDir, {
        supervisorPid: process.pid,
        supervisor: nameOf(process.pid),
        postgresPid: own.server?.pid ?? null,
        publicUrl: settings.publicUrl,
        aiOpsUrl: publicAiOps,
        startedAt: new Date().toISOString(),
        logs,
        standins: parts.standins,
        services: parts.services,
        databaseUrl: owner,
        processes: supervisor?.processes ?? {},
        ports,
        control,
      });
    const steps = new StartProgress((line) => progress.say(line));
    supervisor = new Supervisor(
      logs,
      (line) => progress.say(line),
      save,
      join(root, 'infra/local/lib/leash.mjs'),
      undefined,
      (name, step) => steps.note(name, step),
      (line) => {
        steps.refuse(line);
        if (control) progress.say(line);
      },
    );
    const running = supervisor;
    if (own.server)
      unwatch = keepAlive(own.server, {
        start: (port) => own.start(port),
        isWanted: () => !stopping,
        onStart: save,
        say: (line) => progress.say(line),
      });
    for (const spec of parts.specs.filter(({ name }) => name !== 'edge')) running.start(spec);
    progress.say(`Starting ${serviceNames.length} services`);
    save();
    await building;
    for (const spec of parts.specs.filter(({ name }) => name === 'edge')) running.start(spec);
    save();
    // Publishing asks releases, which asks auth for the keys that the call was signed with.
    for (const name of ['auth', 'releases'] as const)
      await untilReady(() => notServing(name, parts.services[name]), logs, steps);
    const releasesDir = settings.S3_BUCKET ? undefined : join(settings.dataDir, 'releases');
    await progress.step(
      'Releases',
      () =>
        publishedInWords(
          publishBuilt(root, settings.dataDir, parts.services.releases, releasesDir),
          async () => (await activeSet(parts.services.releases)).remotes.length,
        ),
      (words) => words,
    );
    await untilReady(() => notReady(`http://127.0.0.1:${settings.PORT}`), logs, steps);
    await untilEdgeServes(`http://127.0.0.1:${settings.PORT}`, parts.services.releases);
    control = await takeRotations(
      settings,
      running,
      {
        superuser: () => own.server?.url,
        onOwner: (url) => {
          owner = url;
          save();
        },
      },
      (line) => progress.say(line),
    );
    save();
    announce(settings, parts, publicAiOps);
    if (own.server) keepServerLogShort(settings.dataDir);
  } catch (error) {
    // What a stop took away from under a start is no error: the stop says how it ended, and ends this process.
    if (stopping) await new Promise(() => undefined);
    unwatch?.();
    await supervisor?.stop();
    await own.stop((line) => progress.say(line));
    throw error;
  }

  async function ownDatabase(): Promise<string> {
    const postgres = await own.start(ports.postgres);
    ports.postgres = postgres.port;
    progress.say(`PostgreSQL ${postgres.adopted ? 'was still running' : 'started'} on port ${postgres.port}`);
    if (postgres.moved)
      progress.say(
        `Its files are in ${postgres.data}: as root it runs as another user, who cannot reach ${settings.dataDir}.`,
      );
    return postgres.url;
  }

  function announce(
    at: Settings,
    { standins, n8n }: Pick<Platform, 'standins' | 'n8n'>,
    aiOpsUrl: string,
  ): void {
    const opsFile = join(at.dataDir, 'ops-account.txt');
    if (standins) {
      console.log(`\nPayment sandbox: ${standins.payments}`);
      console.log(`Mail catcher:    ${standins.mail}`);
    }
    if (n8n) console.log(`n8n to connect:  ${n8n.url}  key: ${n8n.key}`);
    console.log(`AI-ops host:     ${aiOpsUrl}`);
    console.log(`API documents:   ${at.publicUrl}/api/docs`);
    const opsAccount = existsSync(opsFile) ? readFileSync(opsFile, 'utf8').trim().split('\n').join('  ') : '';
    if (at.OPS_EMAIL === undefined && opsAccount !== '') console.log(`Ops account:     ${opsAccount}`);
    console.log(`Ready: ${at.publicUrl}`);
  }
}
