import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runCommand } from '@stroomwerk/test-kit';
import { type RunningPlatform, root } from './platform.js';

const leftOut = new Set(['node_modules', '.git', '.data', 'coverage']);
/** What platforms made of the catalogue: more than everything else together. */
const compiledCatalogue = join(root, 'services/library/dist/catalogue');

/**
 * The installed packages of this repository, linked, and the copy's own packages in place of ours: what is changed there
 * is what is built there.
 */
function linkPackages(dir: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(dir, 'node_modules/@stroomwerk'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@stroomwerk') continue;
    symlinkSync(join(installed, name), join(dir, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@stroomwerk'))) {
    const own = resolve(installed, '@stroomwerk', readlinkSync(join(installed, '@stroomwerk', name)));
    const copy = own.replace(root, dir);
    symlinkSync(copy, join(dir, 'node_modules/@stroomwerk', name));
    // Another version of a package than the others have.
    const alone = join(own, 'node_modules');
    if (existsSync(alone) && existsSync(copy)) symlinkSync(alone, join(copy, 'node_modules'));
  }
}

/** Runs a command of a checkout against a running platform. */
export const runIn = (
  dir: string,
  platform: Pick<RunningPlatform, 'dataDir' | 'url' | 'ops'>,
  ...args: string[]
): Promise<{ code: number; output: string }> =>
  runCommand(dir, args, {
    ...process.env,
    DATA_DIR: platform.dataDir,
    PORT: new URL(platform.url).port,
    PUBLIC_URL: platform.url,
    GATE_EMAIL: platform.ops.email,
    GATE_PASSWORD: platform.ops.password,
  });

export type Checkout = ReturnType<typeof copyCheckout>;

/** A checkout of a team's own, in which a test may change a file: the sources, with the installed packages linked. */
export function copyCheckout() {
  const dir = mkdtempSync(join(tmpdir(), 'stroomwerk-team-'));
  cpSync(root, dir, {
    recursive: true,
    // What is compiled stays newer than its source: it is not compiled again.
    preserveTimestamps: true,
    filter: (source) => source === root || !(leftOut.has(basename(source)) || source === compiledCatalogue),
  });
  linkPackages(dir);
  return {
    dir,
    change: (file: string, from: string, to: string) => {
      const before = readFileSync(join(dir, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(dir, file), before.replaceAll(from, to));
    },
    /** Runs a command of the repository there, against a running platform. */
    run: (platform: Pick<RunningPlatform, 'dataDir' | 'url' | 'ops'>, ...args: string[]) =>
      runIn(dir, platform, ...args),
    /** `npm run release` there. @throws Error with what it said, where it fails @returns what it said */
    release: async (
      platform: Pick<RunningPlatform, 'dataDir' | 'url' | 'ops'>,
      ...args: string[]
    ): Promise<string> => {
      const { code, output } = await runIn(dir, platform, 'release', ...args);
      if (code !== 0) throw new Error(output);
      return output;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
