import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { type Packing, packedEndings } from '@stroomwerk/contracts/releases';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What browsers load and what gets smaller; source maps are for who looks for a fault. */
const packable = /\.(?:js|css|svg)$/;

const pack: Readonly<Record<Packing, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content) => zip(content, { level: 9 }),
};

/** Writes the compressed forms of a file beside it; one that would be larger is left out. */
export async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [packing, ending] of Object.entries(packedEndings)) {
    const packed = await pack[packing as Packing](content);
    if (packed.length < content.length) await writeFile(path + ending, packed);
  }
}

/** Compresses what a build has written as tightly as it gets, once for everybody who is ever sent it. */
export class PackedFilesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PackedFilesPlugin', async (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      const dir = compiler.options.output.path ?? compiler.context;
      await Promise.all(names.filter((name) => packable.test(name)).map((name) => packFile(join(dir, name))));
    });
  }
}
