import { strFromU8, unzipSync } from 'fflate';
import { type ZipPart, zipOf } from './zip-stream.js';

const at = new Date('2026-11-21T10:00:00Z');
const part =
  (...files: [name: string, text: string][]): ZipPart =>
  async () =>
    files.map(([name, text]) => ({ name, text }));

const collect = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('an archive', () => {
  it('holds what was read, without what is gone', async () => {
    const archive = unzipSync(
      await collect(
        zipOf([part(['a.json', '{"é":1}'], ['tabellen/a/x.csv', 'x']), part(), part(['b.json', ''])], at),
      ),
    );
    expect(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['a.json', '{"é":1}'],
      ['tabellen/a/x.csv', 'x'],
      ['b.json', ''],
    ]);
  });

  it('asks for a file only when the one before it has left', async () => {
    const asked: string[] = [];
    const watched =
      (name: string): ZipPart =>
      async () => {
        asked.push(name);
        return [{ name, text: name }];
      };
    const bytes = zipOf([watched('a'), watched('b'), watched('c')], at);
    await bytes.next();
    expect(asked).toEqual(['a']);
    await collect(bytes);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('fails where a file cannot be read', async () => {
    const broken: ZipPart = () => Promise.reject(new Error('gone'));
    await expect(collect(zipOf([broken], at))).rejects.toThrow('gone');
  });
});
