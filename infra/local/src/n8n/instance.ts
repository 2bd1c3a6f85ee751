import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lives, nameOf, pidOf } from '@stroomwerk/checkout/process-name.mjs';
import { N8N_VERSION } from '@stroomwerk/n8n-check';
import { freePort } from '../ports.js';
import { StartError } from '../start-error.js';
import { installN8n, n8nFolder, n8nPrograms } from './install.js';

const patienceMs = 300_000;
const sampleNode = fileURLToPath(new URL('../../../n8n/StroomwerkSample.node.cjs', import.meta.url));

/** A running n8n, and who may sign in to it. */
export interface Instance {
  readonly url: string;
  readonly process: string;
  readonly email: string;
  readonly password: string;
}

/** Another n8n of the same installation: with a database of its own, and what its process is told beside the usual. */
export interface Another {
  readonly name: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Where an n8n keeps what is its own. */
const homeOf = (dataDir: string, another?: Another): string =>
  another ? join(n8nFolder(dataDir), another.name) : n8nFolder(dataDir);
const stateOf = (home: string): string => join(home, 'instance.json');

/** The n8n of a data folder, where it runs. */
export function runningN8n(dataDir: string, another?: Another): Instance | undefined {
  const file = stateOf(homeOf(dataDir, another));
  if (!existsSync(file)) return undefined;
  const state = JSON.parse(readFileSync(file, 'utf8')) as Instance;
  return lives(state.process) ? state : undefined;
}

/** Only this machine reaches it, and it tells nobody anything. */
const environmentOf = (home: string, port: number, broker: number): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: home,
  N8N_USER_FOLDER: home,
  N8N_CUSTOM_EXTENSIONS: join(home, 'nodes'),
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_PORT: String(port),
  N8N_RUNNERS_BROKER_PORT: String(broker),
  N8N_SECURE_COOKIE: 'false',
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_PERSONALIZATION_ENABLED: 'false',
  N8N_HIRING_BANNER_ENABLED: 'false',
  N8N_LOG_LEVEL: 'warn',
  EXECUTIONS_DATA_PRUNE_MAX_COUNT: '2000',
  // Seconds: one that goes round for ever takes the whole n8n with it.
  EXECUTIONS_TIMEOUT: '90',
  // A machine with much to do is slow, not broken.
  DB_PING_TIMEOUT_MS: '120000',
  DB_SQLITE_POOL_SIZE: '8',
  GENERIC_TIMEZONE: 'Europe/Amsterdam',
});

/** Puts the step that answers with samples where n8n looks for nodes, as the CommonJS that it is. */
function placeSampleNode(home: string): void {
  const folder = join(home, 'nodes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n');
  copyFileSync(sampleNode, join(folder, 'StroomwerkSample.node.js'));
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz/readiness`, { signal: AbortSignal.timeout(5_000) })
    .then(({ ok }) => ok)
    .catch(() => false);

/** The account of a first start; a later one has it already. */
async function ownerOf(home: string, url: string): Promise<{ email: string; password: string }> {
  const file = join(home, 'owner.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as { email: string; password: string };
  const owner = { email: 'owner@stroomwerk.example', password: `N8n-${randomBytes(12).toString('hex')}` };
  const answer = await fetch(`${url}/rest/owner/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...owner, firstName: 'Stroom', lastName: 'Werk' }),
  });
  if (!answer.ok) throw new StartError(`n8n takes no owner: ${answer.status} ${await answer.text()}`);
  writeFileSync(file, JSON.stringify(owner), { mode: 0o600 });
  return owner;
}

/**
 * Starts the n8n of a data folder, installing it first; one that runs is taken as it is.
 * @throws StartError where it does not become ready
 */
export async function startN8n(
  dataDir: string,
  say: (line: string) => void,
  another?: Another,
): Promise<Instance> {
  const running = runningN8n(dataDir, another);
  if (running) return running;
  await installN8n(dataDir, say);
  const home = homeOf(dataDir, another);
  placeSampleNode(home);
  const port = await freePort();
  const { node, n8n: program } = n8nPrograms(dataDir);
  const log = join(home, 'n8n.log');
  const out = openSync(log, 'w', 0o600);
  say(`Starting n8n ${N8N_VERSION} …`);
  const child = spawn(node, [program, 'start'], {
    cwd: home,
    env: { ...environmentOf(home, port, await freePort()), ...another?.environment },
    stdio: ['ignore', out, out],
    detached: true,
  });
  child.unref();
  const name = nameOf(child.pid ?? 0);
  const url = `http://127.0.0.1:${port}`;
  try {
    for (const since = performance.now(); !(await isReady(url)); await pause(500)) {
      if (!lives(name)) throw new StartError(`n8n ended before it was ready; its log: ${log}`);
      if (performance.now() - since > patienceMs) throw new StartError(`n8n is not ready; its log: ${log}`);
    }
    const instance = { url, process: name, ...(await ownerOf(home, url)) };
    writeFileSync(stateOf(home), JSON.stringify(instance), { mode: 0o600 });
    return instance;
  } catch (error) {
    // Nobody would know of it any more.
    if (lives(name)) process.kill(pidOf(name), 'SIGKILL');
    throw error;
  }
}

/** Ends the n8n of a data folder. @returns whether there was one */
export async function stopN8n(dataDir: string, another?: Another): Promise<boolean> {
  const running = runningN8n(dataDir, another);
  if (!running) return false;
  process.kill(pidOf(running.process), 'SIGTERM');
  for (const since = performance.now(); lives(running.process); await pause(200))
    if (performance.now() - since > 60_000) process.kill(pidOf(running.process), 'SIGKILL');
  rmSync(stateOf(homeOf(dataDir, another)), { force: true });
  return true;
}
