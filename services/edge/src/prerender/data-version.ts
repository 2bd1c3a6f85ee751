import { createHash } from 'node:crypto';

/**
 * A version of the data that drawn pages show: changes when the library, the prices or the measured uptime do. Asked for cheaply every few
 * seconds, by ETag where the service gives one. A source that does not answer keeps its last version.
 */
export class DataVersion {
  private readonly seen = new Map<string, { etag: string | null; version: string }>();
  private timer: NodeJS.Timeout | undefined;
  private readonly stopped = new AbortController();
  private changed: () => void = () => undefined;

  /** @param urls of what the pages read @param every milliseconds between two questions */
  constructor(
    private readonly urls: readonly string[],
    private readonly every: number,
  ) {}

  get current(): string {
    return this.urls.map((url) => this.seen.get(url)?.version ?? '-').join('.');
  }

  /** Whether every source has answered once. */
  get isKnown(): boolean {
    return this.urls.every((url) => this.seen.has(url));
  }

  /** @param then called after a look that found another version, the first look included */
  onChange(then: () => void): void {
    this.changed = then;
  }

  async start(): Promise<void> {
    const before = this.current;
    await Promise.all(this.urls.map((url) => this.ask(url)));
    if (this.stopped.signal.aborted) return;
    if (this.current !== before) this.changed();
    this.timer = setTimeout(() => void this.start(), this.every);
    this.timer.unref();
  }

  stop(): void {
    this.stopped.abort();
    clearTimeout(this.timer);
  }

  private async ask(url: string): Promise<void> {
    const before = this.seen.get(url);
    const response = await fetch(url, {
      headers: before?.etag ? { 'if-none-match': before.etag } : {},
      signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(2_000)]),
    }).catch(() => undefined);
    const body = response?.ok ? await response.text().catch(() => undefined) : undefined;
    if (response === undefined || body === undefined) return;
    const etag = response.headers.get('etag');
    const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
    this.seen.set(url, { etag, version });
  }
}
