import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../files/encoding.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's: a page is written for one visitor and sent once. */
const light = 4;

/** A page in the encoding that its visitor takes. */
export async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: light,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  return encoding === 'gzip' ? zip(content) : content;
}
