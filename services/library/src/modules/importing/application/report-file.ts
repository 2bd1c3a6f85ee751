import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ImportReport } from '../domain/report.js';

/** Writes the report as JSON below the data folder. @returns its absolute path, to print */
export async function writeReport(report: ImportReport, dataDir: string): Promise<string> {
  const folder = resolve(dataDir, 'reports');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `library-import-${report.started_at.replace(/[:.]/g, '-')}.json`);
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  return path;
}
