import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZipFile {
  readonly name: string;
  readonly text: string;
}

/** Files that belong together, asked for when their turn comes; none leaves them out. */
export type ZipPart = () => Promise<readonly ZipFile[]>;

/** The bytes of an archive, made while they are sent: never more than one part of it is in memory. @param at of every file */
export async function* zipOf(parts: readonly ZipPart[], at: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  const flush = (): Uint8Array[] => {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const part of parts)
    for (const { name, text } of await part()) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = at;
      zip.add(file);
      file.push(strToU8(text), true);
      yield* flush();
    }
  zip.end();
  yield* flush();
}
