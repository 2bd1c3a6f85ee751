import { readFileSync } from 'node:fs';
import { type Code, DrawingProcess, type ProcessLimits, type Read, usualLimits } from './drawing-process.js';
import { firstUser, type Isolation, users } from './isolation.js';
import type { Job } from './job.js';

/** architecture.md, rule 13: on demand, at most six, 400 MB, gone when idle. */
export interface PoolLimits {
  readonly processes: number;
  /** Bytes of memory, of one and of all together. */
  readonly memory: number;
  readonly memoryOfAll: number;
  /** Milliseconds without a drawing. */
  readonly idle: number;
  /** Jobs that may wait for one release: beyond that the browser draws sooner than we would. */
  readonly waiting: number;
  /** Drawings after which a process gives way to a new one. */
  readonly drawings: number;
  /** Milliseconds after which a drawing holds up no other of its release: they get another process. */
  readonly turn: number;
  /** Drawings of one release that may go on beyond their turn; the first of more is ended. */
  readonly slow: number;
}
const megabyte = 1024 * 1024;
export const usualPool: PoolLimits = {
  processes: 6,
  memory: 250 * megabyte,
  memoryOfAll: 400 * megabyte,
  idle: 30_000,
  waiting: 40,
  drawings: 1_000,
  turn: 500,
  slow: 2,
};

/** Milliseconds between two looks at memory and idleness. */
const watchEvery = 100;

interface Waiting {
  readonly job: Job;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A release that is drawn, or the shell alone. */
interface Group {
  readonly code: () => Promise<Code>;
  readonly queue: Waiting[];
  process: DrawingProcess | undefined;
  drawings: number;
  /** A drawing, or its process on the way to one. */
  busy: boolean;
  /** Processes whose drawing went beyond its turn, the longest first; each ends with it. */
  readonly slow: DrawingProcess[];
}

/**
 * One process for each release that is drawn, so that none sees another's memory. Who waits behind a drawing that takes
 * too long gets another process, so that a page that hangs holds up nobody else.
 */
export class DrawingProcesses {
  private readonly groups = new Map<string, Group>();
  private readonly usersTaken = new Set<number>();
  private readonly ending = new Set<Promise<void>>();
  private watching: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly isolation: () => Promise<Isolation>,
    private readonly read: Read,
    private readonly limits: PoolLimits = usualPool,
    private readonly ofOne: ProcessLimits = usualLimits,
  ) {}

  /** How many there are, those on their way included. */
  get size(): number {
    const counts = [...this.groups.values()].map(
      ({ process, busy, slow }) => (process !== undefined || busy ? 1 : 0) + slow.length,
    );
    return counts.reduce((sum, one) => sum + one, 0);
  }

  get pids(): number[] {
    return this.running().map(({ process }) => process.pid);
  }

  /**
   * @param release whose process draws it: name, version and shell @param code asked for when a process begins
   * @throws Error when the job throws or hangs, its process ends, or too many wait already
   */
  run(release: string, code: () => Promise<Code>, job: Job): Promise<unknown> {
    if (this.closed) return Promise.reject(new Error('the edge is closing'));
    const group = this.groups.get(release) ?? {
      code,
      queue: [],
      process: undefined,
      drawings: 0,
      busy: false,
      slow: [],
    };
    this.groups.set(release, group);
    if (group.queue.length >= this.limits.waiting)
      return Promise.reject(new Error('too many pages are waiting'));
    return new Promise((resolve, reject) => {
      group.queue.push({ job, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.watching);
    const error = new Error('the edge is closing');
    for (const { queue, process, slow } of this.groups.values()) {
      for (const { reject } of queue.splice(0)) reject(error);
      process?.end(error);
      for (const one of [...slow]) one.end(error);
    }
    await Promise.all(this.ending);
  }

  private running(): { group: Group; process: DrawingProcess }[] {
    return [...this.groups.values()].flatMap((group) =>
      [...(group.process ? [group.process] : []), ...group.slow].map((process) => ({ group, process })),
    );
  }

  /** Lets every release that waits draw, as far as there may be processes; an idle or a slow one makes room. */
  private next(): void {
    for (const group of this.groups.values()) {
      if (group.busy || group.queue.length === 0 || this.closed) continue;
      if (group.process === undefined && !this.hasRoom()) continue;
      const waiting = group.queue.shift();
      if (waiting) void this.draw(group, waiting);
    }
  }

  private hasRoom(): boolean {
    if (this.size < this.limits.processes) return true;
    return this.makeRoom('others need its place');
  }

  private async draw(group: Group, { job, resolve, reject }: Waiting): Promise<void> {
    group.busy = true;
    let turn: NodeJS.Timeout | undefined;
    let process: DrawingProcess | undefined;
    try {
      const own = group.process ?? (await this.start(group));
      process = own;
      turn = setTimeout(() => this.setAside(group, own), this.limits.turn);
      group.drawings += 1;
      resolve(await own.draw(job));
      if (group.drawings >= this.limits.drawings) own.end(new Error('it drew enough'));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      clearTimeout(turn);
      if (process?.isAside) this.takeBack(group, process);
      else group.busy = false;
      this.next();
    }
  }

  /** Lets others of its release draw while it goes on. */
  private setAside(group: Group, process: DrawingProcess): void {
    process.isAside = true;
    group.process = undefined;
    group.busy = false;
    group.slow.push(process);
    if (group.slow.length > this.limits.slow)
      group.slow[0]?.end(new Error('too many drawings take too long'));
    this.next();
  }

  /** A process that is done with its long drawing goes on where no other took its place. */
  private takeBack(group: Group, process: DrawingProcess): void {
    const at = group.slow.indexOf(process);
    if (at < 0) return;
    if (group.process !== undefined || group.busy) {
      process.end(new Error('another took its place'));
      return;
    }
    group.slow.splice(at, 1);
    process.isAside = false;
    group.process = process;
  }

  private async start(group: Group): Promise<DrawingProcess> {
    const [isolation, code] = await Promise.all([this.isolation(), group.code()]);
    if (this.closed) throw new Error('the edge is closing');
    const user = isolation.ownUser ? this.freeUser() : undefined;
    const process = new DrawingProcess(
      isolation,
      user,
      this.read,
      () => {
        if (group.process === process) group.process = undefined;
        const at = group.slow.indexOf(process);
        if (at >= 0) group.slow.splice(at, 1);
        const gone = process.gone().finally(() => {
          if (user !== undefined) this.usersTaken.delete(user);
          this.ending.delete(gone);
        });
        this.ending.add(gone);
      },
      this.ofOne,
    );
    group.process = process;
    group.drawings = 0;
    this.watch();
    try {
      await process.load(code);
    } catch (error) {
      process.end(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    return process;
  }

  /** A number that no live process of ours has, so that none can reach into another. */
  private freeUser(): number {
    let user: number;
    do user = firstUser + Math.floor(Math.random() * users);
    while (this.usersTaken.has(user));
    this.usersTaken.add(user);
    return user;
  }

  private watch(): void {
    this.watching ??= setInterval(() => this.look(), watchEvery).unref();
  }

  private look(): void {
    const now = performance.now();
    for (const { process } of this.running()) {
      const bytes = memoryOf(process.pid);
      if (bytes > this.limits.memory) process.end(new Error(`it took ${Math.round(bytes / megabyte)} MB`));
      else if (!process.isBusy && now - process.lastUsed > this.limits.idle) process.end(new Error('idle'));
    }
    const total = (): number => this.running().reduce((sum, { process }) => sum + memoryOf(process.pid), 0);
    while (total() > this.limits.memoryOfAll && this.makeRoom('they take too much memory together'));
    if (total() > this.limits.memoryOfAll) this.endLargest();
    for (const [release, { process, busy, queue, slow }] of this.groups)
      if (!process && !busy && queue.length === 0 && slow.length === 0) this.groups.delete(release);
    if (this.size > 0) return;
    clearInterval(this.watching);
    this.watching = undefined;
  }

  /** Ends the one that idles for the longest, else the one that draws for the longest beyond its turn. @returns false: neither */
  private makeRoom(why: string): boolean {
    const [idle] = this.running()
      .filter(({ group, process }) => process === group.process && !group.busy)
      .sort((a, b) => a.process.lastUsed - b.process.lastUsed);
    const slow = [...this.groups.values()]
      .flatMap((group) => group.slow)
      .sort((a, b) => a.lastUsed - b.lastUsed);
    const one = idle?.process ?? slow[0];
    one?.end(new Error(why));
    return one !== undefined;
  }

  private endLargest(): void {
    const [largest] = this.running().sort((a, b) => memoryOf(b.process.pid) - memoryOf(a.process.pid));
    largest?.process.end(new Error('they take too much memory together'));
  }
}

/** Bytes that a process has in memory; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
