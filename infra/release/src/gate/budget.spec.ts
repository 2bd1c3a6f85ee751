import { randomBytes } from 'node:crypto';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { checkSizes } from './budget.js';

const kilobytes = (count: number): Buffer => randomBytes(count * 1024);

/** A build of an entry, one page, its style sheet and a chunk that comes later. */
function sizes(entry: Buffer, page: Buffer, later: Buffer = kilobytes(1), spare = kilobytes(70)) {
  const contents: Record<string, Buffer> = {
    'remoteEntry.1.js': entry,
    'Page.js': page,
    'Page.css': kilobytes(1),
    'later.js': later,
    'later.js.map': kilobytes(400),
    'later.js.br': kilobytes(400),
    // Beside a shell of another major alone.
    'own-overlays.1a2b.js': spare,
    'server.cjs': kilobytes(400),
  };
  const manifest = {
    name: 'mfe-shop',
    entry: 'remoteEntry.1.js',
    server: 'server.cjs',
    files: Object.fromEntries(Object.keys(contents).map((file) => [file, { integrity: '', bytes: 0 }])),
    exposes: { './Page': { js: ['Page.js'], css: ['Page.css'] } },
  } as unknown as ReleaseManifest;
  return checkSizes(manifest, new Map(Object.entries(contents)));
}

describe('size', () => {
  it('counts what browsers load, after gzip', () => {
    expect(sizes(Buffer.from('a'.repeat(100_000)), kilobytes(10))).toMatchObject({
      ok: true,
      detail: expect.stringContaining('largest page ./Page 11.0 KB'),
    });
  });

  it.each([
    ['an entry', sizes(kilobytes(11), kilobytes(1)), 'the entry is 11.0 KB'],
    ['a page', sizes(kilobytes(1), kilobytes(70)), './Page with its chunks is 71.1 KB'],
    // The spare parts beside it are not counted.
    ['a remote', sizes(kilobytes(1), kilobytes(1), kilobytes(200)), 'the whole remote is 203.1 KB'],
    [
      'what calls itself spare',
      sizes(kilobytes(1), kilobytes(1), kilobytes(1), kilobytes(81)),
      'what is spare is 81.0 KB',
    ],
  ])('refuses %s that is too large, with the way out', (_, verdict, text) => {
    expect(verdict.ok).toBe(false);
    expect(verdict.detail.split('\n')).toEqual([expect.stringContaining(text)]);
    expect(verdict.detail).toContain('; ');
  });
});
