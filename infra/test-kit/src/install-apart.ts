import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** npm hands its own folder on to what it runs; here another one is meant. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(?:local_prefix|workspaces?)$/i.test(name)),
  );

/**
 * Runs npm in a folder, the same npm that runs this command where there is one.
 * @returns what it printed @throws Error with npm's own words
 */
export function npm(folder: string, args: readonly string[]): string {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${folder}:\n${stderr}`);
  return stdout;
}

/**
 * Installs the packages of a folder that has a lock file of its own, when they are missing or other ones are asked for:
 * what one test or command needs, so that nobody downloads it who does not run that.
 * @param scripts false where no script of a package has anything to do
 * @throws Error with npm's own words
 */
export function installApart(folder: string, { scripts = false } = {}): void {
  const lock = join(folder, 'package-lock.json');
  const stamp = join(folder, 'node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lock)) return;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  npm(folder, ['install', ...(scripts ? [] : ['--ignore-scripts']), ...quiet]);
  writeFileSync(stamp, hashOf(lock));
}
