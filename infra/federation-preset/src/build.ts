import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { versionOf } from './declaration.js';
import { remoteConfig } from './remote.js';
import { rootDir } from './shared.js';
import { shellConfig } from './shell.js';
import { type SingleBundle, singleBundleConfigs } from './single-bundle.js';
import { sourceHash } from './source-hash.js';

export interface BuildResult {
  readonly name: string;
  /** Milliseconds; 0 when nothing had changed. */
  readonly milliseconds: number;
  readonly skipped: boolean;
}

/** A build that did not succeed; the message carries the bundler's own words. */
export class BuildError extends Error {}

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure =
        error?.message ??
        (stats?.hasErrors()
          ? stats.toString({ all: false, errors: true, errorDetails: false, colors: false })
          : undefined);
      compiler.close(() => {
        if (failure === undefined) resolve();
        else reject(new BuildError(`${config.name ?? 'build'}: ${failure}`));
      });
    });
  });
}

/** What decides whether a finished build still stands: the sources and the version written into it. */
const stamp = (dir: string): string => `${sourceHash(dir)} ${versionOf(dir)}`;
const output = (dir: string): string =>
  join(dir, basename(dir) === 'shell' ? 'dist/shell.json' : 'dist/release.json');

/**
 * Builds the shell and remotes, one after the other in this process, leaving out what has not changed.
 * @param dirs folders, absolute or relative to the repository
 * @param options `force` builds unchanged ones too; `onBuilt` is told about each as it is finished
 * @throws BuildError with the bundler's message; DeclarationError for a remote.json that cannot be used
 */
export async function build(
  dirs: readonly string[],
  options: { force?: boolean; onBuilt?: (result: BuildResult) => void } = {},
): Promise<BuildResult[]> {
  const results: BuildResult[] = [];
  for (const given of dirs) {
    const dir = isAbsolute(given) ? given : join(rootDir, given);
    const record = join(dir, 'dist/.source-hash');
    const wanted = stamp(dir);
    const fresh = existsSync(record) && existsSync(output(dir)) && readFileSync(record, 'utf8') === wanted;
    const started = performance.now();
    if (!fresh || options.force) {
      for (const config of basename(dir) === 'shell' ? shellConfig(dir) : remoteConfig(dir))
        await run(config);
      mkdirSync(join(dir, 'dist'), { recursive: true });
      writeFileSync(record, wanted);
    }
    const skipped = fresh && !options.force;
    const result = {
      name: basename(dir),
      milliseconds: skipped ? 0 : Math.round(performance.now() - started),
      skipped,
    };
    results.push(result);
    options.onBuilt?.(result);
  }
  return results;
}

/** Builds what federation is measured against. @throws BuildError with the bundler's message */
export async function buildSingleBundle(target: SingleBundle): Promise<void> {
  for (const config of singleBundleConfigs(target)) await run(config);
}
