// Real: npm on a small checkout with packages of its own (nothing comes from a registry), and a process that runs from it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '@stroomwerk/test-kit';

const at = (file: string) => JSON.stringify(resolve(__dirname, file));
let root: string;
let platform: ChildProcess | undefined;

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}

const asks = (...names: string[]) =>
  write('package.json', {
    name: 'checkout',
    dependencies: Object.fromEntries(names.map((name) => [name, `file:packages/${name}`])),
  });

const script = () =>
  `import(${at('install.mjs')}).then(({ install }) => install(${JSON.stringify(root)})).catch((error) => console.log(error.message))`;
/** Installs in a process of its own, as a command would. @returns what it said */
const install = (): string => spawnSync(process.execPath, ['-e', script()], { encoding: 'utf8' }).stdout;

const lockFile = () => readFileSync(join(root, 'package-lock.json'), 'utf8');
const lie = () => join(root, 'node_modules/left-behind.txt');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stroomwerk-checkout-'));
  for (const name of ['one', 'two']) write(`packages/${name}/package.json`, { name, version: '1.0.0' });
  asks('one');
  spawnSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: root });
});
afterEach(() => {
  platform?.kill('SIGKILL');
  platform = undefined;
  rmSync(root, { recursive: true, force: true });
});

it('takes the lock to the letter, once, and whatever else lay there is gone', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(lie(), '');
  const before = lockFile();
  expect(install()).toContain('Packages installed');
  expect(existsSync(join(root, 'node_modules/one/package.json'))).toBe(true);
  expect(existsSync(lie())).toBe(false);
  expect(lockFile()).toBe(before);
  expect(install()).toBe('');
});

it('installs once for commands that come at the same time: the others wait, and none of them breaks', async () => {
  const said = await Promise.all(
    Array.from({ length: 3 }, () => text(spawn(process.execPath, ['-e', script()]).stdout)),
  );
  expect(said.filter((one) => one.includes('Packages installed'))).toHaveLength(1);
  expect(said.join()).not.toContain('could not be installed');
  expect(existsSync(join(root, 'node_modules/one/package.json'))).toBe(true);
  expect(readdirSync(root).filter((name) => name.startsWith('.installing'))).toEqual([]);
});

it('waits for no command that was killed while it installed', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(root, '.installing'), `${pid}-1`);
  expect(install()).toContain('Packages installed');
});

it('brings a lock up to date that says something else than package.json, and says so', () => {
  asks('one', 'two');
  expect(install()).toContain('the lock is brought up to date');
  expect(existsSync(join(root, 'node_modules/two/package.json'))).toBe(true);
  expect(lockFile()).toContain('node_modules/two');
  expect(install()).toBe('');
});

it('touches nothing under a running platform, and says how to stop it; when that is gone it installs', async () => {
  install();
  const script = `import(${at('running.mjs')}).then(({ noteRunning }) => { noteRunning(${JSON.stringify(root)}, '/somewhere/.data'); console.log('noted'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['-e', script]);
  platform = child;
  await once(child.stdout, 'data');
  asks('one', 'two');
  spawnSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: root });
  writeFileSync(lie(), '');

  expect(install()).toContain('DATA_DIR=/somewhere/.data npm run stop');
  expect(existsSync(join(root, 'node_modules/two'))).toBe(false);
  expect(existsSync(lie())).toBe(true);

  child.kill('SIGKILL');
  await until('it is gone', () => child.signalCode === 'SIGKILL');
  expect(install()).toContain('Packages installed');
  expect(existsSync(join(root, 'node_modules/two/package.json'))).toBe(true);
});
