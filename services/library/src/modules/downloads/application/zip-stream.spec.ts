import { strFromU8, unzipSync } from 'fflate';
import { zipOf } from './zip-stream.js';

const at = new Date('2026-11-21T10:00:00Z');
const entry = (name: string, text: string | undefined) => ({ name, read: async () => text });

const collect = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('an archive', () => {
  it('holds what was read, without what is gone', async () => {
    const archive = unzipSync(
      await collect(
        zipOf([entry('a.json', '{"é":1}'), entry('weg.json', undefined), entry('b.json', '')], at),
      ),
    );
    expect(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['a.json', '{"é":1}'],
      ['b.json', ''],
    ]);
  });

  it('asks for a file only when the one before it has left', async () => {
    const asked: string[] = [];
    const watched = (name: string) => ({
      name,
      read: async () => {
        asked.push(name);
        return name;
      },
    });
    const bytes = zipOf([watched('a'), watched('b'), watched('c')], at);
    await bytes.next();
    expect(asked).toEqual(['a']);
    await collect(bytes);
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('fails where a file cannot be read', async () => {
    const broken = { name: 'x', read: () => Promise.reject(new Error('gone')) };
    await expect(collect(zipOf([broken], at))).rejects.toThrow('gone');
  });
});
