import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Compiler, type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { presetDir, rootDir } from './shared.js';

export type Mode = 'production' | 'development';

const require = createRequire(import.meta.url);
const packageDir = (name: string, from = require): string => dirname(from.resolve(`${name}/package.json`));

/** react-router's exports offer its development build only; a production build takes the other one, by path. */
function routerAlias(mode: Mode): Record<string, string> {
  if (mode === 'development') return {};
  const dir = packageDir('react-router', createRequire(join(rootDir, 'shell/package.json')));
  return {
    'react-router$': join(dir, 'dist/production/index.mjs'),
    'react-router/dom$': join(dir, 'dist/production/dom-export.mjs'),
  };
}

/** What each icon is made with, without what we do not use of it (ui-kit's lib/lucide-icon.ts says what). */
const iconAlias = (): Record<string, string> => ({
  [join(dirname(require.resolve('lucide-react')), '../esm/createLucideIcon.mjs')]: join(
    rootDir,
    'shell/packages/ui-kit/src/lib/lucide-icon.ts',
  ),
});

/**
 * Rspack resolves the federation packages to their CommonJS builds, of which nothing is tree-shaken: a remoteEntry
 * of 34 KB instead of 9 (stack notes, trap 1). This takes the same packages' ES modules: the bundler runtime by its
 * request, the runtime by the alias that the federation plugin sets when all plugins are in place.
 */
export class FederationAsModules implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/].*[\\/]dist[\\/](?:index|bundler)\.cjs$/,
      (data) => {
        data.request = data.request
          .replace(/(webpack-bundler-runtime[\\/]dist[\\/])index\.cjs$/, '$1bundler.js')
          .replace(/\.cjs$/, '.js');
      },
    ).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'FederationAsModules', stage: 100 }, () => {
      const alias = compiler.options.resolve.alias;
      if (typeof alias !== 'object') return;
      // The plugin sets both; whichever stays CommonJS is what the entry carries.
      const modules = ['@module-federation/runtime', '@module-federation/runtime$'].flatMap((key) => {
        const target = alias[key];
        return typeof target === 'string' ? [[key, target.replace(/\.cjs$/, '.js')] as const] : [];
      });
      compiler.options.resolve.alias = { ...alias, ...Object.fromEntries(modules) };
    });
  }
}

/**
 * What every build of the front end has in common: TypeScript and React by swc, CSS Modules, sources of our own
 * packages instead of their compiled output.
 * @param name prefix of the class names, so that no two remotes share one
 */
export function baseConfig(dir: string, name: string, mode: Mode, server = false): Configuration {
  const production = mode === 'production';
  return {
    context: dir,
    mode,
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    target: server ? 'node20' : ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
      alias: { ...routerAlias(mode), ...iconAlias() },
    },
    module: {
      rules: [
        // The last rule that matches reads the source: this one gets what the compiler below has made of it.
        {
          test: /contracts[\\/]src[\\/][\w-]+[\\/]endpoints\.ts$/,
          loader: join(presetDir, 'dist/src/pure-endpoints.js'),
        },
        {
          test: /react-router[\\/]dist[\\/]production[\\/]chunk-[\w]+\.mjs$/,
          loader: join(presetDir, 'dist/src/pure-router.js'),
        },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto', loader: join(presetDir, 'dist/src/css-layer.js') },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
      // The tokens are the whole page's: a module that sets one for its part must not get a name of its own for it.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'asset/resource': { emit: !server },
        'css/auto': {
          // In a release the hash alone, which is salted with the remote's name: names stand in every page many times.
          localIdentName: production ? 's[hash:7]' : `${name}_[name]_[local]_[hash:6]`,
          exportsConvention: 'as-is',
          exportsOnly: server,
          esModule: true,
        },
      },
    },
    optimization: {
      minimize: production && !server,
      sideEffects: true,
      usedExports: true,
      realContentHash: true,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: false,
    // Classes of CSS modules never meet on one element across modules, so their order says nothing.
    ignoreWarnings: [/Conflicting order between/],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
