import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** infra/visual, from its sources and from what is compiled of them. */
export const visualDir = resolve(here, here.replaceAll('\\', '/').endsWith('/dist/src') ? '../..' : '..');
export const rootDir = resolve(visualDir, '../..');
export const baselineDir = join(visualDir, 'baseline');

const lockHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(visualDir, 'package-lock.json')))
    .digest('hex');

/** npm hands its own folder on to what it runs; here another one is meant. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(?:local_prefix|workspaces?)$/i.test(name)),
  );

/**
 * Installs the pinned browser and what compares pictures, when they are missing or another version is asked for.
 * They are apart from the repository's packages, so that nobody downloads them who takes no pictures.
 * @throws Error with npm's own words
 */
export function requireParts(): void {
  const stamp = join(visualDir, 'node_modules/.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status, stderr } = spawnSync(
    command,
    [...first, 'install', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: visualDir, encoding: 'utf8', env: environment() },
  );
  if (status !== 0) throw new Error(`npm install in infra/visual failed:\n${stderr}`);
  writeFileSync(stamp, lockHash());
}

/** Loads one of the packages of infra/visual. */
export const part = createRequire(join(visualDir, 'package.json'));
