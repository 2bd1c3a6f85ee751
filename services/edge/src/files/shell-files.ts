import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface ShellFile {
  readonly url: string;
  readonly integrity: string;
}

/** `dist/shell.json` of the shell's build: what the edge writes into a page. */
export interface ShellManifest {
  readonly version: string;
  readonly scripts: readonly ShellFile[];
  readonly preload: readonly ShellFile[];
  readonly css: readonly ShellFile[];
  /** Style sheets of the page for addresses that nobody has. A shell from before it had any. */
  readonly notFoundCss?: readonly ShellFile[];
  readonly fonts: readonly string[];
  readonly shared: Readonly<Record<string, string>>;
  /** Shared package to the names it exports here. */
  readonly exports?: Readonly<Record<string, readonly string[]>>;
  readonly source_hash: string;
}

export interface Shell {
  readonly template: string;
  readonly manifest: ShellManifest;
  /** Bundle that draws pages on the server; null where the build has none. */
  readonly server: string | null;
  /** Changes with every build. */
  readonly id: string;
}

/** Of its build: what draws pages. */
export const serverBundle = 'server/shell.cjs';

/** The built shell; read again when a new build takes its place. */
export class ShellSource {
  private shell: Shell | undefined;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  /** @param dir shell/dist @param recheck milliseconds between two looks for a new build */
  constructor(
    private readonly dir: string,
    private readonly recheck = 1_000,
  ) {}

  /** @returns undefined while there is no build */
  async current(): Promise<Shell | undefined> {
    if (performance.now() - this.checkedAt >= this.recheck) {
      this.checkedAt = performance.now();
      this.looking = this.look();
    }
    // Who asks while the first look is under way would find nothing.
    if (this.shell === undefined) await this.looking;
    return this.shell;
  }

  private async look(): Promise<void> {
    const id = await this.stamp();
    // In the middle of a build a file is missing for a moment: the shell from before goes on.
    if (id !== undefined && id !== this.shell?.id) this.shell = await this.read(id).catch(() => this.shell);
  }

  private async stamp(): Promise<string | undefined> {
    try {
      const files = await Promise.all(['index.html', 'shell.json'].map((name) => stat(join(this.dir, name))));
      return files.map(({ mtimeMs, size }) => `${mtimeMs}:${size}`).join('|');
    } catch {
      return undefined;
    }
  }

  private async read(id: string): Promise<Shell> {
    const server = join(this.dir, serverBundle);
    const [template, manifest, hasServer] = await Promise.all([
      readFile(join(this.dir, 'index.html'), 'utf8'),
      readFile(join(this.dir, 'shell.json'), 'utf8'),
      stat(server).then(
        () => true,
        () => false,
      ),
    ]);
    return {
      template,
      manifest: JSON.parse(manifest) as ShellManifest,
      server: hasServer ? server : null,
      id,
    };
  }
}
