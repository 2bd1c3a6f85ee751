// Brings a checkout to the point where compiled code can run: packages installed, TypeScript compiled. Both are skipped when nothing changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackages, root } from './workspaces.mjs';

const oldest = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installed packages are good as long as the lock file is the one they were installed from. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  const started = performance.now();
  // Not `npm ci`: behind some registries the lock lacks the optional packages of other platforms, which ci refuses.
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const { status, stderr } = spawnSync(
    npm[0],
    [...npm[1], 'install', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
      shell: npm[0] === 'npm' && process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(`npm install failed:\n${stderr}`);
    process.exit(1);
  }
  writeFileSync(
    stamp,
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  );
  console.log(`Packages installed (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

export async function prepare() {
  checkNode();
  install();
  const started = performance.now();
  const { compile } = await import('./compile.mjs');
  const { compiled } = await compile(nodePackages());
  if (compiled > 0)
    console.log(`Compiled ${compiled} files (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
