import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse, posix, relative } from 'node:path';
import { RemoteDeclaration } from '@stroomwerk/contracts/releases';
import ts from 'typescript';
import { ReleaseError } from '../../context.js';
import type { ContractModule } from '../contract-file.js';
import { runTool } from '../tool.js';
import type { Declarations } from './declarations.js';

/** A module of a remote in this checkout that the shell or the edge takes. */
export interface Exposed extends ContractModule {
  readonly remote: string;
  /** `./LibraryPage`, or `./server`. */
  readonly name: string;
  /** Below the repository; `module` is it without its extension. */
  readonly source: string;
}

/** TypeScript 7, by its path (infra/typescript): several times faster than 6 where sources are read. */
export const compiler = 'node_modules/typescript7/bin/tsc';

/** What a remote of this checkout exposes, from its declaration. */
export function exposedBy(root: string, remote: string): Exposed[] {
  const file = join(root, remote, 'remote.json');
  if (!existsSync(file)) return [];
  const { exposes } = RemoteDeclaration.parse(JSON.parse(readFileSync(file, 'utf8')));
  const one = (name: string, path: string, contract: Exposed['contract']): Exposed => {
    const source = `${remote}/${path.replace(/^\.\//, '')}`;
    return { remote, name, source, module: source.replace(/\.tsx?$/, ''), contract };
  };
  const pages = Object.entries(exposes).map(([name, path]) => one(name, path, 'PageModule'));
  const server = 'src/server.tsx';
  return existsSync(join(root, remote, server)) ? [...pages, one('./server', server, 'ServerModule')] : pages;
}

/** From `dist/types` of a remote to the repository. */
const up = '../../..';

/** A tsconfig in `dist/types` of a remote. */
export const settings = (options: object, files: readonly string[]): string =>
  JSON.stringify({ extends: `${up}/infra/typescript/web.json`, compilerOptions: options, files });

/** Declarations of sources, with those of all that they import. */
export interface Emitted {
  readonly folder: string;
  /** Where below `folder` the repository's own are. */
  readonly below: string;
  /** What the compiler said. */
  readonly output: string;
}

/**
 * Makes the declarations of modules, in `dist/types` of the remote.
 * @param noCheck says nothing of types that are wrong: the declarations are the same, a few times sooner
 */
export async function emitDeclarations(
  root: string,
  remote: string,
  exposed: readonly Exposed[],
  noCheck = false,
): Promise<Emitted> {
  const folder = join(root, remote, 'dist/types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Packages may be linked from another checkout: below the top of the file system every source has a place.
  const top = parse(root).root;
  const how = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck };
  const emit = { ...how, rootDir: top, outDir: '.' };
  const sources = exposed.map(({ source }) => `${up}/${source}`);
  writeFileSync(join(folder, 'emit.json'), settings(emit, sources));
  const { output } = await runTool(root, compiler, ['--pretty', 'false', '-p', join(folder, 'emit.json')]);
  return { folder, below: relative(top, realpathSync(root)), output };
}

/**
 * What a release shows of its types: the declarations of what it exposes and, of its own, those that they name.
 * @throws ReleaseError when the compiler makes none of a module
 */
export async function declarationsOf(root: string, remote: string): Promise<Declarations> {
  const exposed = exposedBy(root, remote);
  const { folder, below, output } = await emitDeclarations(root, remote, exposed, true);
  const own = join(folder, below, remote);
  const files: Record<string, string> = {};
  const take = (file: string): void => {
    if (Object.hasOwn(files, file) || file.startsWith('..') || !existsSync(join(own, file))) return;
    const text = readFileSync(join(own, file), 'utf8');
    files[file] = text;
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.'))
        take(`${posix.join(posix.dirname(file), fileName).replace(/\.[jt]sx?$/, '')}.d.ts`);
  };
  const entries = exposed.map(
    ({ name, module }) => [name, `${posix.relative(remote, module)}.d.ts`] as const,
  );
  for (const [name, file] of entries) {
    take(file);
    if (!Object.hasOwn(files, file))
      throw new ReleaseError(`No declaration could be made of ${remote} ${name}:\n${output}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return { exposes: Object.fromEntries(entries), files };
}
