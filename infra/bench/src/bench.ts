import { parseArgs } from 'node:util';
import { StartError } from '@stroomwerk/local';
import { benches } from './benches.js';

const usage = `npm run bench -- <name> [--runs n] [--url http://localhost:8080] [--only part] [--rows n] [--seconds n] [--json]
${Object.entries(benches)
  .map(
    ([name, { about, parts }]) =>
      `  ${name.padEnd(11)}${about}${parts ? ` (--only ${parts.join(', ')})` : ''}`,
  )
  .join('\n')}
Without --url a platform of its own is started on free ports and removed again.`;

const mostRuns = 20;
/** Minutes after which a benchmark is given up, unless it says otherwise. */
const longest = 12;

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        url: { type: 'string' },
        only: { type: 'string' },
        rows: { type: 'string' },
        seconds: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** @throws StartError where it is no whole number from 1 to `most` */
function whole(name: string, value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new StartError(`${name} takes a whole number from 1 to ${most}`);
}

/** `npm run bench`: measures a running product, each figure beside a baseline of the same run. */
export async function bench(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = read(args);
  const chosen = benches[positionals[0] ?? ''];
  const runs = Number(values.runs);
  if (!chosen) throw new StartError(usage);
  if (!Number.isInteger(runs) || runs < 1 || runs > mostRuns)
    throw new StartError(`--runs takes a whole number from 1 to ${mostRuns}`);
  if (values.url !== undefined && !/^https?:\/\/./.test(values.url))
    throw new StartError(`--url takes an http address, e.g. http://localhost:8080`);
  const { only } = values;
  if (only !== undefined && !chosen.parts?.includes(only))
    throw new StartError(
      chosen.parts ? `--only takes ${chosen.parts.join(', ')}` : '--only is for benchmarks with parts',
    );
  const rows = whole('--rows', values.rows, 10_000_000);
  const seconds = whole('--seconds', values.seconds, 600);
  const minutes = chosen.minutes ?? longest;
  const limit = setTimeout(() => {
    console.error(`Given up after ${minutes} minutes.`);
    // As if it had been stopped by hand: what was started here is stopped and removed first.
    process.kill(process.pid, 'SIGTERM');
  }, minutes * 60_000);
  try {
    const say = values.json ? () => undefined : (line: string) => console.log(line);
    const result = await chosen.run({ root, runs, url: values.url, only, rows, seconds, say });
    console.log(values.json ? JSON.stringify(result, null, 2) : result.text);
    return 0;
  } finally {
    clearTimeout(limit);
  }
}
