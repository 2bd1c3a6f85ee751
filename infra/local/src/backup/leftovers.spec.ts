// Real: folders as killed backups and restores leave them, and processes that are gone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { leftovers, noteBackup, removeUnfinishedBackups } from './leftovers.js';

let place: string;
let dataDir: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'stroomwerk-leftovers-'));
  dataDir = join(place, 'data');
  mkdirSync(dataDir);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** The pid of a process that has ended. */
const dead = () => spawnSync(process.execPath, ['-e', '']).pid;

/** A backup as it lies while it is made, noted by a process. */
function making(name: string, files: string[], pid = dead()): string {
  const folder = join(place, name);
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), 'half');
  mkdirSync(join(dataDir, 'run/backups'), { recursive: true });
  writeFileSync(join(dataDir, 'run/backups', String(pid)), folder);
  return folder;
}

it('names what a killed restore left, and what to do; one that is at work is left alone', () => {
  const left = `${dataDir}.being-restored-${dead()}`;
  for (const folder of [left, `${dataDir}.being-restored-${process.pid}`, `${dataDir}.old`])
    mkdirSync(folder);
  expect(leftovers(dataDir)).toEqual([
    `A restore was ended before it was whole: ${left} is none. When you have the backup: rm -r ${left}`,
  ]);
  // A pid that another process has by now restores nothing any more.
  const taken = `${dataDir}.being-restored-${process.pid}-1`;
  mkdirSync(taken);
  expect(leftovers(dataDir)).toHaveLength(2);
  rmSync(taken, { recursive: true });
  // Also where the data folder is not there yet.
  rmSync(dataDir, { recursive: true });
  expect(leftovers(dataDir)).toHaveLength(1);
  expect(existsSync(left)).toBe(true);
});

it('names what a killed backup left; the next one removes what is surely its own, and nothing else', () => {
  const half = making('b.unfinished-Ab12Cd', ['database.sealed']);
  const whole = making('c.unfinished-Ab12Cd', ['database.sealed', 'manifest.json']);
  const foreign = making('d.unfinished-Ab12Cd', ['letters.txt']);
  const ofNow = making('e.unfinished-Ab12Cd', ['database.sealed'], process.pid);
  const unnoted = join(place, 'f.unfinished-Ab12Cd');
  mkdirSync(unnoted);
  expect(leftovers(dataDir).sort()).toEqual([
    expect.stringMatching(
      /ended before it was whole: .*b\.unfinished-Ab12Cd is none\. The next backup removes it/,
    ),
    expect.stringContaining('d.unfinished-Ab12Cd'),
    expect.stringMatching(/ended in its last step: .*c\.unfinished-Ab12Cd is whole\. Give it a name/),
  ]);
  const said: string[] = [];
  removeUnfinishedBackups(dataDir, (line) => said.push(line));
  expect(said).toEqual([`Removing ${half}, which a backup that was ended left.`]);
  expect([half, whole, foreign, ofNow, unnoted].map((folder) => existsSync(folder))).toEqual([
    ...[false, true, true, true, true],
  ]);
});

it('forgets a backup that ended well', () => {
  const done = noteBackup(dataDir, join(place, 'b.unfinished-Ab12Cd'));
  expect(readdirSync(join(dataDir, 'run/backups'))).toEqual([nameOf(process.pid)]);
  done();
  expect(readdirSync(join(dataDir, 'run/backups'))).toEqual([]);
});
