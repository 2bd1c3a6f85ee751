import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { exposeChunk, readDeclaration, versionOf } from './declaration.js';
import { hashedFiles } from './files.js';
import { type Groups, loadsOf } from './page-files.js';
import { packagesOf, sbomFile, sbomOf } from './sbom.js';
import { hasServerEntry } from './server.js';
import { sharedPackages, sharedRanges } from './shared.js';
import { importsOf } from './shared-names.js';
import { sourceHash } from './source-hash.js';

interface BuiltModule {
  readonly nameForCondition?: string;
  readonly modules?: readonly BuiltModule[];
}

/** What is taken from the bundler's statistics. */
interface Built {
  readonly namedChunkGroups?: Groups;
  readonly modules?: readonly BuiltModule[];
}

/** The source files of a build, those inside joined modules too. */
const sourcesOf = (modules: readonly BuiltModule[] = []): string[] =>
  modules.flatMap(({ nameForCondition, modules: inner }) => [
    ...(nameForCondition === undefined || !isAbsolute(nameForCondition) ? [] : [nameForCondition]),
    ...sourcesOf(inner),
  ]);

const builtBy = (stats: Stats): Built =>
  stats.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
  }) as Built;

/** What the server build of a remote was made of; it comes before the client build, which writes the list. */
const serverSources = new Map<string, readonly string[]>();

/** Keeps what a server build is made of. */
export class ServerSourcesPlugin implements RspackPluginInstance {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ServerSourcesPlugin', (stats) => {
      serverSources.set(this.dir, sourcesOf(builtBy(stats).modules));
    });
  }
}

/**
 * After the build, writes `dist/sbom.json`, the packages that are in it, and `dist/release.json`: what this release is,
 * and the hash of every file of it.
 */
export class ReleaseManifestPlugin implements RspackPluginInstance {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReleaseManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const built = builtBy(stats);
      const sources = [...(serverSources.get(this.dir) ?? []), ...sourcesOf(built.modules)];
      const { name } = readDeclaration(this.dir);
      const sbom = sbomOf({ name, version: versionOf(this.dir) }, packagesOf(sources));
      writeFileSync(join(this.dir, 'dist', sbomFile), `${JSON.stringify(sbom, null, 2)}\n`);
      const manifest = releaseManifest(this.dir, built);
      writeFileSync(join(this.dir, 'dist/release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}

/** A copy without history (an archive, a container) builds as well: null. */
function gitCommit(dir: string): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function releaseManifest(dir: string, { namedChunkGroups: groups = {}, modules }: Built): ReleaseManifest {
  const { exposes, ...declaration } = readDeclaration(dir);
  const files = hashedFiles(join(dir, 'dist'));
  const entry = Object.keys(files).find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
  if (entry === undefined) throw new Error(`${declaration.name}: the build has no remoteEntry.`);
  return ReleaseManifest.parse({
    ...declaration,
    version: versionOf(dir),
    entry,
    files,
    exposes: Object.fromEntries(
      Object.keys(exposes).map((expose) => [expose, loadsOf(exposeChunk(expose), groups)]),
    ),
    shared: sharedRanges(dir),
    imports: importsOf([...new Set(sourcesOf(modules))], sharedPackages),
    server: hasServerEntry(dir) ? 'server.cjs' : null,
    source_hash: sourceHash(dir),
    git_commit: gitCommit(dir),
    built_at: new Date().toISOString(),
  });
}
