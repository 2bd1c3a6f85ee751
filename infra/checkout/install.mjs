// Packages as package-lock.json names them, once for each lock.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lives, nameOf } from './process-name.mjs';
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

/** Milliseconds between two looks whether another command has ended. */
const patience = 200;

/** @param {string} file @returns the name of the process that wrote it; undefined where it is gone */
function holderOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Does something in a checkout while no other command does it there; one that comes later waits.
 * @template T @param {string} root @param {() => T} work
 */
function alone(root, work) {
  const held = join(root, '.installing');
  const mine = `${held}-${process.pid}`;
  writeFileSync(mine, nameOf(process.pid));
  try {
    for (let said = false; ; ) {
      try {
        linkSync(mine, held);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = holderOf(held);
      if (holder !== undefined && !lives(holder)) rmSync(held, { force: true });
      else {
        if (!said) console.log('Another command installs packages here; waiting for it …');
        said = true;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience);
      }
    }
    try {
      return work();
    } finally {
      rmSync(held, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Installs what the lock names, unless that is there. `npm ci` takes the lock to the letter; where package.json says
 * something else it refuses before it touches anything, and `npm install` brings the lock up to date. Of commands at the
 * same time one installs, and the others wait.
 * @param {string} root of the checkout
 * @throws Error (with `plain`) under a running platform, whose packages must not change, and when npm fails
 */
export function install(root) {
  const stamp = join(root, 'node_modules/.installed-lock');
  const lock = () =>
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
  const isThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock();
  if (isThere()) return;
  refuseUnder(running(root));
  alone(root, () => {
    if (isThere()) return;
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
  });
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
