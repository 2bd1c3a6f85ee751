import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, ServiceName } from '@stroomwerk/contracts/common';
import type { ActiveRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import { LRUCache } from 'lru-cache';
import type { ArtifactFiles } from '../files/artifact-files.js';
import type { Shell } from '../files/shell-files.js';
import type { Drawn } from '../page/html.js';
import type { RouteMatch } from '../releases/route-match.js';
import type { Brand } from '../settings.js';
import { type Code, usualLimits } from './drawing-process.js';
import { DrawingProcesses, usualPool } from './drawing-processes.js';
import type { Isolation } from './isolation.js';
import type { Job, RenderInput } from './job.js';
import { type Asked, KeptDrawings } from './kept-drawings.js';
import { drawnOrigin, Reads } from './reads.js';
import { Addresses, checked, DrawnPage, Picture } from './results.js';

export interface PrerenderOptions {
  readonly artifacts: ArtifactFiles;
  /** What holds the processes that draw. */
  readonly isolation: () => Promise<Isolation>;
  /** What the pages' own calls are read from. */
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly aiOpsUrl: string;
  readonly brand: Brand;
  readonly publicUrl: string;
  readonly dataVersion: () => string;
  readonly warn: (message: string) => void;
  /** Milliseconds that a drawing may take; undefined: as usual. */
  readonly drawingTime?: number | undefined;
  /** How many times as long as usual drawings and their reads may take; left out: as usual. */
  readonly times?: number | undefined;
  /** The processes that draw, in place of those of its own. */
  readonly processes?: DrawingProcesses;
}

/** Milliseconds an answer waits for its page: where an older drawing can be given, and where there is none (rule 11). */
const patience = { older: 200, none: 1_500 };
/** A picture's drawing, far larger than any of ours. */
const largestPicture = 500_000;
/** Sets of releases that visitors have at the same time: the stable one, canaries, chosen ones. */
const mostSets = 100;
const languages: readonly Language[] = ['nl', 'en'];

/** Draws the routes that releases list for it, and keeps what was drawn for as long as it is true. */
export class Prerenderer {
  private readonly kept: KeptDrawings;
  /** By the id of a set of releases: what its pages have in common. */
  private readonly around = new LRUCache<string, string>({ max: mostSets });
  private readonly processes: DrawingProcesses;

  constructor(private readonly options: PrerenderOptions) {
    const { services, aiOpsUrl, isolation, times = 1 } = options;
    const { drawingTime = usualLimits.job * times } = options;
    const reads = new Reads(services, aiOpsUrl, times);
    this.kept = new KeptDrawings((error) => options.warn(`a page was left to the browser: ${String(error)}`));
    this.processes =
      options.processes ??
      new DrawingProcesses(
        isolation,
        ({ language }, asked, signal) => reads.read({ ...asked, language }, signal),
        usualPool,
        { ...usualLimits, start: usualLimits.start * times, job: drawingTime },
      );
  }

  /**
   * @param match null: the shell's own page for an address that nobody has
   * @param address path and counting parameters
   * @returns null where the route is not drawn at the edge or drawing failed. Where drawing takes longer than an answer
   *   waits, it goes on for the next visitor; this one gets the page as it was before its data changed, or `coming` for
   *   a page that was never drawn. So it is where drawing fails, or a part that the page reads does not answer.
   */
  async page(
    shell: Shell,
    set: ReleaseSet,
    match: RouteMatch | null,
    address: string,
    language: Language,
  ): Promise<Drawn | 'coming' | null> {
    if (!isDrawn(shell, match)) return null;
    const { drawing, isKept, older } = this.drawing(shell, set, match, address, language);
    const { times = 1 } = this.options;
    const answer = await withinTime(drawing, isKept ? patience.older : patience.none * times);
    return isWhole(answer) ? answer : (older() ?? answer);
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
    const key = this.keyOf('picture', shell, set, match.release, address, language);
    const { drawing, older } = this.kept.ask(key, this.options.dataVersion(), async () => {
      const input = checked(
        Picture,
        await this.run('pictureOf', shell, set, match.release, address, language),
      );
      // What the machine's libraries read is the shell's own, never a remote's.
      const drawn = await this.draw(shell, null, { what: 'drawPicture', input });
      if (typeof drawn !== 'string' || drawn.length > largestPicture) throw new Error('no picture came');
      return drawn;
    });
    return (await drawing) ?? older() ?? null;
  }

  /**
   * Every public address of a release's drawn routes, those with parameters written out.
   * @returns null where they cannot be told now
   */
  async addresses(shell: Shell, set: ReleaseSet, release: ActiveRelease): Promise<readonly string[] | null> {
    if (shell.server === null || release.server === null) return [];
    const key = this.keyOf('addresses', shell, set, release, '/', 'nl');
    const { drawing, older } = this.kept.ask(key, this.options.dataVersion(), async () =>
      checked(Addresses, await this.run('listAddresses', shell, set, release, '/', 'nl')),
    );
    return (await drawing) ?? older() ?? null;
  }

  /**
   * Draws every listed route without parameters in both languages, so that no visitor is the first.
   * @returns how many of them lack something that they read; one that cannot be drawn is the browser's
   */
  async warm(shell: Shell, set: ReleaseSet): Promise<number> {
    const lacking = await Promise.all(
      set.remotes.map(async (release) => {
        let incomplete = 0;
        for (const route of release.routes)
          for (const language of languages) {
            const match = { release, route };
            if (route.path.includes(':') || !isDrawn(shell, match)) continue;
            const drawn = await this.drawing(shell, set, match, route.path, language).drawing;
            if (drawn?.incomplete) incomplete += 1;
          }
        return incomplete;
      }),
    );
    return lacking.reduce((sum, one) => sum + one, 0);
  }

  async close(): Promise<void> {
    await this.processes.close();
  }

  private drawing(
    shell: Shell,
    set: ReleaseSet,
    match: RouteMatch | null,
    address: string,
    language: Language,
  ): Asked<Drawn> {
    const release = match?.release ?? null;
    const key = this.keyOf('page', shell, set, release, address, language);
    const draw = async (): Promise<Drawn> =>
      checked(DrawnPage, await this.run('renderPage', shell, set, release, address, language));
    return this.kept.ask(key, this.options.dataVersion(), draw, isWhole);
  }

  private keyOf(
    what: string,
    shell: Shell,
    set: ReleaseSet,
    release: ActiveRelease | null,
    address: string,
    language: Language,
  ): string {
    const around = this.around.get(set.id) ?? aroundPages(set);
    this.around.set(set.id, around);
    return [what, shell.id, around, release && versionOf(release), address, language].join('\n');
  }

  private run(
    what: Exclude<Job['what'], 'drawPicture'>,
    shell: Shell,
    set: ReleaseSet,
    release: ActiveRelease | null,
    url: string,
    language: Language,
  ): Promise<unknown> {
    const { aiOpsUrl, brand, publicUrl } = this.options;
    const remote = release?.name ?? null;
    const input: RenderInput = {
      ...{ url, language, releaseSet: set, remote, aiOpsUrl, brand, publicUrl },
      apiBase: drawnOrigin,
    };
    return this.draw(shell, release, { what, input });
  }

  private draw(shell: Shell, release: ActiveRelease | null, job: Job): Promise<unknown> {
    const drawn = [shell.id, release && versionOf(release)].join('\n');
    return this.processes.run(drawn, () => this.codeOf(shell, release), job);
  }

  private async codeOf(shell: Shell, release: ActiveRelease | null): Promise<Code> {
    const own = await readFile(shell.server ?? '', 'utf8');
    return { shell: own, bundle: release && (await this.bundleOf(release)) };
  }

  /** @throws Error where it is not the file that was published */
  private async bundleOf({ name, version, server, integrity }: ActiveRelease): Promise<string> {
    const { artifacts } = this.options;
    const file = server ?? '';
    await artifacts.bring([name, version, ...file.split('/')]);
    const code = await readFile(join(artifacts.root, name, version, file));
    if (integrity[file] !== `sha384-${createHash('sha384').update(code).digest('base64')}`)
      throw new Error(`${name}@${version}: ${file} is not the file that was published`);
    return code.toString('utf8');
  }
}

const versionOf = ({ name, version }: ActiveRelease): string => `${name}@${version}`;

/**
 * What a page shows of the releases besides its own, as a hash: menus, and which addresses there are. Another version
 * that changes neither makes no page of the others old, so that nobody waits for those to be drawn once more.
 */
const aroundPages = ({ remotes }: ReleaseSet): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        remotes.map(({ name, routes, navigation, prerender, channel }) => [
          ...[name, routes, navigation, prerender],
          channel === 'override',
        ]),
      ),
    )
    .digest('base64');

const isWhole = (drawn: Drawn | 'coming' | null): boolean =>
  drawn !== null && drawn !== 'coming' && !drawn.incomplete;

/**
 * What nobody has is the shell's own to draw; a remote's page only where its release says so. One that somebody chose
 * for their own browser is theirs alone to run.
 */
const isDrawn = (shell: Shell, match: RouteMatch | null): boolean => {
  if (shell.server === null || match === null) return shell.server !== null;
  const { channel, server, prerender } = match.release;
  return channel !== 'override' && server !== null && prerender.includes(match.route.path);
};

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
