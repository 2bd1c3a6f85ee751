import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import {
  derivedRing,
  type RingName,
  rings,
  type SecretName,
  secretNames,
  secrets,
} from '@stroomwerk/kernel/signing';
import { writeWhole } from './key-file.js';
import {
  pemBlocks,
  type Ring,
  type RingText,
  renewed,
  secretLines,
  variableOf,
  withoutEnded,
} from './ring-text.js';
import { keep, keysFolder, randomSecret, signingKey } from './secrets.js';
import type { Settings } from './settings.js';

/** The secret that served every purpose in data folders of older versions. */
const formerFile = 'app-secret';

/** Its file in the keys folder: `PAGE_VIEW_SECRET` is in `page-view-secret`. */
const nameOfFile = (name: RingName): string =>
  name === 'AUTH_SIGNING_KEY' ? 'auth-signing.pem' : name.toLowerCase().replaceAll('_', '-');

const textOf = (name: RingName): RingText => (name === 'AUTH_SIGNING_KEY' ? pemBlocks : secretLines);

const isLinkSecret = (name: RingName): name is SecretName => Object.hasOwn(secrets, name);

/** A new value for one purpose. */
export const newValue = (name: RingName): string =>
  name === 'AUTH_SIGNING_KEY' ? signingKey() : randomSecret();

/** What signed until now stays valid in the new secret's file as long as what it signed lives. */
function firstText(dataDir: string, name: RingName, now: Date): string {
  const next = newValue(name);
  const former = join(keysFolder(dataDir), formerFile);
  const value = isLinkSecret(name) && existsSync(former) ? readFileSync(former, 'utf8').trim() : '';
  return value === ''
    ? textOf(name).write({ current: next, spent: [] })
    : secretLines.write(renewed({ current: value, spent: [] }, next, rings[name].lives, now));
}

/**
 * The values of one purpose from the data folder, where they are made at the first start. Spent ones whose time is over
 * are removed from the file.
 * @throws StartError when the file is empty or cut off
 */
export function keptRing(dataDir: string, name: RingName, now = new Date()): Ring {
  const text = keep(dataDir, nameOfFile(name), () => firstText(dataDir, name, now));
  const all = textOf(name).read(text);
  const ring = withoutEnded(all, now);
  if (ring.spent.length < all.spent.length) {
    const file = ringFile(dataDir, name);
    const { atime, mtime } = statSync(file);
    writeWhole(file, textOf(name).write(ring));
    utimesSync(file, atime, mtime); // When it was rotated last.
  }
  return ring;
}

/** The file of one purpose in a data folder. It was written when the value that signs was made. */
export const ringFile = (dataDir: string, name: RingName): string =>
  join(keysFolder(dataDir), nameOfFile(name));

/** Whether the value is the operator's: given in the environment, or following from one that is. */
export const isGiven = (settings: Settings, name: RingName): boolean =>
  settings[name] !== undefined || (settings.APP_SECRET !== undefined && isLinkSecret(name));

/** One of them as a variable: as the operator gave it, else derived from an APP_SECRET of the environment, else kept. */
export function ringVariable(settings: Settings, name: RingName, now = new Date()): string {
  const { dataDir, APP_SECRET, [name]: given } = settings;
  if (given !== undefined) return given;
  if (APP_SECRET !== undefined && isLinkSecret(name)) return derivedRing(APP_SECRET, name);
  return variableOf(keptRing(dataDir, name, now));
}

/**
 * The secrets of this platform, one a purpose, as variables. A data folder of an older version has one secret for
 * everything: it goes, once each purpose has its own, and stays valid there for what it signed.
 */
export function linkSecrets(settings: Settings, now = new Date()): Record<SecretName, string> {
  const { dataDir } = settings;
  const variables = Object.fromEntries(
    secretNames.map((name) => [name, ringVariable(settings, name, now)]),
  ) as Record<SecretName, string>;
  const kept = secretNames.every((name) => existsSync(ringFile(dataDir, name)));
  if (kept) rmSync(join(keysFolder(dataDir), formerFile), { force: true });
  return variables;
}

/** Lets another value sign for one purpose; the one before opens what it signed as long as that lives. */
export function renewRing(dataDir: string, name: RingName, next = newValue(name), now = new Date()): void {
  const ring = renewed(keptRing(dataDir, name, now), next, rings[name].lives, now);
  writeWhole(ringFile(dataDir, name), textOf(name).write(ring));
}

/**
 * Every file of a data folder that holds a secret, for whoever copies the folder: they are kept apart from the data
 * (infra/docs/security.md, B10).
 * @returns paths relative to the data folder
 */
export function secretFiles(dataDir: string): string[] {
  const keys = existsSync(keysFolder(dataDir)) ? readdirSync(keysFolder(dataDir)) : [];
  const others = ['postgres-password', 'ops-account.txt', 'run/state.json'];
  return [
    ...keys
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => join('keys', name)),
    ...others.filter((name) => existsSync(join(dataDir, name))),
  ];
}
