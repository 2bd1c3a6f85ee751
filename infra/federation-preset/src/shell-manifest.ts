import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { integrityOf } from './files.js';
import { sharedExports, sharedVersions } from './shared.js';
import { sourceHash } from './source-hash.js';

/** A file of the shell as the edge writes it into a page. */
export interface ShellFile {
  /** Address below the origin, e.g. `/assets/main.1a2b3c4d.js`. */
  readonly url: string;
  readonly integrity: string;
}

/** `dist/shell.json`: what the edge needs to know to write the shell into a page. */
export interface ShellManifest {
  readonly version: string;
  /** Scripts to write, in this order, deferred. */
  readonly scripts: readonly ShellFile[];
  /** Scripts that those load at once: worth a preload each. */
  readonly preload: readonly ShellFile[];
  readonly css: readonly ShellFile[];
  /** Style sheets of the page for addresses that nobody has, which loads its script by itself. */
  readonly notFoundCss: readonly ShellFile[];
  /** Fonts to preload (`as="font"`, crossorigin). */
  readonly fonts: readonly string[];
  /** Shared package to the version the shell carries. */
  readonly shared: Readonly<Record<string, string>>;
  /** Shared package to the names that the shell has of it, sorted. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly source_hash: string;
}

interface NamedGroups {
  namedChunkGroups?: Record<string, { assets?: { name: string }[] }>;
  assets?: { name: string }[];
}

/** After the build, writes `shell.json` and `index.html` into its folder. */
export class ShellManifestPlugin implements RspackPluginInstance {
  /** @param dir folder of the shell @param dist folder of the build @param besides chunks to load with the page */
  constructor(
    private readonly dir: string,
    private readonly dist = join(dir, 'dist'),
    private readonly besides: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ShellManifestPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {}, assets = [] } = stats.toJson({
        all: false,
        assets: true,
        chunkGroups: true,
        chunkGroupAuxiliary: false,
      }) as NamedGroups;
      const { dist } = this;
      const file = (name: string): ShellFile => ({
        url: `/${name}`,
        integrity: integrityOf(readFileSync(join(dist, name))),
      });
      const group = (name: string, extension: string) =>
        (namedChunkGroups[name]?.assets ?? [])
          .map((asset) => asset.name)
          .filter((n) => n.endsWith(extension));
      const scripts = group('main', '.js');
      const followers = ['federation', ...this.besides];
      const manifest: ShellManifest = {
        version: (JSON.parse(readFileSync(join(this.dir, 'package.json'), 'utf8')) as { version: string })
          .version,
        scripts: scripts.map(file),
        preload: [...new Set(followers.flatMap((name) => group(name, '.js')))]
          .filter((name) => !scripts.includes(name))
          .map(file),
        css: [...new Set(['main', ...followers].flatMap((name) => group(name, '.css')))].map(file),
        notFoundCss: group('not-found', '.css').map(file),
        fonts: assets
          .map(({ name }) => name)
          .filter((name) => /archivo-latin-(?!ext).*\.woff2$/.test(name))
          .map((name) => `/${name}`),
        shared: sharedVersions(),
        exports: sharedExports(),
        source_hash: sourceHash(this.dir),
      };
      writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      copyFileSync(join(this.dir, 'src/index.html'), join(dist, 'index.html'));
    });
  }
}
