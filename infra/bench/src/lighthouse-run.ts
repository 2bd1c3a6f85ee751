import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Report, readReport } from './lighthouse-report.js';

/** Milliseconds that one page may take. */
const patience = 180_000;

/** @param port where a browser listens for the development tools @throws Error with what Lighthouse said */
export async function lighthouseReport(folder: string, port: number, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, 'run.mjs'), String(port), url],
    { cwd: folder, timeout: patience, maxBuffer: 16 * 1024 * 1024 },
  );
  return readReport(stdout);
}
