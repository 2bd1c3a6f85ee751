import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RecipePhrases, Retired } from '@stroomwerk/catalogue';
import { hashOfCode, hashOfContent } from '@stroomwerk/catalogue/hash';
import type { StartStep } from '@stroomwerk/contracts/common';
import { tellStep } from '@stroomwerk/kernel';
import type { Draft } from '../domain/draft.js';

const here = fileURLToPath(new URL('.', import.meta.url));
/** What is compiled of this package, also where its TypeScript itself runs (tests): that is many times as slow at this. */
const compiled = join(here, '../../../../', here.replaceAll('\\', '/').includes('/dist/') ? '.' : 'dist');
const beside = join(compiled, 'catalogue');
/** Where nothing may be written there, as in an image that is read only. */
const elsewhere = join(tmpdir(), 'library-catalogue');

/**
 * A figure for the catalogue of this release, from the code that makes it and the rules that derive: reading that takes
 * milliseconds, compiling seconds. @returns a sha256 in hex, another one as soon as any of it changes
 */
export async function catalogueHash(): Promise<string> {
  const rules = await Promise.all(
    ['importing', 'workflows'].map((module) => hashOfCode(join(compiled, 'src/modules', module, 'domain'))),
  );
  return createHash('sha256')
    .update([await hashOfContent(), ...rules].join())
    .digest('hex');
}

/** Hears how far a step is. */
export type TellStep = (step: StartStep) => void;

/** Compiles the catalogue into lines of JSON: its filenames, what it retired and what its recipes are also called, then a draft each. */
export async function compileCatalogue(file: string, tell: TellStep): Promise<void> {
  const building = (done: number): void => tell({ step: 'building the catalogue', done, total: null });
  building(0);
  const [{ buildCatalogue }, { phrases }, { catalogueDrafts }] = await Promise.all([
    import('@stroomwerk/catalogue/build'),
    import('@stroomwerk/catalogue/phrases'),
    import('../domain/catalogue-draft.js'),
  ]);
  const { catalogue, retired } = buildCatalogue(building);
  const drafts = catalogueDrafts(catalogue, (done) =>
    tell({ step: 'compiling the catalogue', done, total: catalogue.length }),
  );
  const head = { filenames: drafts.map(({ filename }) => filename), retired, phrases };
  const lines = [head, ...drafts].map((line) => JSON.stringify(line));
  await writeFile(file, `${lines.join('\n')}\n`);
}

/** In a thread of its own, whose memory goes with it. */
function compileApart(file: string): Promise<void> {
  const thread = join(compiled, 'src/modules/importing/application/compile-catalogue.js');
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: { file } });
    worker.on('message', tellStep);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`compiling the catalogue ended with ${code}`)),
    );
  });
}

/** How often who waits for another process looks whether it is done. */
const lookAgain = 200;

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
  return /\.(jsonl|maker)$/.test(entry) || (pid > 0 && (pid === process.pid || !isAlive(pid)));
}

/** Milliseconds after which nobody waits any more: the pid may be another's by now. */
const longest = 600_000;

/** Notes that this process makes the file. @param anyway whoever said so before @returns false while another one does */
async function claim(note: string, anyway: boolean): Promise<boolean> {
  const pid = await readlink(note).then(Number, () => process.pid);
  if (!anyway && pid !== process.pid && isAlive(pid)) return false;
  await rm(note, { force: true });
  // A link and no file: it is there and says whose it is in one step.
  return symlink(String(process.pid), note).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/**
 * The file of a folder: made by the first process that asks, while the others wait; what earlier ones left there goes.
 * @param make writes it @throws where the folder takes none
 */
export async function keepIn(
  folder: string,
  name: string,
  make: (file: string) => Promise<void> = compileApart,
): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const note = `${name}.maker`;
  const began = performance.now();
  const waited = (): number => performance.now() - began;
  while (!(await claim(join(folder, note), waited() > longest))) {
    const done = Math.floor(waited() / 1_000);
    tellStep({ step: 'waiting for another process to compile the catalogue, seconds', done, total: null });
    await pause(lookAgain);
    if (existsSync(file)) return file;
  }
  try {
    if (existsSync(file)) return file;
    const begun = `${name}.${process.pid}.part`;
    await make(join(folder, begun));
    const others = (await readdir(folder)).filter((entry) => entry !== begun && entry !== note);
    for (const left of others.filter(isLeft)) await rm(join(folder, left), { force: true });
    await rename(join(folder, begun), file);
    return file;
  } finally {
    await rm(join(folder, note), { force: true });
  }
}

export interface CompiledCatalogue {
  /** Of every workflow that ships. */
  readonly filenames: readonly string[];
  readonly retired: readonly Retired[];
  /** What its recipes are also called. */
  readonly phrases: readonly RecipePhrases[];
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
    ...(JSON.parse(first.value) as Pick<CompiledCatalogue, 'filenames' | 'retired' | 'phrases'>),
    drafts: (async function* () {
      for (let line = await lines.next(); !line.done; line = await lines.next())
        if (line.value !== '') yield JSON.parse(line.value) as Draft;
    })(),
  };
}
