import { join } from 'node:path';
import type { Language } from '@stroomwerk/contracts/common';
import type { ActiveRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { ArtifactFiles } from '../files/artifact-files.js';
import type { Shell } from '../files/shell-files.js';
import type { Drawn } from '../page/html.js';
import type { RouteMatch } from '../releases/route-match.js';
import type { Brand } from '../settings.js';
import { type Job, type JobKind, WorkerPool } from './worker-pool.js';

export interface PrerenderOptions {
  readonly artifacts: ArtifactFiles;
  readonly workers: number;
  /** Where the pages' own calls go: this edge, from inside. */
  readonly apiBase: () => string;
  readonly aiOpsUrl: string;
  readonly brand: Brand;
  readonly publicUrl: string;
  readonly dataVersion: () => string;
  readonly warn: (message: string) => void;
  /** Milliseconds an answer waits for its page (architecture.md, rule 11). */
  readonly within?: number;
}

interface Entry {
  /** Null: it failed. */
  readonly drawing: Promise<unknown>;
  /** Also of a page that lacks something. */
  failedAt?: number;
}

const keptPages = 500;
/** Milliseconds before a page that failed, or lacks something, is tried again. */
const failurePause = 2_000;

/** Draws the routes that releases list for it, and keeps what was drawn for as long as it is true. */
export class Prerenderer {
  private readonly cache = new Map<string, Entry>();
  /** The last whole drawing of each page, whatever data it shows. */
  private readonly latest = new Map<string, Drawn>();
  private pool: { readonly id: string; readonly threads: WorkerPool } | undefined;

  constructor(private readonly options: PrerenderOptions) {}

  /**
   * @param match null: the shell's own page for an address that nobody has
   * @param address path and counting parameters
   * @returns null where the route is not drawn at the edge or drawing failed. Where drawing takes longer than an answer
   *   waits, it goes on for the next visitor; this one gets the page as it was before its data changed, or `coming` for
   *   a page that was never drawn. So it is where a part that the page reads does not answer.
   */
  async page(
    shell: Shell,
    set: ReleaseSet,
    match: RouteMatch | null,
    address: string,
    language: Language,
  ): Promise<Drawn | 'coming' | null> {
    if (!isDrawn(shell, match)) return null;
    const page = ['page', shell.id, set.id, address, language].join('\n');
    const draw = async (): Promise<Drawn> => {
      const drawn = await this.run<Drawn>(
        'renderPage',
        shell,
        set,
        match?.release ?? null,
        address,
        language,
      );
      if (!drawn.incomplete) keep(this.latest, page, drawn);
      return drawn;
    };
    const key = [page, this.options.dataVersion()].join('\n');
    const { drawing } = this.entry(key, draw, ({ incomplete }) => !incomplete);
    const answer = await withinTime(drawing as Promise<Drawn | null>, this.options.within ?? 200);
    return answer === 'coming' || answer?.incomplete ? (this.latest.get(page) ?? answer) : answer;
  }

  /** The drawing for shared links of a page, as SVG; null where there is none. Waits until it is there. */
  async picture(
    shell: Shell,
    set: ReleaseSet,
    match: RouteMatch,
    address: string,
    language: Language,
  ): Promise<string | null> {
    if (!isDrawn(shell, match)) return null;
    const key = ['picture', shell.id, set.id, address, language, this.options.dataVersion()].join('\n');
    const entry = this.entry(key, () =>
      this.run<string>('renderPicture', shell, set, match.release, address, language),
    );
    return entry.drawing as Promise<string | null>;
  }

  /** Every public address of a release's drawn routes, those with parameters written out. */
  async addresses(shell: Shell, set: ReleaseSet, release: ActiveRelease): Promise<readonly string[]> {
    if (shell.server === null || release.server === null) return [];
    const key = ['addresses', shell.id, set.id, release.name, this.options.dataVersion()].join('\n');
    const entry = this.entry(key, () => this.run<string[]>('listAddresses', shell, set, release, '/', 'nl'));
    return ((await entry.drawing) as string[] | null) ?? [];
  }

  /** Draws every listed route without parameters in both languages, so that no visitor is the first. */
  async warm(shell: Shell, set: ReleaseSet): Promise<void> {
    for (const release of set.remotes)
      for (const route of release.routes)
        for (const language of route.path.includes(':') ? [] : (['nl', 'en'] as const))
          await this.page(shell, set, { release, route }, route.path, language);
  }

  async close(): Promise<void> {
    await this.pool?.threads.close();
  }

  /** @param isWhole what is not is soon drawn again */
  private entry<Result>(
    key: string,
    draw: () => Promise<Result>,
    isWhole: (drawn: Result) => boolean = () => true,
  ): Entry {
    const known = this.cache.get(key);
    if (known && (known.failedAt === undefined || performance.now() - known.failedAt < failurePause))
      return known;
    const entry: Entry = {
      drawing: draw().then(
        (drawn) => {
          if (!isWhole(drawn)) entry.failedAt = performance.now();
          return drawn;
        },
        (error: unknown) => {
          entry.failedAt = performance.now();
          this.options.warn(`a page was left to the browser: ${String(error)}`);
          return null;
        },
      ),
    };
    keep(this.cache, key, entry);
    return entry;
  }

  private async run<Result>(
    kind: JobKind,
    shell: Shell,
    set: ReleaseSet,
    release: ActiveRelease | null,
    url: string,
    language: Language,
  ): Promise<Result> {
    const { apiBase, aiOpsUrl, brand, publicUrl } = this.options;
    const remote = release?.name ?? null;
    const input = { url, language, releaseSet: set, remote, apiBase: apiBase(), aiOpsUrl, brand, publicUrl };
    return this.threads(shell).run<Result>({
      kind,
      input,
      bundle: release && (await this.bundleOf(release)),
    });
  }

  private async bundleOf({ name, version, server, integrity }: ActiveRelease): Promise<Job['bundle']> {
    const { artifacts } = this.options;
    const file = server ?? '';
    await artifacts.bring([name, version, ...file.split('/')]);
    return { file: join(artifacts.root, name, version, file), integrity: integrity[file] ?? null };
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

/** Sets a value as the newest of its map, and lets the oldest go when there are too many. */
function keep<Value>(pages: Map<string, Value>, key: string, value: Value): void {
  pages.delete(key);
  pages.set(key, value);
  for (const oldest of pages.keys()) {
    if (pages.size <= keptPages) break;
    pages.delete(oldest);
  }
}

/** What nobody has is the shell's own to draw; a remote's page only where its release says so. */
const isDrawn = (shell: Shell, match: RouteMatch | null): boolean =>
  shell.server !== null &&
  (match === null || (match.release.server !== null && match.release.prerender.includes(match.route.path)));

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T | 'coming'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'coming'>((resolve) => {
    timer = setTimeout(() => resolve('coming'), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
