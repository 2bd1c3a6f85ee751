import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { ArtifactFiles } from '../files/artifact-files.js';
import { type Shell, serverBundle } from '../files/shell-files.js';

/** What of an edge is not as it should be. */
export interface Faults {
  /** Why it cannot serve the site; empty: it can. */
  readonly reasons: readonly string[];
  /** Remotes that are not whole: their part of the site is missing, the rest is served. */
  readonly remotes: Readonly<Record<string, readonly string[]>>;
}

/** A file that visitors get now. */
interface Wanted {
  readonly file: string;
  /** Whose it is; null: the shell's. */
  readonly remote: string | null;
  /** What it is called in a report, e.g. `mfe-library 1.0.0: page.css`. */
  readonly name: string;
  /** `sha384-…`; undefined: only that it is there. */
  readonly integrity?: string;
  /** Fetches it from where it comes from. */
  readonly bring?: () => Promise<boolean>;
}

/**
 * Whether the files of the shell and of the active releases are there and whole. Each is read once and afterwards looked
 * at by size and time, so that the question is cheap.
 */
export class ActiveFiles {
  readonly #good = new Map<string, string>();
  #last: { readonly key: string; readonly at: number; readonly faults: Promise<Faults> } | undefined;

  constructor(
    private readonly shellDir: string,
    private readonly artifacts: ArtifactFiles,
    /** Whether pages are drawn here, which needs the shell's server bundle. */
    private readonly draws: boolean,
    /** Milliseconds for which a look at the files counts. */
    private readonly recheck: number,
  ) {}

  /** A line for each file that is missing or is not what was published. */
  faults(shell: Shell, set: ReleaseSet): Promise<Faults> {
    const key = `${shell.id} ${set.id}`;
    if (this.#last?.key !== key || performance.now() - this.#last.at > this.recheck)
      this.#last = {
        key,
        at: performance.now(),
        faults: this.#look([...this.#ofShell(shell), ...this.#ofSet(set)]),
      };
    return this.#last.faults;
  }

  async #look(wanted: readonly Wanted[]): Promise<Faults> {
    const reasons: string[] = [];
    const remotes: Record<string, string[]> = {};
    for (const one of wanted) {
      const what = await this.#fault(one);
      if (what === null) continue;
      const line = `${one.name} ${what}`;
      if (one.remote === null) reasons.push(line);
      else remotes[one.remote] = [...(remotes[one.remote] ?? []), line];
    }
    return { reasons, remotes };
  }

  async #fault({ file, integrity, bring }: Wanted): Promise<string | null> {
    let stamp = await stampOf(file);
    if (stamp === null && (await bring?.().catch(() => false))) stamp = await stampOf(file);
    if (stamp === null) return 'is missing';
    if (this.#good.get(file) === `${stamp} ${integrity}`) return null;
    const content = await readFile(file).catch(() => null);
    if (content === null) return 'cannot be read';
    if (content.length === 0) return 'is empty';
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (integrity !== undefined && hash !== integrity) return 'is not what was published';
    this.#good.set(file, `${stamp} ${integrity}`);
    return null;
  }

  #ofShell({ manifest }: Shell): Wanted[] {
    const files: Wanted[] = [...manifest.scripts, ...manifest.css].map(({ url, integrity }) => ({
      file: join(this.shellDir, url),
      remote: null,
      name: `shell: ${url}`,
      integrity,
    }));
    return this.draws
      ? [...files, { file: join(this.shellDir, serverBundle), remote: null, name: `shell: ${serverBundle}` }]
      : files;
  }

  #ofSet({ remotes, canaries = [] }: ReleaseSet): Wanted[] {
    return [...remotes, ...canaries.map(({ release }) => release)].flatMap(
      ({ name, version, entry, server, integrity }) =>
        [...new Set([entry, ...Object.keys(integrity), ...(server === null ? [] : [server])])].map(
          (file) => ({
            file: join(this.artifacts.root, name, version, file),
            remote: name,
            name: `${name} ${version}: ${file}`,
            integrity: integrity[file],
            bring: () => this.artifacts.bring([name, version, ...file.split('/')]),
          }),
        ),
    );
  }
}

const stampOf = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ size, mtimeMs, ino }) => `${size} ${mtimeMs} ${ino}`,
    () => null,
  );
