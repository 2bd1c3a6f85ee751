import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lives, nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { movedBase } from '../postgres/place.js';
import { running } from '../postgres/process.js';
import { manifestFile } from './manifest.js';

const restoring = /\.being-restored-(\d+(?:-\d+)?)$/;

/** Whether a live process restores into a folder, by the folder's name; one that names none is not touched either. */
const isRestored = (name: string): boolean => lives(restoring.exec(name)?.[1] ?? nameOf(process.pid));

/** Where a data folder notes the backups that are being made of it, each by the process that makes it. */
const notes = (dataDir: string): string => join(dataDir, 'run', 'backups');

/** Notes where a backup is being made, until `done` is called. A data folder that is not there is not made for it. */
export function noteBackup(dataDir: string, making: string): () => void {
  if (!existsSync(dataDir)) return () => undefined;
  mkdirSync(notes(dataDir), { recursive: true, mode: 0o700 });
  const note = join(notes(dataDir), nameOf(process.pid));
  writeFileSync(note, making, { mode: 0o600 });
  return () => rmSync(note, { force: true });
}

interface Note {
  readonly note: string;
  readonly folder: string;
}

/** Backups of this data folder whose process is gone. */
function unfinished(dataDir: string): Note[] {
  const folder = notes(dataDir);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((process) => !lives(process))
    .map((process) => ({ note: join(folder, process), folder: readFileSync(join(folder, process), 'utf8') }));
}

/** Removes what earlier backups left half made: only folders that this data folder noted, that hold nothing but sealed parts. */
export function removeUnfinishedBackups(dataDir: string, say: (line: string) => void): void {
  for (const { note, folder } of unfinished(dataDir)) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const ours = /\.unfinished-\w+$/.test(folder) && files.every((file) => file.endsWith('.sealed'));
    if (!ours) continue;
    if (existsSync(folder)) say(`Removing ${folder}, which a backup that was ended left.`);
    rmSync(folder, { recursive: true, force: true });
    rmSync(note, { force: true });
  }
}

/**
 * What backups and restores that were killed have left, a line each with what to do. Nothing is removed.
 * @param dataDir as it is, or as it is going to be
 */
export function leftovers(dataDir: string): string[] {
  const beside = existsSync(dirname(dataDir)) ? readdirSync(dirname(dataDir)) : [];
  const restores = beside
    .filter((name) => name.startsWith(`${basename(dataDir)}.`) && !isRestored(name))
    .map((name) => join(dirname(dataDir), name));
  const inside = (existsSync(dataDir) ? readdirSync(dataDir) : [])
    .filter((name) => name.startsWith('.') && !isRestored(name))
    .map((name) => join(dataDir, name));
  const backups = unfinished(dataDir)
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder }) =>
      existsSync(join(folder, manifestFile))
        ? `A backup was ended in its last step: ${folder} is whole. Give it a name of its own, or remove it.`
        : `A backup was ended before it was whole: ${folder} is none. The next backup removes it, or: rm -r ${folder}`,
    );
  return [...[...restores, ...inside].map(restoreLine), ...backups];
}

function restoreLine(making: string): string {
  const bases = [...new Set([making, realpathSync(making)])]
    .map(movedBase)
    .filter((base) => existsSync(base));
  const paths = [making, ...bases].join(' ');
  const server = [making, ...bases]
    .map((base) => join(base, 'postgres'))
    .map((data) => (existsSync(data) ? running(data) : undefined))
    .find((found) => found !== undefined);
  const end = server
    ? `Its PostgreSQL still runs: kill -INT ${server.pid}; then `
    : 'When you have the backup: ';
  return `A restore was ended before it was whole: ${making} is none. ${end}rm -r ${paths}`;
}
