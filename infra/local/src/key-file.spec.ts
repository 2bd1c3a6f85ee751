// Real: files. A crash is a file that is cut off at any place.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './key-file.js';
import { keep, randomSecret, signingKey } from './secrets.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const path = (name: string) => join(dataDir, 'keys', name);

it('makes a key once, for its owner only, and leaves nothing beside it', () => {
  const first = keep(dataDir, 'app-secret', randomSecret);
  expect(keep(dataDir, 'app-secret', randomSecret)).toBe(first);
  expect(statSync(path('app-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(dataDir, 'keys')).sort()).toEqual(['.made', 'app-secret']);
});

it.each([
  ['app-secret', randomSecret, 0],
  ['app-secret', randomSecret, 20],
  ['app-secret', randomSecret, 32],
  ['app-secret', randomSecret, 42],
  ['auth-signing.pem', signingKey, 30],
  ['auth-signing.pem', signingKey, 150],
])('refuses %s cut off, and leaves it as it is', (name, make, bytes) => {
  const cut = keep(dataDir, name, make).slice(0, bytes);
  writeFileSync(path(name), cut);
  expect(() => keep(dataDir, name, make)).toThrow(/(empty|cut off)\. Nothing was changed\. Put it back/);
  expect(readFileSync(path(name), 'utf8')).toBe(cut);
});

it('takes a key of the operator in place of its own, of 32 characters or more, and one of an older version', () => {
  keep(dataDir, 'app-secret', randomSecret);
  for (const own of ['een-eigen-sleutel-van-zo-veel-tekens', randomSecret().slice(0, 35), 'a'.repeat(64)]) {
    writeFileSync(path('app-secret'), own);
    expect(keep(dataDir, 'app-secret', randomSecret)).toBe(own);
  }
  // Older versions noted names only: whatever was taken then is taken now.
  const former = randomSecret().slice(0, 40);
  writeFileSync(path('app-secret'), former);
  writeFileSync(path('.made'), 'app-secret\n');
  expect(keep(dataDir, 'app-secret', randomSecret)).toBe(former);
});

it('knows a rotated key once it has seen it whole, also with spent ones behind it', () => {
  keep(dataDir, 'app-secret', randomSecret);
  const next = randomSecret();
  const text = `${next}\n${randomSecret()} 2027-01-01T00:00:00.000Z`;
  writeFileSync(path('app-secret'), text);
  expect(keep(dataDir, 'app-secret', randomSecret)).toBe(text);
  writeFileSync(path('app-secret'), next.slice(0, 40));
  expect(() => keep(dataDir, 'app-secret', randomSecret)).toThrow(/is cut off\. Nothing was changed/);
  expect(readFileSync(path('.made'), 'utf8')).not.toContain(next.slice(0, 10));
});

it('refuses when a key that was made is gone, and makes another only when told', () => {
  const first = keep(dataDir, 'app-secret', randomSecret);
  rmSync(path('app-secret'));
  expect(() => keep(dataDir, 'app-secret', randomSecret)).toThrow(
    /app-secret is missing\. Nothing was changed/,
  );
  expect(readdirSync(join(dataDir, 'keys'))).toEqual(['.made']);
  // A purpose that this version brought gets its key.
  expect(keep(dataDir, 'another-secret', randomSecret)).not.toBe(first);
  rmSync(path('.made'));
  expect(keep(dataDir, 'app-secret', randomSecret)).not.toBe(first);
});

it('refuses a key that was made as another: two exchanged with each other, and one copied over the other', () => {
  const [one, other] = ['session-secret', 'zip-link-secret'].map((name) => ({
    name,
    text: keep(dataDir, name, randomSecret),
  })) as [{ name: string; text: string }, { name: string; text: string }];
  const put = (name: string, text: string) => writeFileSync(path(name), text);
  const reads = (name: string) => keep(dataDir, name, randomSecret);
  put(one.name, other.text);
  expect(() => reads(one.name)).toThrow(
    `${path(one.name)} is what was made as ${path(other.name)}. Nothing was changed. Put it back from a backup`,
  );
  expect(reads(other.name)).toBe(other.text);
  put(other.name, one.text);
  for (const { name } of [one, other]) expect(() => reads(name)).toThrow('is what was made as');
  for (const { name, text } of [one, other]) put(name, text);
  for (const { name, text } of [one, other]) expect(reads(name)).toBe(text);
});

it('keeps the old text when the new one cannot be written', () => {
  const file = join(dataDir, 'text');
  writeWhole(file, 'old');
  expect(() => writeWhole(join(dataDir, 'no-folder', 'text'), 'new')).toThrow('ENOENT');
  expect(readFileSync(file, 'utf8')).toBe('old');
});
