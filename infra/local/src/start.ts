import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWeb } from './build.js';
import { type Ports, platform, portNames, serviceNames } from './platform.js';
import { choosePorts, isFree } from './ports.js';
import { type Postgres, startPostgres } from './postgres.js';
import { Progress } from './progress.js';
import { publishBuilt } from './publish.js';
import { readSettings, type Settings, StartError } from './settings.js';
import { isOurs, readState, writeState } from './state.js';
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
  if (before && isOurs(before.supervisorPid))
    throw new StartError(
      `It already runs at ${before.publicUrl} (pid ${before.supervisorPid}). Stop it first: npm run stop`,
    );
}

/** Ends processes that an earlier supervisor left behind when it was killed. */
async function endOrphans(settings: Settings): Promise<void> {
  for (const { pid } of Object.values(readState(settings.dataDir)?.processes ?? {})) {
    if (!isOurs(pid, 'dist/src/')) continue;
    process.kill(pid, 'SIGTERM');
    for (let waited = 0; waited < 5_000 && isOurs(pid, 'dist/src/'); waited += 50) await pause(50);
    if (isOurs(pid, 'dist/src/')) process.kill(pid, 'SIGKILL');
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

async function untilReady(base: string, logs: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let missing: string[] = [];
  while (performance.now() < end) {
    missing = await notReady(base);
    if (missing.length === 0) return;
    await pause(100);
  }
  throw new StartError(`Not ready after ${seconds} seconds: ${missing.join(', ')}. The logs are in ${logs}.`);
}

async function untilReleasesAnswers(url: string, logs: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (answer?.ok && ((await answer.json()) as { status: string }).status === 'ok') return;
    await pause(50);
  }
  throw new StartError(`services/releases does not answer. Its log: ${join(logs, 'releases.log')}`);
}

/** The edge asks for the active releases every half second: ready means that it serves those of this start. */
async function untilEdgeServes(base: string, releasesUrl: string): Promise<void> {
  const { id } = (await (await fetch(`${releasesUrl}/api/releases/active`)).json()) as { id: string };
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const page = await fetch(base, { headers: { accept: 'text/html' } });
    if ((await page.text()).includes(id)) return;
    await pause(50);
  }
  throw new StartError('The edge does not serve the active releases.');
}

/** The one command: PostgreSQL, builds, services, edge; resolves when the platform was stopped again. */
export async function start(root: string): Promise<void> {
  const progress = new Progress();
  const settings = readSettings(process.env, root);
  mkdirSync(settings.dataDir, { recursive: true });
  refuseSecondStart(settings);
  await endOrphans(settings);
  const aiOps = await aiOpsPort(settings, progress);
  await checkPorts(settings, aiOps);

  const logs = join(settings.dataDir, 'logs');
  const ports: Ports = await choosePorts(portNames, readState(settings.dataDir)?.ports ?? {}, [
    settings.PORT,
    aiOps,
  ]);
  progress.say(`Logs: ${logs}`);
  let postgres: Postgres | undefined;
  let supervisor: Supervisor | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    progress.say('Stopping …');
    await supervisor?.stop();
    await postgres?.stop();
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
    building.catch(() => undefined);
    const database = settings.DATABASE_URL ?? (await ownDatabase());
    const publicAiOps = settings.AI_OPS_URL ?? `http://localhost:${aiOps}`;
    const parts = platform(root, settings, ports, database, { port: aiOps, url: publicAiOps });
    const save = () =>
      writeState(settings.dataDir, {
        supervisorPid: process.pid,
        postgresPid: postgres?.pid ?? null,
        publicUrl: settings.publicUrl,
        aiOpsUrl: publicAiOps,
        startedAt: new Date().toISOString(),
        logs,
        standins: parts.standins,
        services: parts.services,
        databaseUrl: database,
        processes: supervisor?.processes ?? {},
        ports,
      });
    supervisor = new Supervisor(
      logs,
      (line) => progress.say(line),
      save,
      join(root, 'infra/local/lib/leash.mjs'),
    );
    const running = supervisor;
    for (const spec of parts.specs.filter(({ name }) => name !== 'edge')) running.start(spec);
    progress.say(`Starting ${serviceNames.length} services`);
    save();
    await building;
    for (const spec of parts.specs.filter(({ name }) => name === 'edge')) running.start(spec);
    save();
    await untilReleasesAnswers(parts.services.releases, logs);
    const releasesDir = settings.S3_BUCKET ? undefined : join(settings.dataDir, 'releases');
    await progress.step(
      'Releases',
      () => publishBuilt(root, settings.dataDir, parts.services.releases, releasesDir),
      (published) => (published.length > 0 ? `published ${published.join(', ')}` : 'nothing new'),
    );
    await untilReady(`http://127.0.0.1:${settings.PORT}`, logs, 120);
    await untilEdgeServes(`http://127.0.0.1:${settings.PORT}`, parts.services.releases);
    announce(settings, parts.standins, publicAiOps);
    if (postgres) keepAlive(postgres);
  } catch (error) {
    await supervisor?.stop();
    await postgres?.stop();
    throw error;
  }

  async function ownDatabase(): Promise<string> {
    postgres = await startPostgres({ dataDir: settings.dataDir, port: ports.postgres });
    ports.postgres = postgres.port;
    progress.say(`PostgreSQL ${postgres.adopted ? 'was still running' : 'started'} on port ${postgres.port}`);
    if (postgres.moved)
      progress.say(
        `Its files are in ${postgres.data}: as root it runs as another user, who cannot reach ${settings.dataDir}.`,
      );
    return postgres.url;
  }

  function keepAlive(server: Postgres): void {
    setInterval(async () => {
      if (stopping || isOurs(server.pid, 'postgres')) return;
      progress.say('PostgreSQL ended; starting it again.');
      await startPostgres({ dataDir: settings.dataDir, port: server.port }).then(
        (next) => {
          postgres = next;
          Object.assign(server, { pid: next.pid });
        },
        (error: Error) => progress.say(error.message),
      );
    }, 1_000).unref();
  }

  function announce(
    at: Settings,
    standins: { payments: string; mail: string } | null,
    aiOpsUrl: string,
  ): void {
    const opsFile = join(at.dataDir, 'ops-account.txt');
    if (standins) {
      console.log(`\nPayment sandbox: ${standins.payments}`);
      console.log(`Mail catcher:    ${standins.mail}`);
    }
    console.log(`AI-ops host:     ${aiOpsUrl}`);
    console.log(`API documents:   ${at.publicUrl}/api/docs`);
    if (at.OPS_EMAIL === undefined && existsSync(opsFile))
      console.log(`Ops account:     ${readFileSync(opsFile, 'utf8').trim().split('\n').join('  ')}`);
    console.log(`Ready: ${at.publicUrl}`);
  }
}
