import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { cloneDatabase, testDatabase } from './database.js';
import { freePort } from './ports.js';

export interface RunState {
  readonly supervisorPid: number;
  readonly postgresPid: number;
  readonly databaseUrl: string;
  readonly standins: { readonly payments: string; readonly mail: string };
  readonly services: Readonly<Record<string, string>>;
  readonly processes: Readonly<Record<string, { readonly pid: number; readonly restarts: number }>>;
}

/** What finds a running platform: plain values, which another process can be told. */
export interface PlatformAddress {
  readonly url: string;
  readonly aiOpsUrl: string;
  readonly dataDir: string;
  readonly ops: { readonly email: string; readonly password: string };
  /** What its start was told besides the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
}

/** A platform that somebody else started, and stops. */
export interface RunningPlatform extends PlatformAddress {
  /** What the supervisor says of itself: addresses of the stand-ins and services, process ids. */
  state(): RunState;
  /** Puts into its database what no screen makes. */
  query(sql: string, values?: readonly unknown[]): Promise<void>;
  /** Runs `npm run <args>` against this platform. */
  command(...args: string[]): Promise<{ code: number; output: string }>;
}

export interface Platform extends RunningPlatform {
  /** What `npm start` printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** What later starts begin with instead of nothing: a platform that was started once, and stopped. */
export interface Seed {
  readonly dataDir: string;
  /** Name of its database on the run's PostgreSQL. */
  readonly database: string;
}

/** Milliseconds in which a start says how far it is: on a busy machine all of it may take many times as long. */
const saysWithin = 120_000;

/** What of a data folder is a start's beginning: secrets and released files. The rest belongs to its run. */
const kept = ['keys', 'releases'];

export function platformAt(checkout: string, address: PlatformAddress): RunningPlatform {
  const state = () => JSON.parse(readFileSync(join(address.dataDir, 'run/state.json'), 'utf8')) as RunState;
  return {
    ...address,
    state,
    async query(sql, values = []) {
      const client = new pg.Client({ connectionString: address.env.DATABASE_URL ?? state().databaseUrl });
      await client.connect();
      await client.query(sql, [...values]).finally(() => client.end());
    },
    command: (...args) => runCommand(checkout, args, { ...process.env, ...address.env }),
  };
}

const ops = { email: 'ops@stroomwerk.example', password: 'ops-password-of-the-tests' };

async function environment(dataDir: string, extra: Readonly<Record<string, string>>) {
  return {
    NODE_ENV: 'development',
    PORT: extra.PORT ?? String(await freePort()),
    AI_OPS_PORT: extra.AI_OPS_PORT ?? String(await freePort()),
    DATA_DIR: dataDir,
    OPS_EMAIL: ops.email,
    OPS_PASSWORD: ops.password,
    GUARDIAN_INTERVAL_MS: '1000',
    AI_CEO_INTERVAL_MS: '1000',
    AUTH_RATE_LIMIT: '10000',
    // What a page may take is a promise to visitors, not to machines that run four platforms at once.
    EDGE_PATIENCE: '5',
    ...extra,
  };
}

/**
 * Starts the whole platform of a checkout on free ports, as `npm start` does, and resolves when it says Ready.
 * @param extra environment
 * @param seed begins with a copy of its data folder and a clone of its database; else both are empty
 */
export async function startPlatform(
  checkout: string,
  extra: Readonly<Record<string, string>> = {},
  seed?: Seed,
): Promise<Platform> {
  const dataDir = extra.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'stroomwerk-journey-'));
  const database = seed && (await cloneDatabase(seed.database));
  if (seed)
    for (const name of kept) cpSync(join(seed.dataDir, name), join(dataDir, name), { recursive: true });
  const env = await environment(dataDir, database ? { DATABASE_URL: database.url, ...extra } : extra);
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const { output, end } = await launch(checkout, env).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const [url, aiOpsUrl] = [`http://localhost:${env.PORT}`, `http://localhost:${env.AI_OPS_PORT}`];
  return {
    ...platformAt(checkout, { url, aiOpsUrl, dataDir, ops, env }),
    output,
    stop: async () => {
      await end();
      await remove();
    },
  };
}

/** Starts the platform of a checkout from nothing, until its catalogue is filled and its releases are published; and stops it. */
export async function makeSeed(checkout: string): Promise<Seed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-seed-'));
  const { name, url } = await testDatabase();
  const { end } = await launch(checkout, await environment(dataDir, { DATABASE_URL: url })).catch(
    (error: unknown) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    },
  );
  await end();
  return { dataDir, database: name };
}

/** @returns once the platform is ready; `end` stops its processes and waits for that */
async function launch(checkout: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(checkout, 'infra/local/bin/start.mjs')], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const output = () => printed;
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  };
  await ready(child, output).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { output, end };
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((done, failed) => {
    const limit = setTimeout(
      () => finish(new Error(`not ready, and nothing said for ${saysWithin / 1000} s:\n${output()}`)),
      saysWithin,
    );
    const finish = (error?: Error) => {
      clearTimeout(limit);
      child.stdout?.off('data', look);
      if (error) failed(error);
      else done();
    };
    const look = () => {
      limit.refresh();
      if (/^Ready: /m.test(output())) finish();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => finish(new Error(`npm start ended with ${code}:\n${output()}`)));
  });
}

/** Runs `npm run <args>` of a checkout, with what it prints on both streams. */
export function runCommand(
  checkout: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(checkout, 'infra/local/bin/run.mjs'), ...args], {
      cwd: checkout,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}
