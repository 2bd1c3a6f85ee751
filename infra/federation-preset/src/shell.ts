import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base.js';
import { versionOf } from './declaration.js';
import { PackedFilesPlugin } from './packed-files.js';
import { overlayVersions, sharedVersions } from './shared.js';
import { ShellManifestPlugin } from './shell-manifest.js';

/**
 * The builds of the shell: the page's own scripts and styles, and `dist/server/shell.cjs`, with which the edge
 * draws pages. No remote is known here: they are registered at run time.
 * @param dir folder of the shell
 */
export function shellConfig(dir: string): Configuration[] {
  return [shellServerConfig(dir), shellClientConfig(dir)];
}

export function shellClientConfig(dir: string): Configuration {
  const base = baseConfig(dir, 'shell', 'production');
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts' },
    output: {
      path: join(dir, 'dist'),
      publicPath: '/',
      uniqueName: `shell@${versionOf(dir)}`,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      cssChunkFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      clean: { keep: 'server/' },
    },
    // What the frame needs is one file, what brings remotes is another.
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          ...{ default: false, defaultVendors: false },
          // A few rules each: not worth a request.
          aftercareStyles: {
            ...{ name: 'main', type: /css/, enforce: true },
            chunks: ({ name }) => name === 'main' || name === 'aftercare',
          },
          // The library of queries comes with what brings remotes; what else reads takes it from there.
          federation: {
            ...{ name: 'federation', minChunks: 2, enforce: true, type: /javascript/ },
            chunks: ({ name }) => name === 'federation' || name === 'overrides',
          },
          // Menu, dialog, palette and toasts stand on the same machinery: whichever comes first brings it.
          overlays: {
            ...{ name: 'overlays', chunks: 'async', minChunks: 2, enforce: true },
            test: /[\\/]node_modules[\\/](?:@base-ui|@floating-ui|use-sync-external-store)[\\/]/,
          },
        },
      },
    },
    plugins: [
      federationConstants(),
      withoutManifests(dir),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      // What keeps its name: the icon that browsers ask for.
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(dir, 'public') }] }),
      new PackedFilesPlugin(),
      new ShellManifestPlugin(dir),
    ],
  };
}

/**
 * What the shell carries, for its own code: a remote that needs another version is not loaded. The rest are the
 * federation runtime's own switches, which its plugin sets in the builds of remotes: a browser is the only place it
 * runs in, and nothing asks for snapshots.
 */
const federationConstants = () =>
  new rspack.DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions()),
    OVERLAY_VERSIONS: JSON.stringify(overlayVersions()),
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  });

/** What the runtime brings for manifests makes way for src/remotes/without-manifests.ts: that is never asked here. */
const withoutManifests = (dir: string) =>
  new rspack.NormalModuleReplacementPlugin(
    /^\.{1,2}[\\/](?:plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/,
    (data) => {
      if (/[\\/]@module-federation[\\/]runtime-core[\\/]/.test(data.context))
        data.request = join(dir, 'src/remotes/without-manifests.ts');
    },
  );

export function shellServerConfig(dir: string): Configuration {
  return {
    ...baseConfig(dir, 'shell', 'production', true),
    name: 'shell (server)',
    devtool: false,
    entry: { shell: './src/server.tsx' },
    output: {
      path: join(dir, 'dist/server'),
      filename: 'shell.cjs',
      uniqueName: `shell@${versionOf(dir)}`,
      publicPath: '/',
      assetModuleFilename: '../assets/[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
  };
}
