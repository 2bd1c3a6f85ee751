import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../settings.js';
import { type Report, readReport } from './lighthouse-report.js';

/** Milliseconds that one page may take. */
const patience = 180_000;

/**
 * Installs Lighthouse from its own lock file, where that has not been done: nothing else of the platform needs it.
 * @param folder infra/lighthouse @throws StartError with npm's message
 */
export async function installLighthouse(folder: string, say: (line: string) => void): Promise<void> {
  const stamp = join(folder, 'node_modules/.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing Lighthouse …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command = 'npm', ...before] = npm;
  // It drives the browser that is there: no script of a package has anything to fetch.
  const args = [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartError(`Lighthouse could not be installed:\n${stderr}`);
  writeFileSync(stamp, lock);
}

/** @param port where a browser listens for the development tools @throws Error with what Lighthouse said */
export async function lighthouseReport(folder: string, port: number, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, 'run.mjs'), String(port), url],
    { cwd: folder, timeout: patience, maxBuffer: 16 * 1024 * 1024 },
  );
  return readReport(stdout);
}
