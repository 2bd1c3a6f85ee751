import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@stroomwerk/test-kit';

/** The repository; the platform that a journey runs on is started from it like a newcomer would. */
export const root = resolve(__dirname, '../../..');

export interface Platform {
  readonly url: string;
  readonly aiOpsUrl: string;
  readonly dataDir: string;
  readonly ops: { readonly email: string; readonly password: string };
  /** What the supervisor says of itself: addresses of the stand-ins and services, process ids. */
  state(): RunState;
  /** What `npm start` printed so far. */
  output(): string;
  /** Runs `npm run <args>` against this platform. */
  command(...args: string[]): Promise<{ code: number; output: string }>;
  stop(): Promise<void>;
}

export interface RunState {
  readonly supervisorPid: number;
  readonly postgresPid: number;
  readonly standins: { readonly payments: string; readonly mail: string };
  readonly services: Readonly<Record<string, string>>;
  readonly processes: Readonly<Record<string, { readonly pid: number; readonly restarts: number }>>;
}

const readyWithin = 240_000;

/**
 * Starts the whole platform on free ports with an empty data folder, and resolves when it says Ready.
 * @param extra environment @param checkout another one than this repository
 */
export async function startPlatform(extra: Record<string, string> = {}, checkout = root): Promise<Platform> {
  const dataDir = extra.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'stroomwerk-journey-'));
  const port = Number(extra.PORT ?? (await freePort()));
  const aiOpsPort = Number(extra.AI_OPS_PORT ?? (await freePort()));
  const ops = { email: 'ops@stroomwerk.example', password: 'ops-password-of-the-tests' };
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    AI_OPS_PORT: String(aiOpsPort),
    DATA_DIR: dataDir,
    OPS_EMAIL: ops.email,
    OPS_PASSWORD: ops.password,
    GUARDIAN_INTERVAL_MS: '1000',
    AI_CEO_INTERVAL_MS: '1000',
    AUTH_RATE_LIMIT: '10000',
    ...extra,
  };
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(checkout, 'infra/local/bin/start.mjs')], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  try {
    await ready(child, () => output);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  return {
    url,
    aiOpsUrl: `http://localhost:${aiOpsPort}`,
    dataDir,
    ops,
    state: () => JSON.parse(readFileSync(join(dataDir, 'run/state.json'), 'utf8')) as RunState,
    output: () => output,
    command: (...args) => run(args, env),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((done, failed) => {
    const limit = setTimeout(
      () => finish(new Error(`not ready in ${readyWithin / 1000} s:\n${output()}`)),
      readyWithin,
    );
    const finish = (error?: Error) => {
      clearTimeout(limit);
      child.stdout?.off('data', look);
      if (error) failed(error);
      else done();
    };
    const look = () => {
      if (/^Ready: /m.test(output())) finish();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => finish(new Error(`npm start ended with ${code}:\n${output()}`)));
  });
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'infra/local/bin/run.mjs'), ...args], {
      cwd: root,
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
