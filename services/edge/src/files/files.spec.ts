import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseEncoding, type Encoding } from './encoding.js';
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
    await writeFile(join(root, 'public/b.css'), 'b{}');
    await writeFile(join(root, 'public/a.woff2'), 'font');
    await symlink(join(root, 'secret.txt'), join(root, 'public/link.txt'));
    await symlink(join(root, 'secret.txt'), join(root, 'public/b.css.gz'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('sends the compressed form that lies beside a file, and the file where there is none', async () => {
    const folder = join(root, 'public');
    await writeFile(join(folder, 'a.css.br'), 'br');
    await writeFile(join(folder, 'a.css.gz'), 'gz');
    await writeFile(join(folder, 'a.woff2.br'), 'never');
    const files = new ImmutableFiles();
    const sent = async (name: string, wanted: Encoding) => {
      const file = await files.get(folder, name, wanted);
      return [file?.encoding, file?.type, file?.body.toString()];
    };
    const css = 'text/css; charset=utf-8';
    expect(await sent('a.css', 'br')).toEqual(['br', css, 'br']);
    expect(await sent('a.css', 'gzip')).toEqual(['gzip', css, 'gz']);
    expect(await sent('a.css', 'identity')).toEqual(['identity', css, 'a{}'.repeat(500)]);
    expect(await sent('b.css', 'br')).toEqual(['identity', css, 'b{}']);
    expect(await sent('a.woff2', 'br')).toEqual(['identity', 'font/woff2', 'font']);
  });

  it('follows no link out of the folder and knows what is absent, until it is there', async () => {
    const files = new ImmutableFiles();
    expect(await files.get(join(root, 'public'), 'link.txt', 'identity')).toBeNull();
    expect(await files.get(join(root, 'public'), 'b.css', 'gzip')).toMatchObject({ encoding: 'identity' });
    expect(await files.get(join(root, 'public'), 'late.js', 'identity')).toBeNull();
    await writeFile(join(root, 'public/late.js'), '1');
    expect((await files.get(join(root, 'public'), 'late.js', 'identity'))?.body.toString()).toBe('1');
  });
});
