import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import type { Language } from '@stroomwerk/contracts/common';
import { z } from 'zod';
import { withoutInherited } from './descriptors.js';
import { FrameReader, frame } from './frames.js';
import { type Isolation, nodeFlags } from './isolation.js';
import type { Job } from './job.js';
import type { ReadAnswer } from './reads.js';

/** What is evaluated in a process: the shell's server bundle, and a remote's beside it; null for the shell alone. */
export interface Code {
  readonly shell: string;
  readonly bundle: string | null;
}

export interface ProcessLimits {
  /** Milliseconds until it is there; long, for a machine that starts everything at once. */
  readonly start: number;
  /** Milliseconds for evaluating its code, and for one drawing. */
  readonly job: number;
  /** Bytes of one message of it. */
  readonly answer: number;
  /** Calls of one drawing. */
  readonly reads: number;
}
export const usualLimits: ProcessLimits = {
  start: 20_000,
  job: 5_000,
  answer: 8 * 1024 * 1024,
  reads: 1_000,
};

/** Reads for a drawing in its language. */
export type Read = (
  input: { readonly language: Language },
  asked: { readonly method: string; readonly url: string },
  signal: AbortSignal,
) => Promise<ReadAnswer>;

interface Task {
  readonly id: number;
  readonly job: Job | null;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly limit: NodeJS.Timeout;
  readonly over: AbortController;
  reads: number;
}

const id = z.number();
const ReadMessage = z.object({ kind: z.literal('read'), id, method: z.string(), url: z.string() });
type ReadMessage = z.infer<typeof ReadMessage>;
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('done'), id, result: z.unknown().optional() }),
  z.object({ kind: z.literal('failed'), id, error: z.string().transform((text) => text.slice(0, 2_000)) }),
  ReadMessage,
]);

/** Null for what no runner of ours says. */
function messageOf(text: string): z.infer<typeof Message> | null {
  try {
    return Message.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const source = readFileSync(new URL('./runner.mjs', import.meta.url), 'utf8');

/**
 * A process that draws pages of one release, one at a time. It has an empty environment, opens no files, and meets the
 * world by one descriptor: what comes back over it is whatever the code in there likes to say.
 */
export class DrawingProcess {
  lastUsed = performance.now();
  /** Its drawing goes on while another process draws for its release. */
  isAside = false;
  private readonly child: ChildProcess;
  private readonly channel: Duplex;
  private readonly started: Promise<void>;
  private task: Task | undefined;
  private counter = 0;
  /** Bytes that it may still send until the next job. */
  private allowance = 0;
  private ended: Error | undefined;

  /** @param user its number; undefined where it is ours */
  constructor(
    isolation: Isolation,
    user: number | undefined,
    private readonly read: Read,
    private readonly onEnd: () => void,
    private readonly limits = usualLimits,
  ) {
    const node = [
      process.execPath,
      ...nodeFlags,
      '-e',
      source,
      ...(user === undefined ? [] : [String(user)]),
    ];
    const [file = '', ...args] = [...isolation.before, ...node];
    // Away from our terminal and its signals: it ends when we say so, or when its channel closes.
    this.child = withoutInherited(4, (rest) =>
      spawn(file, args, {
        env: {},
        cwd: '/',
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', ...rest],
      }),
    );
    this.channel = this.child.stdio[3] as Duplex;
    const reader = new FrameReader(
      () => this.limits.answer,
      (text) => this.take(text),
    );
    this.channel.on('data', (chunk: Buffer) => {
      this.allowance -= chunk.length;
      if (this.allowance < 0) return this.end(new Error('it says too much'));
      try {
        reader.push(chunk);
      } catch (error) {
        this.end(error instanceof Error ? error : new Error(String(error)));
      }
    });
    this.channel.on('error', (error) => this.end(new Error(`its channel broke: ${error.message}`)));
    this.channel.on('close', () => this.end(new Error('it closed its channel')));
    this.child.once('error', (error) => this.end(error));
    this.child.once('exit', (code, signal) => this.end(new Error(`the process ended (${signal ?? code})`)));
    this.started = this.begin(null, limits.start, null).then(() => undefined);
    // Whoever asks for a drawing hears of it.
    this.started.catch(() => undefined);
  }

  get isBusy(): boolean {
    return this.task !== undefined;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Gives it its code. @throws Error where it does not start, or the code throws or hangs */
  async load({ shell, bundle }: Code): Promise<void> {
    await this.started;
    await this.begin({ kind: 'load', code: shell, bundle }, this.limits.job, null);
  }

  /** @throws Error when the page throws, hangs, or its process ends */
  draw(job: Job): Promise<unknown> {
    return this.begin({ kind: 'draw', what: job.what, input: job.input }, this.limits.job, job);
  }

  /** Ends it at once; what it was at fails with that error. */
  end(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    this.child.kill('SIGKILL');
    this.channel.destroy();
    this.finish()?.reject(error);
    this.onEnd();
  }

  /** Resolves when the process is gone. */
  async gone(): Promise<void> {
    if (this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null)
      return;
    await once(this.child, 'exit');
  }

  private begin(message: object | null, within: number, job: Job | null): Promise<unknown> {
    if (this.ended) return Promise.reject(this.ended);
    this.counter += 1;
    this.allowance = 2 * this.limits.answer;
    const id = this.counter;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.end(new Error(`nothing after ${within} ms`)), within);
      this.task = { id, job, resolve, reject, limit, over: new AbortController(), reads: 0 };
      if (message) this.channel.write(frame({ id, ...message }));
    });
  }

  private take(text: string): void {
    const task = this.task;
    // Nothing was asked: it has nothing to say.
    if (task === undefined) return;
    const message = messageOf(text);
    if (message === null) this.end(new Error('it does not speak as a drawing process does'));
    else if (message.kind === 'read') void this.answer(task, message);
    else if (message.kind === 'ready') task.id === 1 && this.finish()?.resolve(undefined);
    else if (message.id !== task.id) return;
    else if (message.kind === 'done') this.finish()?.resolve(message.result);
    else this.finish()?.reject(new Error(message.error));
  }

  private async answer(task: Task, { id, method, url }: ReadMessage): Promise<void> {
    task.reads += 1;
    const { job, over } = task;
    let answer: ReadAnswer | { refused: string };
    try {
      if (!job || job.what === 'drawPicture' || task.reads > this.limits.reads)
        throw new Error('no more reads');
      answer = await this.read(job.input, { method, url }, over.signal);
    } catch (error) {
      answer = { refused: String(error) };
    }
    if (this.task === task) this.channel.write(frame({ kind: 'answer', id, ...answer }));
  }

  private finish(): Task | undefined {
    const task = this.task;
    this.task = undefined;
    this.lastUsed = performance.now();
    if (task) clearTimeout(task.limit);
    task?.over.abort();
    return task;
  }
}
