import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { activeReleases, ReleaseSet } from '@stroomwerk/contracts/releases';

export interface ReleaseSetOptions {
  /** Origin of services/releases. */
  readonly url: string;
  readonly dataDir: string;
  /** Milliseconds between two questions. */
  readonly every: number;
  readonly warn: (message: string) => void;
}

/**
 * The releases active now. Asks services/releases a few times a second (304 when nothing moved) and keeps the last good
 * answer on disk, so that pages go on when the service is down, also after a restart of the edge.
 */
export class ReleaseSetSource {
  private set: ReleaseSet | undefined;
  private etag: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | undefined;
  private again = false;
  private failing = false;
  private readonly listeners: ((set: ReleaseSet) => void)[] = [];
  private readonly file: string;
  private readonly stopped = new AbortController();

  constructor(private readonly options: ReleaseSetOptions) {
    this.file = join(options.dataDir, 'edge', 'release-set.json');
  }

  /** undefined until the first answer that was ever had. */
  get current(): ReleaseSet | undefined {
    return this.set;
  }

  onChange(listener: (set: ReleaseSet) => void): void {
    this.listeners.push(listener);
  }

  /** Reads the kept answer, asks once, then goes on asking. */
  async start(): Promise<void> {
    const kept = await this.kept();
    if (kept) this.take(kept);
    await this.refresh();
    this.schedule();
  }

  stop(): void {
    this.stopped.abort();
    clearTimeout(this.timer);
  }

  /** Asks now. Told while a question is under way, it asks once more after it: that answer may be from before. */
  refresh(): Promise<void> {
    if (this.asking) {
      this.again = true;
      return this.asking;
    }
    this.asking = this.ask().finally(() => {
      this.asking = undefined;
      if (!this.again || this.stopped.signal.aborted) return;
      this.again = false;
      void this.refresh();
    });
    return this.asking;
  }

  private schedule(): void {
    if (this.stopped.signal.aborted) return;
    this.timer = setTimeout(() => void this.refresh().finally(() => this.schedule()), this.options.every);
  }

  private async ask(): Promise<void> {
    try {
      const response = await fetch(`${this.options.url}${activeReleases.path}`, {
        headers: this.etag ? { 'if-none-match': this.etag } : {},
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(2_000)]),
      });
      if (response.status === 304) {
        this.failing = false;
        return;
      }
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const set = ReleaseSet.parse(await response.json());
      this.failing = false;
      this.etag = response.headers.get('etag') ?? undefined;
      // By all of it: what is told of the same releases may grow with services/releases.
      if (isDeepStrictEqual(set, this.set)) return;
      // Kept before it is shown: after a restart nobody gets an older set than they saw. A full disk stops no release.
      await this.keep(set).catch((error: unknown) => {
        this.options.warn(`the release set could not be kept: ${String(error)}`);
      });
      this.take(set);
    } catch (error) {
      if (this.stopped.signal.aborted) return;
      // Once per failure, not twice a second.
      if (!this.failing) this.options.warn(`active releases: ${String(error)}; the last good answer stays`);
      this.failing = true;
    }
  }

  private take(set: ReleaseSet): void {
    this.set = set;
    for (const listener of this.listeners) listener(set);
  }

  private async kept(): Promise<ReleaseSet | undefined> {
    try {
      return ReleaseSet.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.options.warn(`the kept release set cannot be used: ${String(error)}`);
      return undefined;
    }
  }

  private async keep(set: ReleaseSet): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true });
    await writeFile(`${this.file}.new`, JSON.stringify(set), { mode: 0o600 });
    await rename(`${this.file}.new`, this.file);
  }
}
