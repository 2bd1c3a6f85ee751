import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
import { closeToOthers, ownerOnly } from './owner-only.js';

/** A file of a log begins anew at this size; so many older ones of each are kept. */
const limits = { size: '20M', rotate: 5 } as const;

/** What several processes say, a file each, for the one who runs them only; written by one process so that it can go on to a new one between two lines. */
export class LogFiles {
  readonly #open = new Map<string, RotatingFileStream>();
  #following: Promise<void>[] = [];

  /** @param say told once when a log cannot be written, a full disk say */
  constructor(
    private readonly folder: string,
    private readonly say: (line: string) => void,
    private readonly size: `${number}${'B' | 'K' | 'M'}` = limits.size,
  ) {
    mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
    closeToOthers([folder, ...readdirSync(folder).map((name) => join(folder, name))], say);
  }

  /** Writes what comes out of a process to its file, whole lines only. */
  follow(name: string, outputs: readonly (Readable | null)[]): void {
    for (const output of outputs) if (output) this.#following.push(this.#lines(name, output));
  }

  /** Resolves when all that was said is in the files; the processes have ended by then. */
  async close(): Promise<void> {
    // What a process has started may hold its output open, and says nothing any more.
    await Promise.race([Promise.all(this.#following), pause(2_000, undefined, { ref: false })]);
    this.#following = [];
    await Promise.all(
      [...this.#open.values()].map((file) => new Promise<void>((written) => file.end(() => written()))),
    );
    this.#open.clear();
  }

  async #lines(name: string, output: Readable): Promise<void> {
    let rest = '';
    output.setEncoding('utf8');
    try {
      for await (const text of output) {
        const end = (rest + String(text)).lastIndexOf('\n') + 1;
        const all = rest + String(text);
        rest = all.slice(end);
        if (end > 0) this.#write(name, all.slice(0, end));
      }
    } catch {
      // A process that was killed in the middle of a line; what came of it is written below.
    }
    if (rest !== '') this.#write(name, `${rest}\n`);
  }

  #write(name: string, lines: string): void {
    const known = this.#open.get(name);
    const file = known ?? this.#create(name);
    file.write(lines);
  }

  #create(name: string): RotatingFileStream {
    const file = createStream(`${name}.log`, {
      path: this.folder,
      size: this.size,
      rotate: limits.rotate,
      mode: ownerOnly.file,
    });
    file.on('error', (error) => {
      this.say(`the log of ${name} is not written: ${error.message}`);
      // The next line tries again.
      if (this.#open.get(name) === file) this.#open.delete(name);
    });
    this.#open.set(name, file);
    return file;
  }
}
