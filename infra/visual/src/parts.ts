import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart } from '@stroomwerk/test-kit';

const here = dirname(fileURLToPath(import.meta.url));
/** infra/visual, from its sources and from what is compiled of them. */
export const visualDir = resolve(here, here.replaceAll('\\', '/').endsWith('/dist/src') ? '../..' : '..');
export const rootDir = resolve(visualDir, '../..');
export const baselineDir = join(visualDir, 'baseline');

/**
 * Installs what compares pictures, when it is missing or another version is asked for.
 * @throws Error with npm's own words
 */
export const requireParts = (): void => installApart(visualDir);

/** Loads one of the packages of infra/visual. */
export const part = createRequire(join(visualDir, 'package.json'));
