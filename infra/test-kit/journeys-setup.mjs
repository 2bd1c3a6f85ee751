// Before the journeys: the browser that they share, one PostgreSQL for all of them, a platform that was started once from nothing (its catalogue filled,
// its releases published) for the others to begin with, and the one that is shared by those which leave it as it was.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../checkout/compile.mjs';
import { root } from '../checkout/workspaces.mjs';
import startServices from './global-setup.mjs';
import teardown from './journeys-teardown.mjs';

const folder = join(root, 'shell/e2e');

/** The sources of the journeys that this run is about. @param {readonly string[]} wanted as jest was called */
const journeys = (wanted) =>
  readdirSync(folder)
    .filter((name) => /\.(e2e|soak)\.spec\.ts$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) =>
      wanted.length === 0
        ? file.endsWith('.e2e.spec.ts')
        : wanted.some((part) => new RegExp(part, 'i').test(file)),
    )
    .map((file) => readFileSync(file, 'utf8'));

/** @param {{ nonFlagArgs: readonly string[] }} config */
export default async function setup({ nonFlagArgs }) {
  await compile(['infra/test-kit']);
  const { hasHeadless, headlessFile } = await import('./dist/src/browser/index.js');
  if (hasHeadless) process.env.CHROMIUM_PATH ||= await headlessFile();
  const sources = journeys(nonFlagArgs);
  const sharing = sources.some((source) => source.includes('sharedPlatform()'));
  // A journey alone is sooner there with an empty data folder than with a copy of one that has to be filled first.
  const seeding = sources.length > 1;
  if (!seeding && !sharing) return;
  const made = {};
  globalThis.__STROOMWERK_JOURNEYS__ = made;
  try {
    if (seeding) await startServices();
    const { makeSeed, startPlatform } = await import('./dist/src/index.js');
    if (seeding) made.seed = await makeSeed(root);
    if (sharing) made.platform = await startPlatform(root, {}, made.seed);
  } catch (error) {
    // Jest tears nothing down where the set-up failed.
    await teardown();
    throw error;
  }
  if (made.seed) process.env.JOURNEYS_SEED = JSON.stringify(made.seed);
  if (made.platform) process.env.JOURNEYS_PLATFORM = JSON.stringify(made.platform);
}
