// Real: files, and a process that goes on writing to its log as PostgreSQL does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@stroomwerk/test-kit';
import { closeServerLog, openServerLog, rotateServerLog } from './server-log.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stroomwerk-server-log-'));
  file = join(folder, 'postgres.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('begins anew at its size, and keeps five older ones', () => {
  expect(rotateServerLog(file, 10)).toBe(false);
  for (let round = 1; round <= 7; round += 1) {
    writeFileSync(file, `round ${round} of several`);
    expect(rotateServerLog(file, 100)).toBe(false);
    expect(rotateServerLog(file, 10)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('');
  }
  expect(readdirSync(folder).sort()).toEqual(
    ['', '.1', '.2', '.3', '.4', '.5'].map((age) => `postgres.log${age}`),
  );
  expect(readFileSync(`${file}.1`, 'utf8')).toContain('round 7');
  expect(readFileSync(`${file}.5`, 'utf8')).toContain('round 3');
});

it('does so under a process that goes on writing', async () => {
  const log = openSync(file, 'a');
  const writer = spawn(
    process.execPath,
    ['-e', 'process.stdin.on("data", (text) => process.stdout.write(text))'],
    {
      stdio: ['pipe', log, 'ignore'],
    },
  );
  closeSync(log);
  writer.stdin?.write('before the log began anew\n');
  await until('the first line', () => readFileSync(file, 'utf8').includes('before'));
  expect(rotateServerLog(file, 10)).toBe(true);
  writer.stdin?.end('after it\n');
  await once(writer, 'exit');
  expect(readFileSync(file, 'utf8')).toBe('after it\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('before the log began anew\n');
});

it('is for its owner only, as are the older ones, and those of an earlier version', () => {
  const open = () => readdirSync(folder).filter((name) => statSync(join(folder, name)).mode & 0o077);
  closeSync(openServerLog(file));
  writeFileSync(file, 'so much text');
  expect(rotateServerLog(file, 10)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(open()).toEqual([]);
  writeFileSync(`${file}.5`, 'of an earlier version');
  for (const age of ['', '.1', '.5']) chmodSync(file + age, 0o644);
  closeServerLog(folder);
  expect(readdirSync(folder)).toHaveLength(3);
  expect(open()).toEqual([]);
});
