import { existsSync, statSync } from 'node:fs';
import { type RingName, ringNames, rings } from '@stroomwerk/kernel/signing';
import { askControl } from './control.js';
import {
  databaseSecretFile,
  databaseSecrets,
  describeDatabaseSecret,
  isDatabaseGiven,
  isDatabaseSecret,
  refuseGivenDatabase,
  renewDatabaseSecret,
} from './database-rotation.js';
import { isGiven, renewRing, ringFile } from './link-secrets.js';
import { refuseGiven } from './rotation.js';
import { readSettings, type Settings, StartError } from './settings.js';
import { holdDataFolder } from './start-lock.js';
import { readState, runs } from './state.js';

const day = 86_400_000;

/** Everything that the command rotates. */
export const rotatables = [...ringNames, ...databaseSecrets] as const;
export type Rotatable = (typeof rotatables)[number];

const isRing = (name: string): name is RingName => Object.hasOwn(rings, name);

/** @throws StartError naming those that there are */
export function rotatable(name: string): Rotatable {
  if (isRing(name) || isDatabaseSecret(name)) return name;
  throw new StartError(`There is no secret ${name}. There are: ${rotatables.join(', ')}`);
}

const ageOf = (file: string): string =>
  existsSync(file) ? `${Math.floor((Date.now() - statSync(file).mtimeMs) / day)} days old` : 'not made yet';

const lineOf = (name: Rotatable, given: boolean, file: string, use: string): string =>
  `${name.padEnd(24)} ${(given ? 'of the environment' : ageOf(file)).padEnd(20)} ${use}`;

/** What there is to rotate: names, age, who holds each, and for what. */
export function listSecrets(settings: Settings): string[] {
  const { dataDir } = settings;
  return [
    ...ringNames.map((name) => {
      const { holders, purpose } = rings[name];
      return lineOf(
        name,
        isGiven(settings, name),
        ringFile(dataDir, name),
        `${holders.join(', ')}: ${purpose}`,
      );
    }),
    ...databaseSecrets.map((name) =>
      lineOf(
        name,
        isDatabaseGiven(settings, name),
        databaseSecretFile(dataDir, name),
        describeDatabaseSecret(name),
      ),
    ),
  ];
}

/** While nothing runs: writes the next value, which the next start takes. */
function renew(settings: Settings, name: Rotatable): void {
  if (isDatabaseSecret(name)) {
    refuseGivenDatabase(settings, name);
    renewDatabaseSecret(settings.dataDir, name);
  } else {
    refuseGiven(settings, name);
    renewRing(settings.dataDir, name);
  }
}

/**
 * `npm run ops -- rotate <secret>`: draws another value for one purpose. A running platform takes it without losing a
 * request; else the next start does.
 */
export async function rotate(root: string, [word = '--list']: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, root);
  if (word === '--list') {
    for (const line of listSecrets(settings)) console.log(line);
    return 0;
  }
  const name = rotatable(word);
  const state = readState(settings.dataDir);
  if (state && runs(state)) {
    if (!state.control)
      throw new StartError('What runs is an older version. Start it again first: npm run stop && npm start');
    await askControl(state.control, 'rotate', name);
    console.log(`${name} has a new value, which is in use.`);
  } else {
    const release = await holdDataFolder(settings.dataDir);
    try {
      renew(settings, name);
    } finally {
      release();
    }
    console.log(`${name} has a new value; the next start takes it.`);
  }
  console.log(
    isDatabaseSecret(name)
      ? 'The one before opens nothing any more.'
      : `The one before verifies what it signed for ${rings[name].lives} s more, then it is removed.`,
  );
  return 0;
}
