// Packages as package-lock.json names them, once for each lock.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { running } from './running.mjs';

/** @param {string} root @param {'ci' | 'install'} how */
function npm(root, how) {
  const [command, first] = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  return spawnSync(command, [...first, how, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/**
 * Installs what the lock names, unless that is there. `npm ci` takes the lock to the letter; where package.json says
 * something else it refuses before it touches anything, and `npm install` brings the lock up to date.
 * @param {string} root of the checkout
 * @throws Error (with `plain`) under a running platform, whose packages must not change, and when npm fails
 */
export function install(root) {
  const stamp = join(root, 'node_modules/.installed-lock');
  const lock = () =>
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock()) return;
  refuseUnder(running(root));
  console.log('Installing packages …');
  const started = performance.now();
  let { status, stderr } = npm(root, 'ci');
  if (status !== 0 && stderr.includes('EUSAGE')) {
    console.log(
      'package.json asks for something else than package-lock.json: the lock is brought up to date.',
    );
    ({ status, stderr } = npm(root, 'install'));
  }
  if (status !== 0) throw plain(`The packages could not be installed:\n${stderr}`);
  writeFileSync(stamp, lock());
  console.log(`Packages installed (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

const plain = (message) => Object.assign(new Error(message), { plain: true });

/** @param {{ pid: number, dataDir: string }[]} platforms */
function refuseUnder([first]) {
  if (!first) return;
  throw plain(
    `Other packages are needed (package-lock.json changed), but a platform runs from this folder and must keep the ones it has (process ${first.pid}).\n` +
      `Stop it first: DATA_DIR=${first.dataDir} npm run stop`,
  );
}
