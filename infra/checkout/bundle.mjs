// Puts the processes of the platform into a few files: to find and read two thousand of them was most of what a start took.
// What several of them use of what is installed is in one file, what they use of ours in another, the rest with each of them.
// Nothing is renamed or left out: names of classes mean what they meant. Stack traces name the TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './workspaces.mjs';

/** Entry files, without `dist/src/` and `.js`. */
const processes = ['auth', 'library', 'billing', 'ai-ops', 'releases'].flatMap((name) => [
  `services/${name}/main`,
  `services/${name}/worker`,
]);
const compiled = (name) => join(dirname(name), 'dist/src', `${name.split('/').at(-1)}.js`);
/** What is started. */
const started = (name) => join(dirname(name), 'dist', `${name.split('/').at(-1)}.js`);

const folder = join(root, 'services/kernel/dist/bundled');
/** What the files were made of; written last. */
const record = join(folder, 'made-of.json');

/** Native, seldom used and large, with files beside them, or for a thread: node finds them where they are. */
const apart = new Set([
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'msgpackr-extract',
  '@aws-sdk/client-s3',
  'pdfkit',
  '@stroomwerk/catalogue',
  'swagger-ui-dist',
]);

const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Whether node would find a package: Nest, TypeORM and BullMQ ask for many that nobody installed, and do without. */
function isInstalled(name, from) {
  const places = createRequire(join(from, 'none.js')).resolve.paths(name) ?? [];
  return places.some((place) => existsSync(join(place, name)));
}

function leaveToNode({ context, request = '', dependencyType }, done) {
  const isPackage = /^[@\w]/.test(request) && !/^[A-Za-z]:/.test(request);
  const name = packageOf(request);
  if (!isPackage || isBuiltin(request) || (!apart.has(name) && isInstalled(name, context))) return done();
  done(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import'} ${request}`);
}

/** @param {typeof import('@rspack/core')} rspack @returns {import('@rspack/core').Configuration} */
const options = ({ SourceMapDevToolPlugin }) => ({
  mode: 'none',
  target: 'node20',
  context: root,
  entry: Object.fromEntries(processes.map((name) => [name.replaceAll('/', '.'), join(root, compiled(name))])),
  output: {
    path: folder,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
  },
  devtool: false,
  plugins: [
    new SourceMapDevToolPlugin({
      filename: '[file].map',
      exclude: /^installed/,
      noSources: true,
      moduleFilenameTemplate: '[absolute-resource-path]',
    }),
  ],
  optimization: {
    moduleIds: 'named',
    chunkIds: 'named',
    runtimeChunk: { name: 'runtime' },
    splitChunks: {
      chunks: 'initial',
      minSize: 0,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        installed: { test: /[\\/]node_modules[\\/]/, name: 'installed', minChunks: 6, enforce: true },
        ours: { test: /[\\/]dist[\\/]src[\\/]/, name: 'ours', minChunks: 6, enforce: true },
      },
    },
  },
  // As node looks for them.
  resolve: {
    mainFields: ['main'],
    byDependency: {
      esm: { conditionNames: ['node', 'import', 'module-sync', 'default'], fullySpecified: true },
      commonjs: { conditionNames: ['node', 'require', 'module-sync', 'default'] },
    },
  },
  module: {
    rules: [{ test: /[\\/]dist[\\/](src|migrations)[\\/].*\.js$/, extractSourceMap: true }],
    // Files beside a module stay where they are; what is asked for by a name that nobody knows before is node's to find.
    parser: {
      javascript: {
        url: false,
        createRequire: true,
        importDynamic: false,
        requireDynamic: false,
        exportsPresence: false,
      },
    },
  },
  externals: [leaveToNode],
  externalsPresets: { node: true },
});

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(`${root} ${process.version}`)
    .digest('hex');

const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;

/** Whether what is bundled is what is compiled and installed now. */
function isBundled() {
  try {
    const { lock, files } = JSON.parse(readFileSync(record, 'utf8'));
    return lock === lockHash() && Object.entries(files).every(([file, at]) => changedAt(file) === at);
  } catch {
    return false; // Never bundled, or not to the end.
  }
}

/** Bundles the processes anew. @throws Error with the bundler's own words */
async function bundle() {
  const rspack = await import('@rspack/core');
  rmSync(record, { force: true });
  const compiler = rspack.rspack(options(rspack));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  const failed = stats.hasErrors() && stats.toString({ all: false, errors: true, colors: false });
  const own = [...stats.compilation.fileDependencies]
    .map((file) => relative(root, file))
    .filter((file) => file.endsWith('.js') && !`${sep}${file}`.includes(`${sep}node_modules${sep}`));
  await new Promise((done) => compiler.close(done));
  if (failed) throw new Error(failed);
  for (const name of processes) {
    const file = join(root, started(name));
    const from = relative(dirname(file), join(folder, `${name.replaceAll('/', '.')}.js`)).replaceAll(
      sep,
      '/',
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `process.setSourceMapsEnabled(true);\nawait import('${from}');\n`);
  }
  const files = Object.fromEntries(own.map((file) => [file, changedAt(file)]));
  writeFileSync(record, JSON.stringify({ lock: lockHash(), files }));
}

/** Bundles the services, unless what is there stands. By a process of its own: its memory is gone before they need it. */
export async function bundleServices() {
  if (isBundled()) return;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    problems += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The services could not be bundled:\n${problems}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
