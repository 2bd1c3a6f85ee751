import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const git = (root: string, ...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
};

/**
 * The files in which a checkout differs from the main branch: those of its own commits, those not committed yet, and new ones.
 * @throws Error where git does not know
 */
export function changedFiles(root: string): string[] {
  const base = ['origin/main', 'main', 'HEAD'].flatMap(
    (branch) => git(root, 'merge-base', 'HEAD', branch) ?? [],
  )[0];
  const changed = base && git(root, 'diff', '--name-only', '--relative', base);
  const made = git(root, 'ls-files', '--others', '--exclude-standard');
  if (!changed || !made) throw new Error('--changed asks git, which knows nothing here.');
  return [...new Set([...changed, ...made])].sort();
}

/** Folders of all packages, relative to the root. */
export const packageFolders = (root: string): string[] =>
  ['', 'services', 'infra', 'shell/packages']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

export interface WantedTests {
  /** Packages, relative to the root. */
  readonly folders: readonly string[];
  /** Files of journeys, or the folder of all of them. */
  readonly journeys: readonly string[];
  /** Something changed that belongs to no package, as the lock file: every test may be about it. */
  readonly everything: boolean;
}

/** @param packages folders of the workspaces @returns which tests a change asks for */
export function testsOf(files: readonly string[], packages: readonly string[]): WantedTests {
  const folders = new Set<string>();
  const journeys = new Set<string>();
  let everything = false;
  for (const file of files) {
    const folder = packages
      .filter((one) => file.startsWith(`${one}/`))
      .sort((a, b) => b.length - a.length)[0];
    if (file.endsWith('.soak.spec.ts')) continue;
    if (file.startsWith('shell/e2e/')) journeys.add(file.endsWith('.e2e.spec.ts') ? file : 'shell/e2e/');
    else if (folder !== undefined) folders.add(folder);
    // What a newcomer reads, and the test of it.
    else if (file.endsWith('.md')) folders.add('infra/test-kit');
    else everything = true;
  }
  return { folders: [...folders].sort(), journeys: [...journeys].sort(), everything };
}
