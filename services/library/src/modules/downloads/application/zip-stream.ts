import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  /** Asked for when its turn comes; undefined leaves the entry out. */
  read(): Promise<string | undefined>;
}

/** The bytes of an archive, made while they are sent: never more than one file of it is in memory. @param at of every file */
export async function* zipOf(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
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
  for (const { name, read } of entries) {
    const text = await read();
    if (text === undefined) continue;
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(strToU8(text), true);
    yield* flush();
  }
  zip.end();
  yield* flush();
}
