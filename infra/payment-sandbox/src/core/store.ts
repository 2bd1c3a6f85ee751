import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyState, prune, type State } from './state.js';

/** The state in memory and its file. A write goes beside the file and is renamed over it, so a crash leaves the old one whole. */
export class Store {
  readonly state: State;
  private readonly file: string;
  private dirty = false;
  private writing: Promise<void> | null = null;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.file = join(dataDir, 'payment-sandbox.json');
    this.state = existsSync(this.file)
      ? { ...emptyState(), ...(JSON.parse(readFileSync(this.file, 'utf8')) as Partial<State>) }
      : emptyState();
  }

  changed(): void {
    this.dirty = true;
  }

  /** Resolves when everything that changed before the call is on disk. Callers share one write. */
  async flush(): Promise<void> {
    while (this.dirty || this.writing !== null) {
      this.writing ??= this.write().finally(() => {
        this.writing = null;
      });
      await this.writing;
    }
  }

  private async write(): Promise<void> {
    this.dirty = false;
    prune(this.state);
    const beside = `${this.file}.new`;
    const handle = await open(beside, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(this.state));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, this.file);
  }
}
