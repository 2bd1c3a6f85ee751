import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { nameOf } from '@stroomwerk/checkout/process-name.mjs';
import type { StartStep } from '@stroomwerk/contracts/common';
import { SecretsInUse } from '@stroomwerk/kernel/signing';
import { LogFiles } from './log-files.js';

export interface ProcessSpec {
  readonly name: string;
  /** Compiled entry file. */
  readonly entry: string;
  /** All of its environment: nothing of the supervisor's own is handed on. */
  readonly env: Readonly<Record<string, string>>;
  /** Well there once its start is over; from then on any answer says that it lives. Absent: only its end is noticed. */
  readonly health?: string;
  /** The highest end first: who asks before who is asked. 0 when absent. */
  readonly stage?: number;
}

/** When a process counts as hung: so many questions in a row without any answer. */
export interface Liveness {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** Milliseconds that an answer may take. */
  readonly limit: number;
  readonly misses: number;
  /** Milliseconds between asking a hung process to end, and ending it. */
  readonly patience: number;
  /** Milliseconds in which a process uses the secrets that it is given. */
  readonly secrets: number;
}

const liveness: Liveness = { every: 2_000, limit: 3_000, misses: 4, patience: 3_000, secrets: 10_000 };

interface Running {
  spec: ProcessSpec;
  child: ChildProcess;
  startedAt: number;
  /** Deaths in a row; forgotten after a minute of health. */
  failures: number;
  restarts: number;
  timer?: NodeJS.Timeout;
  looking?: NodeJS.Timeout;
  /** Whether this child's start was ever over: one that is starting may be busy for long, and is not hung. */
  started: boolean;
  misses: number;
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
  /** Those that cannot start with what they were given: they are not started again. */
  readonly #refused = new WeakSet<ChildProcess>();
  readonly #files: LogFiles;
  #stopping = false;

  constructor(
    private readonly logs: string,
    private readonly say: (line: string) => void,
    private readonly onChange: () => void,
    private readonly leash: string,
    private readonly live: Liveness = liveness,
    private readonly onStep: (process: string, step: StartStep) => void = () => undefined,
    private readonly onRefused: (line: string) => void = () => undefined,
  ) {
    this.#files = new LogFiles(logs, say);
  }

  start(spec: ProcessSpec): void {
    const entry: Running = {
      spec,
      child: this.#spawn(spec),
      startedAt: performance.now(),
      failures: 0,
      restarts: 0,
      started: false,
      misses: 0,
    };
    this.#running.set(spec.name, entry);
    this.#watch(entry);
    if (spec.health !== undefined) this.#look(entry, spec.health);
  }

  get processes(): Record<string, { pid: number; restarts: number; process: string }> {
    return Object.fromEntries(
      [...this.#running.values()].map(({ spec, child, restarts }) => [
        spec.name,
        { pid: child.pid ?? 0, restarts, process: nameOf(child.pid ?? 0) },
      ]),
    );
  }

  /**
   * Gives other values of secrets to the processes that hold them, and to no other; resolves when all of those use them.
   * One that does not say so is ended, and started again with them.
   */
  async give(secrets: Readonly<Record<string, string>>): Promise<void> {
    await Promise.all([...this.#running.values()].map((entry) => this.#give(entry, secrets)));
  }

  async #give(entry: Running, secrets: Readonly<Record<string, string>>): Promise<void> {
    const held = Object.fromEntries(Object.entries(secrets).filter(([name]) => name in entry.spec.env));
    if (Object.keys(held).length === 0) return;
    // First what a start would have: one that ends from here on comes back with them.
    entry.spec = { ...entry.spec, env: { ...entry.spec.env, ...held } };
    const { child } = entry;
    if (this.#stopping || (await takes(child, held, this.live.secrets)) || this.#stopping) return;
    this.say(`${entry.spec.name} does not take new secrets (pid ${child.pid}); starting it again.`);
    await end(child, this.live.patience);
  }

  /**
   * Asks every process to end, stage after stage: the front door first, which answers what is under way while those
   * behind it are still there. Ends those that do not within ten seconds.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    const all = [...this.#running.values()];
    for (const { timer, looking } of all) for (const one of [timer, looking]) clearTimeout(one);
    const stages = new Set(all.map(({ spec }) => spec.stage ?? 0));
    for (const stage of [...stages].sort((one, other) => other - one))
      await Promise.all(
        all.filter(({ spec }) => (spec.stage ?? 0) === stage).map(({ child }) => end(child, 10_000)),
      );
    await this.#files.close();
  }

  /** Asks again and again whether a process lives, and ends one that hangs; it is then started like one that died. */
  #look(entry: Running, health: string): void {
    const { every, limit, misses, patience } = this.live;
    const asked = performance.now();
    entry.looking = setTimeout(async () => {
      // Awake late: the machine slept or is very busy. What happens now says nothing of the process.
      const late = performance.now() - asked > every + limit;
      const { child } = entry;
      const answer = await fetch(health, { signal: AbortSignal.timeout(limit) }).catch(() => undefined);
      const lives = answer !== undefined;
      await answer?.body?.cancel().catch(() => undefined); // Ended in the middle of it: the next look tells.
      if (this.#stopping) return;
      const gone = child !== entry.child || child.exitCode !== null || child.signalCode !== null;
      entry.started ||= answer?.ok === true && !gone;
      entry.misses = lives || gone || late || !entry.started ? 0 : entry.misses + 1;
      if (entry.misses >= misses) {
        entry.misses = 0;
        this.say(`${entry.spec.name} does not answer (pid ${child.pid}); ending it.`);
        await end(child, patience);
      }
      if (!this.#stopping) this.#look(entry, health);
    }, every);
    entry.looking.unref();
  }

  #spawn(spec: ProcessSpec): ChildProcess {
    const child = spawn(process.execPath, ['--import', this.leash, spec.entry], {
      env: { ...spec.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches the supervisor only, which ends them in their order.
      detached: true,
    });
    child.on('message', (message: { startStep?: StartStep; startRefused?: string }) => {
      if (message.startStep) this.onStep(spec.name, message.startStep);
      if (message.startRefused === undefined) return;
      this.#refused.add(child);
      this.onRefused(message.startRefused);
    });
    this.#files.follow(spec.name, [child.stdout, child.stderr]);
    return child;
  }

  #watch(entry: Running): void {
    const { name } = entry.spec;
    entry.child.once('exit', (code, signal) => {
      if (this.#stopping || this.#refused.has(entry.child)) return;
      if (performance.now() - entry.startedAt > healthyAfter) entry.failures = 0;
      entry.failures += 1;
      const delay = backoff(entry.failures);
      this.say(
        `${name} ended (${signal ?? `code ${code}`}); starting it again in ${delay} ms. Log: ${join(this.logs, `${name}.log`)}`,
      );
      entry.timer = setTimeout(() => {
        if (this.#refused.has(entry.child)) return; // It said so in its last moment.
        entry.restarts += 1;
        entry.startedAt = performance.now();
        entry.child = this.#spawn(entry.spec);
        entry.started = false;
        this.#watch(entry);
        this.onChange();
        this.say(`${name} is running again (pid ${entry.child.pid}, restart ${entry.restarts}).`);
      }, delay);
    });
  }
}

/** Tells a process its secrets. @returns whether it uses them, or is gone, within so many milliseconds */
function takes(
  child: ChildProcess,
  secrets: Readonly<Record<string, string>>,
  limit: number,
): Promise<boolean> {
  if (!child.connected) return Promise.resolve(child.exitCode !== null || child.signalCode !== null);
  const secretsId = randomUUID();
  return new Promise((resolve) => {
    const done = (taken: boolean) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', gone);
      resolve(taken);
    };
    const gone = () => done(true);
    const hear = (message: unknown) => {
      if (SecretsInUse.safeParse(message).data?.secretsInUse === secretsId) done(true);
    };
    const timer = setTimeout(() => done(false), limit);
    child.on('message', hear).once('exit', gone);
    child.send({ secretsId, secrets }, (error) => error && done(false));
  });
}

/** Asks a process to end; one that does not within so many milliseconds is ended, also when it is stopped. */
async function end(child: ChildProcess, patience: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(force);
}
