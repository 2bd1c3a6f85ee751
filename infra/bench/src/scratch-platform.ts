import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, readState } from '@stroomwerk/local';

export interface ScratchPlatform {
  readonly url: string;
  /** Absent for a platform that was not started here. */
  readonly own?: { readonly dataDir: string; readonly databaseUrl: string; readonly env: NodeJS.ProcessEnv };
  /** Something that ends before the platform does, also when the benchmark is interrupted. */
  readonly onStop: (end: () => void) => void;
  stop(): Promise<void>;
}

const readyWithin = 240_000;

/**
 * The platform to measure: the one at `url`, or one of its own on free ports with an empty data folder, which
 * `stop` removes. Who signs in how often is not limited there, since one machine plays many people.
 * @param settings of its environment, besides those
 */
export async function scratchPlatform(
  root: string,
  url: string | undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<ScratchPlatform> {
  const before: (() => void)[] = [];
  const onStop = (end: () => void): void => void before.push(end);
  const endThose = (): void => {
    for (const end of before.splice(0)) end();
  };
  if (url !== undefined) return { url: url.replace(/\/+$/, ''), onStop, stop: async () => endThose() };
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    AI_OPS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    OPS_EMAIL: 'ops@bench.example',
    OPS_PASSWORD: 'ops-password-of-the-bench',
    AUTH_RATE_LIMIT: '10000',
    ...settings,
  };
  const child = spawn(process.execPath, [join(root, 'infra/local/bin/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const interrupted = (): void => void stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  const stop = async (): Promise<void> => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    endThose();
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(child);
    const databaseUrl = readState(dataDir)?.databaseUrl ?? '';
    return { url: `http://localhost:${port}`, own: { dataDir, databaseUrl, env }, onStop, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((done, failed) => {
    const limit = setTimeout(
      () => failed(new Error(`not ready in ${readyWithin / 1000} s:\n${output}`)),
      readyWithin,
    );
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (!/^Ready: /m.test(output)) return;
        clearTimeout(limit);
        done();
      });
    child.once('exit', (code) => {
      clearTimeout(limit);
      failed(new Error(`npm start ended with ${code}:\n${output}`));
    });
  });
}
