import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Retired } from '@stroomwerk/catalogue';
import { hashOfCode, hashOfContent } from '@stroomwerk/catalogue/hash';
import { tellStep } from '@stroomwerk/kernel';
import type { Draft } from '../domain/draft.js';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Beside what is compiled of this package; apart from that where the TypeScript itself runs (tests). */
const beside = join(
  here,
  '../../../../',
  here.replaceAll('\\', '/').includes('/dist/') ? 'catalogue' : 'dist/catalogue-src',
);
/** Where nothing may be written there, as in an image that is read only. */
const elsewhere = join(tmpdir(), 'library-catalogue');

/**
 * A figure for the catalogue of this release, from the code that makes it and the rules that derive: reading that takes
 * milliseconds, compiling seconds. @returns a sha256 in hex, another one as soon as any of it changes
 */
export async function catalogueHash(): Promise<string> {
  const rules = await Promise.all(
    ['../domain', '../../workflows/domain'].map((dir) => hashOfCode(join(here, dir))),
  );
  return createHash('sha256')
    .update([await hashOfContent(), ...rules].join())
    .digest('hex');
}

/** How far compiling is. */
export type TellDone = (done: number, total: number | null) => void;

/** Compiles the catalogue into lines of JSON: its filenames and what it retired, then a draft each. */
export async function compileCatalogue(file: string, tell: TellDone): Promise<void> {
  tell(0, null);
  const [{ catalogue, retired }, { catalogueDrafts }] = await Promise.all([
    import('@stroomwerk/catalogue'),
    import('../domain/catalogue-draft.js'),
  ]);
  const drafts = catalogueDrafts(catalogue, (done) => tell(done, catalogue.length));
  const head = { filenames: drafts.map(({ filename }) => filename), retired };
  const lines = [head, ...drafts].map((line) => JSON.stringify(line));
  await writeFile(file, `${lines.join('\n')}\n`);
}

/** In a thread of its own, whose memory goes with it; TypeScript that tests run has no such file and compiles here. */
function compileApart(file: string): Promise<void> {
  const tell: TellDone = (done, total) => tellStep({ step: 'compiling the catalogue', done, total });
  const thread = new URL('./compile-catalogue.js', import.meta.url);
  if (!existsSync(thread)) return compileCatalogue(file, tell);
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: { file } });
    worker.on('message', (far: Parameters<TellDone>) => tell(...far));
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`compiling the catalogue ended with ${code}`)),
    );
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a file of the folder is of no use to anybody: of an earlier release, or begun by a process that was killed. */
function isLeft(entry: string): boolean {
  const pid = Number(/\.(\d+)\.part$/.exec(entry)?.[1]);
  return entry.endsWith('.jsonl') || (pid > 0 && (pid === process.pid || !isAlive(pid)));
}

/**
 * Makes the file in a folder; what others left there goes. @param make writes it @throws where the folder takes none
 */
export async function keepIn(
  folder: string,
  name: string,
  make: (file: string) => Promise<void> = compileApart,
): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const begun = `${name}.${process.pid}.part`;
  await writeFile(join(folder, begun), '');
  await make(join(folder, begun));
  for (const left of (await readdir(folder)).filter((entry) => entry !== begun && isLeft(entry)))
    await rm(join(folder, left), { force: true });
  await rename(join(folder, begun), file);
  return file;
}

export interface CompiledCatalogue {
  /** Of every workflow that ships. */
  readonly filenames: readonly string[];
  readonly retired: readonly Retired[];
  /** Read as they are taken, so that only a few are in memory. */
  readonly drafts: AsyncIterable<Draft>;
}

/** The compiled catalogue of this release: made once a checkout, read after that. @param hash of catalogueHash */
export async function compiledCatalogue(hash: string): Promise<CompiledCatalogue> {
  const name = `${hash}.jsonl`;
  const file = await keepIn(beside, name).catch((error: NodeJS.ErrnoException) => {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code ?? '')) throw error;
    return keepIn(elsewhere, name);
  });
  const lines = createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]();
  const first = await lines.next();
  return {
    ...(JSON.parse(first.value) as Pick<CompiledCatalogue, 'filenames' | 'retired'>),
    drafts: (async function* () {
      for (let line = await lines.next(); !line.done; line = await lines.next())
        if (line.value !== '') yield JSON.parse(line.value) as Draft;
    })(),
  };
}
