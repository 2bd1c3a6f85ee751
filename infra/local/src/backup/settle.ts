import { readdirSync, renameSync, rmdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lives, nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { syncFolder } from '../key-file.js';
import { StartError } from '../start-error.js';

/** In a data folder: what a restore brought, whole, on its way up to its place. */
const restored = /^\.restored-(\d+(?:-\d+)?)$/;
const log = 'erasures.log';

/** Moves what was restored inside of a data folder up into it, the log of erasures over the one there, and last. */
function moveUp(whole: string, dataDir: string): void {
  const names = readdirSync(whole);
  for (const name of [...names.filter((one) => one !== log), ...names.filter((one) => one === log)])
    renameSync(join(whole, name), join(dataDir, name));
  rmdirSync(whole);
  syncFolder(dataDir);
}

/** Gives what was restored inside of a data folder its place there. @param making whole, and nobody uses it */
export function settle(making: string, dataDir: string): void {
  const whole = join(dataDir, basename(making).replace('.being-restored-', '.restored-'));
  renameSync(making, whole);
  syncFolder(dataDir);
  moveUp(whole, dataDir);
}

/**
 * Ends the last step of a restore that was killed in it: else a start would make anew what is not in its place yet.
 * @throws StartError while that restore is at work
 */
export function settleRest(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const by = (restored.exec(name) ?? /^\.being-restored-(\d+(?:-\d+)?)$/.exec(name))?.[1];
    if (by !== undefined && by !== nameOf(process.pid) && lives(by))
      throw new StartError(
        `Process ${Number.parseInt(by, 10)} restores into ${dataDir}. Wait until it has ended.`,
      );
    if (restored.test(name)) moveUp(join(dataDir, name), dataDir);
  }
}
