import { Worker } from 'node:worker_threads';
import type { Language } from '@stroomwerk/contracts/common';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { Brand } from '../settings.js';

/** A function of the shell's server bundle (shell/src/server.tsx). */
export type JobKind = 'renderPage' | 'renderPicture' | 'listAddresses';

export interface Job {
  readonly kind: JobKind;
  /** The remote's `server.cjs` and the hash it was published with; null for a page of the shell's own. */
  readonly bundle: { readonly file: string; readonly integrity: string | null } | null;
  readonly input: {
    readonly url: string;
    readonly language: Language;
    readonly releaseSet: ReleaseSet;
    /** Whose bundle it is; null as there. */
    readonly remote: string | null;
    readonly apiBase: string;
    readonly aiOpsUrl: string;
    readonly brand: Brand;
    readonly publicUrl: string;
  };
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Slot {
  worker: Worker | undefined;
  task: (Waiting & { id: number; limit: NodeJS.Timeout }) | undefined;
}

type Answer = { id: number; result?: unknown; error?: string };

/** Milliseconds after which a thread that does not come back is ended (an endless loop, a call that hangs). */
const hangsAfter = 5_000;
/** Jobs that may wait: beyond that the browser draws sooner than we would. */
const mostWaiting = 40;

/** A few threads that draw one page at a time each. A thread that dies or hangs takes only its own page with it. */
export class WorkerPool {
  private readonly slots: Slot[];
  private readonly queue: Waiting[] = [];
  private counter = 0;
  private closed = false;

  /** @param shell the shell's server bundle */
  constructor(
    private readonly shell: string,
    size: number,
    private readonly limit = hangsAfter,
  ) {
    this.slots = Array.from({ length: size }, () => ({ worker: undefined, task: undefined }));
  }

  /** @throws Error when the job throws, its thread dies or hangs, or too many wait already */
  run<Result>(job: Job): Promise<Result> {
    if (this.closed) return Promise.reject(new Error('the pool is closed'));
    if (this.queue.length >= mostWaiting) return Promise.reject(new Error('too many pages are waiting'));
    return new Promise<Result>((resolve, reject) => {
      this.queue.push({ job, resolve: resolve as (result: unknown) => void, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.reject(new Error('the pool is closed'));
    await Promise.all(
      this.slots.map(async (slot) => {
        this.finish(slot)?.reject(new Error('the pool is closed'));
        await slot.worker?.terminate();
      }),
    );
  }

  private next(): void {
    const slot = this.slots.find(({ task }) => task === undefined);
    const waiting = slot && this.queue.shift();
    if (!slot || !waiting) return;
    slot.worker ??= this.spawn(slot);
    this.counter += 1;
    const limit = setTimeout(() => this.lose(slot, new Error(`nothing after ${this.limit} ms`)), this.limit);
    slot.task = { ...waiting, id: this.counter, limit };
    slot.worker.postMessage({ id: this.counter, ...waiting.job });
  }

  private spawn(slot: Slot): Worker {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { shell: this.shell },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      execArgv: [],
    });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (slot.worker !== worker || slot.task?.id !== answer.id) return;
      const task = this.finish(slot);
      if (answer.error === undefined) task?.resolve(answer.result);
      else task?.reject(new Error(answer.error));
      this.next();
    });
    worker.on('error', (error) => this.lose(slot, error, worker));
    worker.on('exit', (code) => this.lose(slot, new Error(`thread ended with ${code}`), worker));
    return worker;
  }

  /** Gives a thread up; the next page gets a new one. */
  private lose(slot: Slot, error: unknown, worker = slot.worker): void {
    if (slot.worker !== worker) return;
    slot.worker = undefined;
    void worker?.terminate();
    this.finish(slot)?.reject(error instanceof Error ? error : new Error(String(error)));
    this.next();
  }

  private finish(slot: Slot): Waiting | undefined {
    const task = slot.task;
    if (task) clearTimeout(task.limit);
    slot.task = undefined;
    return task;
  }
}
