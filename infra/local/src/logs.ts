import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readSettings, StartError } from './settings.js';

/** The short form is what error screens show. */
const reference = /^[0-9a-f]{8,32}$/;

interface Found {
  readonly time: string;
  readonly name: string;
  readonly line: string;
}

const traceOf = (line: string): { trace_id?: unknown; time?: unknown } => {
  try {
    return JSON.parse(line) as { trace_id?: unknown; time?: unknown };
  } catch {
    return {}; // A process that could not start writes plain text.
  }
};

/** Every line of all logs that belongs to a trace, oldest first. @param id the whole of it, or how it begins */
export async function linesOf(folder: string, id: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of readdirSync(folder).filter((file) => /\.log(\.\d+)?$/.test(file)))
    for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
      if (!line.includes(id)) continue;
      const { trace_id, time } = traceOf(line);
      if (typeof trace_id === 'string' && trace_id.startsWith(id))
        found.push({ time: String(time ?? ''), name, line });
    }
  return found.sort((a, b) => a.time.localeCompare(b.time));
}

/** `npm run logs -- <reference>`. @returns exit code 0 when there is a line */
export async function logs(root: string, [id = '']: readonly string[]): Promise<number> {
  if (!reference.test(id)) {
    console.error('Say which: npm run logs -- <reference of an error screen, or the header x-request-id>');
    return 2;
  }
  const folder = join(readSettings(process.env, root).dataDir, 'logs');
  if (!existsSync(folder))
    throw new StartError(`There are no logs in ${folder}: nothing was started there yet.`);
  const found = await linesOf(folder, id);
  for (const { name, line } of found) console.log(`${name.replace(/\.log.*$/, '').padEnd(10)} ${line}`);
  if (found.length === 0) console.error(`No log has a line of ${id}.`);
  return found.length === 0 ? 1 : 0;
}
