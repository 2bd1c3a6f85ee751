import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';

export interface ProcessSpec {
  readonly name: string;
  /** Compiled entry file. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Running {
  readonly spec: ProcessSpec;
  child: ChildProcess;
  startedAt: number;
  /** Deaths in a row; forgotten after a minute of health. */
  failures: number;
  restarts: number;
  timer?: NodeJS.Timeout;
}

const firstDelay = 250;
const longestDelay = 30_000;
const healthyAfter = 60_000;

/** Milliseconds before the n-th restart in a row: 250, 500, 1,000 … 30,000. */
export const backoff = (failures: number): number => Math.min(firstDelay * 2 ** (failures - 1), longestDelay);

/**
 * Keeps processes alive: one that ends unasked is started again with growing delays, and the supervisor says so.
 * A child notices by its closed channel when the supervisor itself is gone, and ends too.
 */
export class Supervisor {
  readonly #running = new Map<string, Running>();
  #stopping = false;

  constructor(
    private readonly logs: string,
    private readonly say: (line: string) => void,
    private readonly onChange: () => void,
    private readonly leash: string,
  ) {
    mkdirSync(logs, { recursive: true });
  }

  start(spec: ProcessSpec): void {
    const log = join(this.logs, `${spec.name}.log`);
    if (existsSync(log)) renameSync(log, `${log}.1`);
    const entry: Running = {
      spec,
      child: this.#spawn(spec),
      startedAt: performance.now(),
      failures: 0,
      restarts: 0,
    };
    this.#running.set(spec.name, entry);
    this.#watch(entry);
  }

  get processes(): Record<string, { pid: number; restarts: number }> {
    return Object.fromEntries(
      [...this.#running.values()].map(({ spec, child, restarts }) => [
        spec.name,
        { pid: child.pid ?? 0, restarts },
      ]),
    );
  }

  /** Asks every process to end, and ends those that do not within ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(
      [...this.#running.values()].map(async ({ child, timer }) => {
        clearTimeout(timer);
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await gone;
        clearTimeout(force);
      }),
    );
  }

  #spawn(spec: ProcessSpec): ChildProcess {
    const log = openSync(join(this.logs, `${spec.name}.log`), 'a');
    const child = spawn(process.execPath, ['--import', this.leash, spec.entry], {
      env: { ...process.env, ...spec.env },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    return child;
  }

  #watch(entry: Running): void {
    const { name } = entry.spec;
    entry.child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (performance.now() - entry.startedAt > healthyAfter) entry.failures = 0;
      entry.failures += 1;
      const delay = backoff(entry.failures);
      this.say(
        `${name} ended (${signal ?? `code ${code}`}); starting it again in ${delay} ms. Log: ${join(this.logs, `${name}.log`)}`,
      );
      entry.timer = setTimeout(() => {
        entry.restarts += 1;
        entry.startedAt = performance.now();
        entry.child = this.#spawn(entry.spec);
        this.#watch(entry);
        this.onChange();
        this.say(`${name} is running again (pid ${entry.child.pid}, restart ${entry.restarts}).`);
      }, delay);
    });
  }
}
