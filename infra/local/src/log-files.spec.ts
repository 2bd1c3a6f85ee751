// Real: a process that writes, files that rotate while it does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFiles } from './log-files.js';
import { linesOf } from './logs.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stroomwerk-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const says = (code: string) => spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
const files = () => readdirSync(folder).filter((name) => name.startsWith('one.log'));

it('rotates between two lines while a process writes, loses none, and keeps so many files', async () => {
  const logs = new LogFiles(folder, () => undefined, '20K');
  const child = says(
    `for (let n = 0; n < 1200; n += 1) console.log(JSON.stringify({ n, pad: 'x'.repeat(60) })); console.error('last words')`,
  );
  logs.follow('one', [child.stdout, child.stderr]);
  await once(child, 'exit');
  await logs.close();
  const lines = files().flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'));
  const numbers = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { n: number }).n);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 1200 }, (_, n) => n));
  expect(lines).toContain('last words');
  // A pipe may hand over 64 KB at once, which go into one file.
  expect(files().length).toBeGreaterThan(1);

  const more = new LogFiles(folder, () => undefined, '20K');
  const loud = says(`for (let n = 0; n < 4000; n += 1) console.log('y'.repeat(100))`);
  more.follow('one', [loud.stdout]);
  await once(loud, 'exit');
  await more.close();
  expect(files().length).toBeLessThanOrEqual(6);
  for (const name of files()) expect(statSync(join(folder, name)).size).toBeLessThan(150_000);
});

it('finds what belongs to one trace in every file, by its short form too, oldest first', async () => {
  const logs = new LogFiles(folder, () => undefined);
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const line = (time: string, trace: string) => JSON.stringify({ time, trace_id: trace });
  for (const [name, text] of [
    ['edge', `${line('2026-11-22T10:00:00Z', id)}\n${line('2026-11-22T10:00:00Z', 'f'.repeat(32))}`],
    ['auth', `${line('2026-11-22T09:00:00Z', id)}\n${JSON.stringify({ msg: id })}\nplain ${id}`],
  ] as const) {
    const child = says(`console.log(${JSON.stringify(text)})`);
    logs.follow(name, [child.stdout]);
    await once(child, 'exit');
  }
  await logs.close();
  expect((await linesOf(folder, id.slice(0, 8))).map(({ name }) => name)).toEqual(['auth.log', 'edge.log']);
});

it('keeps the folder and every file for its owner, those from before and those that it rotates to as well', async () => {
  const at = join(folder, 'logs');
  const mode = (path: string) => statSync(path).mode & 0o777;
  await new LogFiles(at, () => undefined).close();
  expect(mode(at)).toBe(0o700);
  chmodSync(at, 0o755);
  for (const name of ['one.log', 'gone.log.1']) {
    writeFileSync(join(at, name), 'of an earlier version\n');
    chmodSync(join(at, name), 0o644);
  }
  const logs = new LogFiles(at, () => undefined, '20K');
  for (const name of ['one', 'two']) {
    const child = says(`for (let n = 0; n < 600; n += 1) console.log('y'.repeat(100))`);
    logs.follow(name, [child.stdout]);
    await once(child, 'exit');
  }
  await logs.close();
  expect(mode(at)).toBe(0o700);
  const names = readdirSync(at);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => mode(join(at, name)) !== 0o600)).toEqual([]);
});
