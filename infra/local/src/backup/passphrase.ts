import { StartError } from '../start-error.js';

const shortest = 16;
const fewestKinds = 8;

/** @returns why a passphrase does not protect a backup that was stolen; undefined when it does */
export function weakness(passphrase: string): string | undefined {
  if (passphrase.length < shortest) return `it is shorter than ${shortest} characters`;
  if (new Set(passphrase).size < fewestKinds) return `it has fewer than ${fewestKinds} different characters`;
  if (/^\d+$/.test(passphrase)) return 'it has digits only';
  if (/^(.{1,8})\1+/.test(passphrase)) return 'it repeats itself';
  return undefined;
}

/** BACKUP_PASSPHRASE of the environment. @throws StartError when it is missing or weak */
export function passphraseOf(env: NodeJS.ProcessEnv): string {
  const passphrase = env.BACKUP_PASSPHRASE ?? '';
  if (passphrase === '')
    throw new StartError(
      'BACKUP_PASSPHRASE is missing: a backup holds accounts and keys, and is written encrypted only. Keep the passphrase apart from the backups.',
    );
  const objection = weakness(passphrase);
  if (objection) throw new StartError(`BACKUP_PASSPHRASE is weak: ${objection}.`);
  return passphrase;
}
