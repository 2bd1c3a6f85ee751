// Real: production builds, with federation and without. What they weigh is counted, no time is taken.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bundled, entryBytes, federatedFolders, landingFiles, sentBytes, weightOf } from './built.js';

const root = resolve(__dirname, '../../..');
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'infra/federation-preset/bin', script), ...args]);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'without-federation-'));
  // What the journeys take too; built once.
  await run('build.mjs', 'shell', ...bundled);
  await run('single-bundle.mjs', folder, 'split', ...bundled);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('federation adds at most 50 KB to all pages of three teams, beside the same pages without it', () => {
  const added = weightOf(federatedFolders(root), '.js') - weightOf([join(folder, 'split/assets')], '.js');
  expect(added).toBeLessThanOrEqual(50_000);
});

it('an entry has 10 KB at most', () => {
  for (const bytes of Object.values(entryBytes(root))) expect(bytes).toBeLessThanOrEqual(10_000);
});

describe('the cold landing page', () => {
  const scriptsOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));
  const sent = (files: readonly string[]) => scriptsOf(files).reduce((sum, file) => sum + sentBytes(file), 0);

  it('makes 12 requests at most: its document, its files, and the two reports of a page view', () => {
    expect(1 + landingFiles(root).first.length + 2).toBeLessThanOrEqual(12);
  });

  it('is sent 140 KB of scripts at most, all that comes without a press', () => {
    const { first } = landingFiles(root);
    // The shell's own and what brings remotes; entry and page; what waits until the page is idle.
    expect(scriptsOf(first)).toHaveLength(5);
    expect(sent(first)).toBeLessThanOrEqual(140_000);
  });

  it('is sent one more for whoever presses what lies below the first view', () => {
    const { first, later } = landingFiles(root);
    expect(scriptsOf(later)).toHaveLength(1);
    expect(sent([...first, ...later])).toBeLessThanOrEqual(163_000);
  });
});
