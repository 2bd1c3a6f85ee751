import { inflateSync } from 'node:zlib';

const objects = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/;

/** Code to letters, from a font's ToUnicode table. */
function tableOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries())
      letters.set(
        Number.parseInt(from, 16) + at,
        String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
      );
  return letters;
}

export interface ReadPdf {
  /** What can be selected and read aloud, a line for each piece that was drawn. */
  readonly text: string;
  /** Everything but fonts and pictures, as it stands in the file. */
  readonly source: string;
  readonly pages: number;
}

/** Reads a PDF of one file of ours, with fonts in which a letter is four hex digits. */
export function readPdf(bytes: Buffer): ReadPdf {
  const found = new Map<number, { dictionary: string; data: string }>();
  for (const [, id = '', body = ''] of bytes.toString('latin1').matchAll(objects)) {
    const raw = stream.exec(body)?.[1];
    const packed = raw !== undefined && body.includes('/FlateDecode');
    const data = packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : (raw ?? '');
    found.set(Number(id), { dictionary: body.replace(stream, ''), data });
  }
  const all = [...found.values()];
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of all)
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(found.get(Number(id))?.dictionary ?? '')?.[1];
      fonts.set(name, tableOf(found.get(Number(toUnicode))?.data ?? ''));
    }
  const drawn = all.filter(({ data }) => data.includes('BT'));
  return {
    text: drawn.map(({ data }) => textOf(data, fonts)).join('\n'),
    source: all.map(({ dictionary, data }) => (data.startsWith('<?xpacket') ? data : dictionary)).join('\n'),
    pages: all.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).length,
  };
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> | undefined;
  const lines: string[] = [];
  for (const [, font, pieces = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font);
    else
      lines.push(
        [...pieces.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((code) => letters?.get(Number.parseInt(code, 16)) ?? '\ufffd')
          .join(''),
      );
  }
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
