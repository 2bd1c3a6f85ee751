import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { createService } from '@stroomwerk/kernel';
import { Exporter } from './modules/exporting/exporter.js';
import { CatalogueFill } from './modules/importing/application/catalogue-fill.js';
import { writeCompiled } from './modules/importing/application/compiled-files.js';
import { Importer } from './modules/importing/application/importer.js';
import { writeReport } from './modules/importing/application/report-file.js';
import { progressLine, summary } from './modules/importing/domain/summary.js';
import { CheckResults, Verification } from './modules/verifying/verification.js';
import { libraryService } from './service.js';

const usage = `npm run library -- import <folder, .json or .zip>   bring your own workflows into the library
npm run library -- export <folder> [--english]       write every workflow as the file a customer would download
npm run library -- compile [--lock] [folder]         show what is new beside what is published; publish it
npm run library -- check                             what the catalogue's rules find
npm run library -- check --n8n [--all] [--record]    open what ships with n8n's definitions, and note it in the lock
npm run library -- run [--only <recipe>] [--record]  run workflows with sample data in a real n8n
npm run library -- verify                            check every workflow against n8n and note the version
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

type Command = (app: INestApplicationContext, path: string, more: readonly string[]) => Promise<number>;

const commands: Record<string, { readonly takesPath: boolean; readonly run: Command }> = {
  fill: {
    takesPath: false,
    async run(app) {
      const { imported, updated, unchanged, refused } = await app.get(CatalogueFill).fillNow();
      print(`${imported} imported, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
      return 0;
    },
  },
  import: {
    takesPath: true,
    async run(app, path) {
      const report = await app.get(Importer).import(path, (done) => showProgress(progressLine(done)));
      if (process.stdout.isTTY) print('');
      print(summary(report));
      print(`Report: ${await writeReport(report, process.env.DATA_DIR ?? '.data')}`);
      return 0;
    },
  },
  export: {
    takesPath: true,
    async run(app, path, more) {
      const lang = more.includes('--english') ? 'en' : 'nl';
      print(`${await app.get(Exporter).export(path, lang)} workflows written to ${resolve(path)}`);
      return 0;
    },
  },
  // What `npm run library -- verify` hands back after checking the exported files.
  'record-check': {
    takesPath: true,
    async run(app, path) {
      const results = CheckResults.parse(JSON.parse(await readFile(path, 'utf8')));
      print(JSON.stringify(await app.get(Verification).record(results)));
      return 0;
    },
  },
};

/** Runs one command against the database of the environment. @returns the exit code */
async function main([name, path, ...more]: readonly string[]): Promise<number> {
  // For `npm run library -- check --n8n`, which needs no database.
  if (name === 'compiled' && path !== undefined) {
    print(String(await writeCompiled(path)));
    return 0;
  }
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined || (command.takesPath && path === undefined)) {
    print(usage);
    return name === undefined || name === 'help' ? 0 : 2;
  }
  const quiet = { LOG_LEVEL: 'error', WORKERS: 'none', LIBRARY_FILL: 'off' };
  const app = await createService(libraryService, { ...process.env, ...quiet });
  try {
    return await command.run(app, path ?? '', more);
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
