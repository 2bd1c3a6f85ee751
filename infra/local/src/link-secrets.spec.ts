// Real: files of a data folder, and the seals that processes make with what is in them.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { KeyRing, sealFor, secretNames, secrets } from '@stroomwerk/kernel/signing';
import { linkSecrets, renewRing, secretFiles } from './link-secrets.js';
import { readSettings } from './settings.js';

const former = 'the-one-secret-that-served-every-purpose-once';
const now = new Date('2026-11-22T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}, at = now) =>
  linkSecrets(readSettings({ DATA_DIR: dataDir, ...env }, dataDir), at);
const opens = (ring: string, text: string) => sealFor<object>(ring, 'x').open(text) !== null;
const sealedWith = (ring: string) => sealFor<object>(ring, 'x').seal({ n: 1 });
const formerly = () => {
  mkdirSync(join(dataDir, 'keys'), { mode: 0o700 });
  writeFileSync(join(dataDir, 'keys/app-secret'), former);
};

it('makes a secret of its own for each purpose, and keeps it', () => {
  const first = read();
  expect(new Set(Object.values(first)).size).toBe(secretNames.length);
  expect(read()).toEqual(first);
  expect(secretFiles(dataDir)).toHaveLength(secretNames.length);
});

it('takes over a data folder that has one secret for everything: what it signed stays valid, nothing new is signed with it', () => {
  formerly();
  const before = sealedWith(former);
  const rings = read();
  for (const name of secretNames) {
    expect([name, opens(rings[name], before)]).toEqual([name, true]);
    expect([name, opens(former, sealedWith(rings[name]))]).toEqual([name, false]);
  }
  // It is in no file any more once nothing that it signed counts.
  expect(existsSync(join(dataDir, 'keys/app-secret'))).toBe(false);
  expect(read()).toEqual(rings);
  const last = Math.max(...secretNames.map((name) => secrets[name].lives));
  for (const ring of Object.values(read({}, later(last)))) expect(opens(ring, before)).toBe(false);
});

it('goes on where it was interrupted, with the former secret in its place until the last is made', () => {
  formerly();
  const rings = read();
  const [first = ''] = secretFiles(dataDir);
  rmSync(join(dataDir, first));
  // It was not made yet.
  const made = join(dataDir, 'keys/.made');
  writeFileSync(made, readFileSync(made, 'utf8').replace(`${basename(first)}\n`, ''));
  writeFileSync(join(dataDir, 'keys/app-secret'), former);
  const again = read();
  expect(Object.entries(again).filter(([name, ring]) => ring !== rings[name as never])).toHaveLength(1);
  for (const ring of Object.values(again)) expect(opens(ring, sealedWith(former))).toBe(true);
});

it('derives them from an APP_SECRET of the environment, the same on every machine, and leaves nothing in the folder', () => {
  const rings = read({ APP_SECRET: former });
  expect(new Set(Object.values(rings).map((ring) => new KeyRing(ring).current)).size).toBe(
    secretNames.length,
  );
  for (const ring of Object.values(rings)) expect(opens(ring, sealedWith(former))).toBe(true);
  expect(secretFiles(dataDir)).toEqual([]);
  expect(read({ APP_SECRET: former, ZIP_LINK_SECRET: `${'z'.repeat(40)}` }).ZIP_LINK_SECRET).toBe(
    'z'.repeat(40),
  );
});

it('renews one purpose: what was signed before opens as long as it lives, the others stay', () => {
  const before = read();
  const sealed = sealedWith(before.PAGE_VIEW_SECRET);
  renewRing(dataDir, 'PAGE_VIEW_SECRET', undefined, now);
  const { PAGE_VIEW_SECRET: renewed, ...others } = read();
  expect(before).toMatchObject(others);
  expect([opens(renewed, sealed), opens(before.PAGE_VIEW_SECRET, sealedWith(renewed))]).toEqual([
    true,
    false,
  ]);
  renewRing(dataDir, 'PAGE_VIEW_SECRET', undefined, later(60));
  expect(opens(read({}, later(60)).PAGE_VIEW_SECRET, sealed)).toBe(true);
  const end = later(secrets.PAGE_VIEW_SECRET.lives);
  expect(opens(read({}, end).PAGE_VIEW_SECRET, sealed)).toBe(false);
  expect(readFileSync(join(dataDir, 'keys/page-view-secret'), 'utf8').split('\n')).toHaveLength(2);
});
