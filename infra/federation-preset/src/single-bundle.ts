import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base.js';
import { exposeChunk, readDeclaration } from './declaration.js';
import { PackedFilesPlugin } from './packed-files.js';
import { hasServerEntry, serverConfig } from './server.js';
import { shellClientConfig, shellServerConfig } from './shell.js';
import { ShellManifestPlugin } from './shell-manifest.js';

type Kind = 'single' | 'split';

/** What federation and the public pages are measured against (`npm run bench`), and where it goes. */
export interface SingleBundle {
  readonly shellDir: string;
  /** Folders of the remotes whose pages the bundle contains. */
  readonly remoteDirs: readonly string[];
  /** Gets `single` and `split`, each in the place of `shell/dist`, and `servers/<remote>/server.cjs`. */
  readonly folder: string;
  readonly kinds: readonly Kind[];
}

/** One name for all builds, so that class names drawn at the edge are those of the style sheet. */
const name = 'single';
/** The address that is measured: its page is hinted at where it is a file of its own. */
const shown = '/';

/**
 * The shell and the pages of some remotes from the same sources, with the same rules and the same minifier, and no
 * federation: shared packages are imported and tree-shaken as in any application. `single` is one script and one style
 * sheet; `split` has a file for each page, which tells what splitting costs and what federation does.
 */
export function singleBundleConfigs(target: SingleBundle): Configuration[] {
  const { shellDir, remoteDirs, folder } = target;
  const shell = shellServerConfig(shellDir);
  const module = baseConfig(shellDir, name, 'production', true).module;
  const drawn = remoteDirs.filter(hasServerEntry).map((dir): Configuration => {
    const config = serverConfig(dir);
    return {
      ...config,
      context: shellDir,
      module,
      entry: { server: join(dir, 'src/server.tsx') },
      output: {
        ...config.output,
        uniqueName: name,
        path: join(folder, 'servers', readDeclaration(dir).name),
      },
    };
  });
  const shells = target.kinds.flatMap((kind): Configuration[] => [
    clientConfig(target, kind),
    {
      ...shell,
      module,
      output: { ...shell.output, uniqueName: name, path: join(folder, kind, 'server') },
    },
  ]);
  return [...shells, ...drawn];
}

function clientConfig({ shellDir, remoteDirs, folder }: SingleBundle, kind: Kind) {
  const federated = shellClientConfig(shellDir);
  const dist = join(folder, kind);
  const pages = pagesOf(remoteDirs);
  const file = join(folder, `${kind}-pages.js`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, pagesModule(pages, kind, join(shellDir, runtime)));
  return {
    ...federated,
    ...baseConfig(shellDir, name, 'production'),
    name: kind,
    output: { ...federated.output, path: dist, uniqueName: name, asyncChunks: kind === 'split' },
    plugins: [
      // The one module of the shell that knows of federation.
      new rspack.NormalModuleReplacementPlugin(/[\\/]remotes[\\/]federation\.js$/, file),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(shellDir, 'public') }] }),
      new PackedFilesPlugin(),
      new ShellManifestPlugin(
        shellDir,
        dist,
        pages.filter(({ paths }) => paths.includes(shown)).map(({ chunk }) => chunk),
      ),
    ],
  };
}

/** Its file, since the stand-in lies outside the repository and finds no packages. */
const runtime = 'packages/mfe-runtime/src/index.ts';

interface Page {
  readonly key: string;
  readonly chunk: string;
  readonly file: string;
  readonly paths: readonly string[];
}

const pagesOf = (remoteDirs: readonly string[]): Page[] =>
  remoteDirs.flatMap((dir) => {
    const { name: remote, exposes, routes } = readDeclaration(dir);
    return Object.entries(exposes).map(([expose, file]) => ({
      key: `${remote} ${expose}`,
      chunk: `${remote}-${exposeChunk(expose)}`,
      file: JSON.stringify(join(dir, file)),
      paths: routes.filter((route) => route.expose === expose).map(({ path }) => path),
    }));
  });

/** Stands for `shell/src/remotes/federation.ts`: the same function, with every page at hand. */
function pagesModule(pages: readonly Page[], kind: Kind, runtimeFile: string): string {
  const imports = kind === 'single' ? pages.map(({ file }, at) => `import * as page${at} from ${file};`) : [];
  const entries = pages.map(({ key, chunk, file }, at) => {
    const page = kind === 'single' ? `page${at}` : `import(/* webpackChunkName: "${chunk}" */ ${file})`;
    return `${JSON.stringify(key)}: () => ${page}`;
  });
  return `import { withData } from ${JSON.stringify(runtimeFile)};
${imports.join('\n')}
const pages = { ${entries.join(', ')} };
async function load({ name }, expose) {
  const page = pages[name + ' ' + expose];
  if (page === undefined) throw new Error(name + ' is not part of this build.');
  return { default: withData((await page()).default) };
}
export const federate = () => ({ load, placeInstead() {} });
`;
}
