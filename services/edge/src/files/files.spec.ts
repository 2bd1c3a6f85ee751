import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chooseEncoding } from './encoding.js';
import { ImmutableFiles, safeParts } from './immutable-files.js';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('safeParts', () => {
  it.each(['../x', 'a/../b', 'a/%2e%2e/b', 'a%2fb', 'a//b', '.env', 'a\\b', 'a%00', '%E0%A4%A', ''])(
    'refuses %s',
    (path) => {
      expect(safeParts(path)).toBeNull();
    },
  );

  it('takes a path below the folder', () => {
    expect(safeParts('mfe-x/1.0.0-local.ab/page%20x.css')).toEqual(['mfe-x', '1.0.0-local.ab', 'page x.css']);
  });
});

describe('ImmutableFiles (real files)', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'edge-files-'));
    await mkdir(join(root, 'public'));
    await writeFile(join(root, 'secret.txt'), 'secret');
    await writeFile(join(root, 'public/a.css'), 'a{}'.repeat(500));
    await writeFile(join(root, 'public/a.woff2'), 'font');
    await symlink(join(root, 'secret.txt'), join(root, 'public/link.txt'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('compresses texts and leaves fonts', async () => {
    const files = new ImmutableFiles();
    const css = await files.get(join(root, 'public'), 'a.css', 'br');
    expect(css).toMatchObject({ encoding: 'br', type: 'text/css; charset=utf-8' });
    expect(brotliDecompressSync(css?.body ?? Buffer.alloc(0)).toString()).toBe('a{}'.repeat(500));
    expect(await files.get(join(root, 'public'), 'a.woff2', 'br')).toMatchObject({
      encoding: 'identity',
      type: 'font/woff2',
    });
  });

  it('sends the tightest form once it is there, in which nothing is lost', async () => {
    const folder = join(root, 'public');
    const text = await readFile(join(__dirname, 'immutable-files.ts'), 'utf8');
    await writeFile(join(folder, 'large.js'), text);
    const files = new ImmutableFiles();
    const quick = await files.get(folder, 'large.js', 'br');
    await files.settled();
    const tight = await files.get(folder, 'large.js', 'br');
    expect(tight?.body.length).toBeLessThan(quick?.body.length ?? 0);
    expect(brotliDecompressSync(tight?.body ?? Buffer.alloc(0)).toString()).toBe(text);
  });

  it('follows no link out of the folder and knows what is absent, until it is there', async () => {
    const files = new ImmutableFiles();
    expect(await files.get(join(root, 'public'), 'link.txt', 'identity')).toBeNull();
    expect(await files.get(join(root, 'public'), 'late.js', 'identity')).toBeNull();
    await writeFile(join(root, 'public/late.js'), '1');
    expect((await files.get(join(root, 'public'), 'late.js', 'identity'))?.body.toString()).toBe('1');
  });
});
