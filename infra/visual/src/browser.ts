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
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { part, requireParts, visualDir } from './parts.js';

const packed = join(visualDir, 'node_modules/@sparticuz/chromium/bin');
const unpacked = join(visualDir, 'node_modules/.chromium');

const unpack = (file: string, to: Writable): Promise<void> =>
  pipeline(createReadStream(join(packed, file)), createBrotliDecompress(), to);

/** What the browser has beside the page's own fonts: the same few everywhere, whatever the machine has. */
const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;

/** The browser's file, unpacked once for each installed version. */
async function browserFile(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(unpacked, version);
  const file = join(folder, 'chromium');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const { extract } = part('tar-fs') as { extract: (folder: string) => Writable };
    await unpack('fonts.tar.br', extract(folder));
    writeFileSync(join(folder, 'fonts.conf'), fontsOf(folder));
    // Another name until it is whole: who interrupts this must not leave half a browser behind.
    await unpack('chromium.br', createWriteStream(`${file}.part`));
    chmodSync(`${file}.part`, 0o755);
    renameSync(`${file}.part`, file);
  }
  return file;
}

/** The one Chromium that pictures are taken with, on every machine the same, with no fonts but its own and the page's. */
export async function launchPinnedBrowser(): Promise<Browser> {
  requireParts();
  const executablePath = await browserFile();
  return chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_PATH: join(executablePath, '..') },
  });
}

/** A page on which nothing moves: Dutch, Amsterdam, one device pixel a pixel. Close its context after use. */
export async function stillPage(
  browser: Browser,
  { width, dark = false }: { width: number; dark?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: 1,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  context.setDefaultTimeout(10_000);
  return context.newPage();
}
