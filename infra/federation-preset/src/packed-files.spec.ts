// Real: files on disk.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFile } from './packed-files.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('both compressed forms lie beside a file, and nothing is lost in them', async () => {
  const text = '.a{color:red}'.repeat(100);
  writeFileSync(join(dir, 'a.css'), text);
  await packFile(join(dir, 'a.css'));
  expect(brotliDecompressSync(readFileSync(join(dir, 'a.css.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(dir, 'a.css.gz'))).toString()).toBe(text);
});

test('what compression makes larger stays as it is', async () => {
  writeFileSync(join(dir, 'a.js'), '1');
  await packFile(join(dir, 'a.js'));
  expect(readdirSync(dir)).toEqual(['a.js']);
});
