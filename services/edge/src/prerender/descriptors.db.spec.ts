// Real: the compiled drawing process (which db tests have), begun by a program that was itself begun with a file open.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const compiled = resolve(__dirname, '../../dist/src/prerender');

/** Starts a drawing, and says what its process and this one have open. */
const program = `
import { readdirSync, readlinkSync } from 'node:fs';
import { DrawingProcess } from '${compiled}/drawing-process.js';
import { nodeOnly } from '${compiled}/isolation.js';
const open = (pid) => readdirSync('/proc/' + pid + '/fd').flatMap((fd) => {
  try { return [fd + ' ' + readlinkSync('/proc/' + pid + '/fd/' + fd)]; } catch { return []; }
});
const drawing = new DrawingProcess(nodeOnly, undefined, () => Promise.reject(new Error('no reads')), () => undefined);
await drawing.load({ shell: 'exports.shared = {}', bundle: null });
process.stdout.write(JSON.stringify({ here: open('self'), there: open(drawing.pid) }));
drawing.end(new Error('seen enough'));`;

it('begins drawings without the descriptors that whoever started the platform left open', async () => {
  if (process.platform !== 'linux') return; // Others hand none on.
  const folder = mkdtempSync(join(tmpdir(), 'stroomwerk-descriptors-'));
  const file = join(folder, 'of-the-operator');
  writeFileSync(file, 'secret');
  const handle = openSync(file, 'r+');
  // As `npm start 5<file 9>>file` in a shell.
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ignore', 'ignore', handle, 'ignore', 'ignore', 'ignore', handle],
  });
  closeSync(handle);
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await new Promise((ended) => child.once('close', ended));
  rmSync(folder, { recursive: true });
  const { here, there } = JSON.parse(printed) as { here: string[]; there: string[] };
  expect(here.filter((line) => line.endsWith(file))).toEqual([`5 ${file}`, `9 ${file}`]);
  expect(there.length).toBeGreaterThan(3);
  expect(there.join('\n')).not.toContain(folder);
});
