import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteDeclaration } from '@stroomwerk/contracts/releases';
import { sourceHash } from './source-hash.js';

/** A remote's declaration could not be used. The message is meant for the team that owns it. */
export class DeclarationError extends Error {}

/**
 * Reads and checks `remote.json`.
 * @param dir folder of the remote
 * @throws DeclarationError naming each offending place
 */
export function readDeclaration(dir: string): RemoteDeclaration {
  const file = join(dir, 'remote.json');
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DeclarationError(`${file}: ${(error as Error).message}`);
  }
  const checked = RemoteDeclaration.safeParse(raw);
  if (!checked.success)
    throw new DeclarationError(
      `${file} is not a remote declaration:\n${checked.error.issues
        .map((issue) => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`)
        .join('\n')}`,
    );
  const problems = inconsistencies(checked.data);
  if (problems.length > 0)
    throw new DeclarationError(`${file}:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  return checked.data;
}

/** What a schema cannot say: routes name exposes that exist, prerendered routes are declared and have no parameters. */
export function inconsistencies(declaration: RemoteDeclaration): string[] {
  const problems: string[] = [];
  const paths = new Set<string>();
  for (const route of declaration.routes) {
    if (!(route.expose in declaration.exposes))
      problems.push(`route ${route.path}: ${route.expose} is not exposed`);
    if (paths.has(route.path)) problems.push(`route ${route.path} is declared twice`);
    paths.add(route.path);
  }
  for (const path of declaration.prerender)
    if (!paths.has(path)) problems.push(`prerender ${path}: there is no such route`);
  return problems;
}

/** The version a build carries: RELEASE_VERSION when set, else the one of package.json. */
export function versionOf(dir: string): string {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return process.env.RELEASE_VERSION || version;
}

/**
 * What keeps two builds in one page apart: chunk registries and class names carry it. The sources too, since two builds
 * for trial may bear one version, and one of them may stand in for the other.
 */
export const uniqueName = (dir: string): string =>
  `${readDeclaration(dir).name}@${versionOf(dir)}-${sourceHash(dir).slice(0, 8)}`;

/** `mfe-library` -> `mfe_library`: the global that a container registers itself under. */
export const containerName = (remote: string): string => remote.replace(/-/g, '_');

/** Name of the chunk of an exposed module: `./LibraryPage` -> `LibraryPage`. */
export const exposeChunk = (expose: string): string => expose.replace(/^\.\//, '').replace(/\W/g, '-');
