import { createService } from '@stroomwerk/kernel';
import { CatalogueFill } from './modules/importing/application/catalogue-fill.js';
import { Importer } from './modules/importing/application/importer.js';
import { writeReport } from './modules/importing/application/report-file.js';
import { progressLine, summary } from './modules/importing/domain/summary.js';
import { libraryService } from './service.js';

const usage = `npm run library -- import <folder, .json or .zip>   bring your own workflows into the library
npm run library -- fill                              put the workflows that ship with the product in it`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const progressEveryMs = 2_000;
let shownAt = Number.NEGATIVE_INFINITY;

/** One line that is overwritten on a terminal; in a log a line every two seconds. */
function showProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (performance.now() - shownAt > progressEveryMs) {
    shownAt = performance.now();
    print(line);
  }
}

/** Runs one command against the database of the environment. @returns the exit code */
async function main([command, path]: readonly string[]): Promise<number> {
  if (!(command === 'fill' || (command === 'import' && path !== undefined))) {
    print(usage);
    return command === undefined || command === 'help' ? 0 : 2;
  }
  const quiet = { LOG_LEVEL: 'error', WORKERS: 'none', LIBRARY_FILL: 'off' };
  const app = await createService(libraryService, { ...process.env, ...quiet });
  try {
    if (command === 'fill') {
      const { imported, updated, unchanged, refused } = await app.get(CatalogueFill).fillNow();
      print(`${imported} imported, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
      return 0;
    }
    const report = await app.get(Importer).import(path ?? '', (done) => showProgress(progressLine(done)));
    if (process.stdout.isTTY) print('');
    print(summary(report));
    print(`Report: ${await writeReport(report, process.env.DATA_DIR ?? '.data')}`);
    return 0;
  } finally {
    await app.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
