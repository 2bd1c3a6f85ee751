import { join } from 'node:path';
import type { Language } from '@stroomwerk/contracts/common';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { ArtifactFiles } from '../files/artifact-files.js';
import type { Shell } from '../files/shell-files.js';
import type { Drawn } from '../page/html.js';
import type { RouteMatch } from '../releases/route-match.js';
import type { Brand } from '../settings.js';
import { WorkerPool } from './worker-pool.js';

export interface PrerenderOptions {
  readonly artifacts: ArtifactFiles;
  readonly workers: number;
  /** Where the pages' own calls go: this edge, from inside. */
  readonly apiBase: () => string;
  readonly aiOpsUrl: string;
  readonly brand: Brand;
  readonly dataVersion: () => string;
  readonly warn: (message: string) => void;
  /** Milliseconds an answer waits for its page (architecture.md, rule 11). */
  readonly within?: number;
}

interface Entry {
  readonly drawing: Promise<Drawn | null>;
  failedAt?: number;
}

const keptPages = 200;
/** Milliseconds before a page that failed is tried again. */
const failurePause = 2_000;

/** Draws the routes that releases list for it, and keeps what was drawn for as long as it is true. */
export class Prerenderer {
  private readonly cache = new Map<string, Entry>();
  private pool: { readonly id: string; readonly threads: WorkerPool } | undefined;

  constructor(private readonly options: PrerenderOptions) {}

  /**
   * @returns null where the route is not drawn at the edge, where drawing failed, or where it takes longer than an
   *   answer waits; it then goes on, for the next visitor
   */
  async page(shell: Shell, set: ReleaseSet, match: RouteMatch, language: Language): Promise<Drawn | null> {
    const { release, route } = match;
    if (shell.server === null || release.server === null || !release.prerender.includes(route.path))
      return null;
    const key = [shell.id, set.id, route.path, language, this.options.dataVersion()].join('\n');
    const entry = this.entry(key, () => this.draw(shell, set, match, language));
    return withinTime(entry.drawing, this.options.within ?? 200);
  }

  /** Draws every listed route in both languages, so that no visitor is the first. */
  async warm(shell: Shell, set: ReleaseSet): Promise<void> {
    for (const release of set.remotes)
      for (const route of release.routes)
        for (const language of ['nl', 'en'] as const)
          await this.page(shell, set, { release, route }, language);
  }

  async close(): Promise<void> {
    await this.pool?.threads.close();
  }

  private entry(key: string, draw: () => Promise<Drawn>): Entry {
    const known = this.cache.get(key);
    if (known && (known.failedAt === undefined || performance.now() - known.failedAt < failurePause))
      return known;
    const entry: Entry = {
      drawing: draw().catch((error: unknown) => {
        entry.failedAt = performance.now();
        this.options.warn(`a page was left to the browser: ${String(error)}`);
        return null;
      }),
    };
    this.cache.delete(key);
    this.cache.set(key, entry);
    for (const oldest of this.cache.keys()) {
      if (this.cache.size <= keptPages) break;
      this.cache.delete(oldest);
    }
    return entry;
  }

  private async draw(
    shell: Shell,
    set: ReleaseSet,
    { release, route }: RouteMatch,
    language: Language,
  ): Promise<Drawn> {
    const { artifacts, apiBase, aiOpsUrl, brand } = this.options;
    const server = release.server ?? '';
    await artifacts.bring([release.name, release.version, ...server.split('/')]);
    return this.threads(shell).draw({
      bundle: {
        file: join(artifacts.root, release.name, release.version, server),
        integrity: release.integrity[server] ?? null,
      },
      input: { url: route.path, language, releaseSet: set, apiBase: apiBase(), aiOpsUrl, brand },
    });
  }

  /** A new shell brings another React: its threads begin anew. */
  private threads(shell: Shell): WorkerPool {
    if (this.pool?.id === shell.id) return this.pool.threads;
    void this.pool?.threads.close();
    const threads = new WorkerPool(shell.server ?? '', this.options.workers);
    this.pool = { id: shell.id, threads };
    return threads;
  }
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
