import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { askControl, readState, rotatables, StartError } from '@stroomwerk/local';
import { scratchPlatform } from './scratch-platform.js';
import { steadyRequests } from './steady-requests.js';

const usage = `npm run soak -- rotate|releases|pages|firefox
  rotate   rotates every secret of a platform of its own, one after the other, under steady requests; none may fail
  releases whatever can be wrong with a release, with the network or with versions that differ, each built and published
  pages    every page in both languages and widths, by keyboard and in small views
  firefox  the main journey, a fallback and a trial in Firefox (Debian: firefox-esr, or FIREFOX_PATH)`;

/** At most so many requests in all, and so long, in milliseconds, until answers came between two rotations. */
const mostRequests = 200_000;
const between = 200;

/** `npm run soak`: what takes too long for the tests, on a platform that is started for it and removed again. */
export async function soak(root: string, [name]: readonly string[]): Promise<number> {
  if (name === 'firefox' || name === 'releases' || name === 'pages') return journeys(root, name);
  if (name !== 'rotate') throw new StartError(usage);
  const platform = await scratchPlatform(root, undefined, { CLIENT_REQUESTS: '1000' });
  try {
    return await rotateAll(platform);
  } finally {
    await platform.stop();
  }
}

/** Journeys that `npm test` leaves out: `shell/e2e/<name>[-…].soak.spec.ts`. */
function journeys(root: string, name: string): number {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const config = join(root, 'infra/test-kit/jest.soak.config.mjs');
  const args = [jest, '-c', config, '--forceExit', `/${name}(-[a-z-]+)?\\.soak\\.`];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

async function rotateAll({ url, own }: Awaited<ReturnType<typeof scratchPlatform>>): Promise<number> {
  const state = own && readState(own.dataDir);
  if (!state?.control) throw new Error('the platform says nothing of itself');
  const { control } = state;
  const requests = await steadyRequests(
    url,
    { email: own?.env.OPS_EMAIL ?? '', password: own?.env.OPS_PASSWORD ?? '' },
    mostRequests,
  );
  const untilMore = async (more: number): Promise<void> => {
    const from = requests.asked();
    while (requests.asked() < from + more) await new Promise((soon) => setTimeout(soon, 20));
  };
  for (const secret of rotatables) {
    await untilMore(between);
    const [asked, failed, began] = [requests.asked(), requests.failed().length, performance.now()];
    await askControl(control, 'rotate', secret);
    await untilMore(between);
    console.log(
      `${secret.padEnd(24)} ${((performance.now() - began) / 1_000).toFixed(1).padStart(5)} s  ${String(
        requests.asked() - asked,
      ).padStart(6)} requests  ${requests.failed().length - failed} failed`,
    );
  }
  await requests.end();
  const restarts = Object.entries(readState(own?.dataDir ?? '')?.processes ?? {}).filter(
    ([, process]) => process.restarts > 0,
  );
  for (const line of requests.failed()) console.error(line);
  for (const [process] of restarts) console.error(`${process} was started again`);
  console.log(
    `${rotatables.length} secrets, ${requests.asked()} requests, ${requests.failed().length} failed, ${restarts.length} processes started again`,
  );
  return requests.failed().length + restarts.length === 0 ? 0 : 1;
}
