import { parseArgs } from 'node:util';
import { benches } from './bench/benches.js';
import { StartError } from './settings.js';

const usage = `npm run bench -- <name> [--runs n] [--url http://localhost:8080] [--json]
${Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join('\n')}
Without --url a platform of its own is started on free ports and removed again.`;

const mostRuns = 20;
/** Minutes after which a benchmark is given up. */
const longest = 12;

/** `npm run bench`: measures a running product, each figure beside a baseline of the same run. */
export async function bench(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      url: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const chosen = benches[positionals[0] ?? ''];
  const runs = Number(values.runs);
  if (!chosen || !Number.isInteger(runs) || runs < 1 || runs > mostRuns)
    throw new StartError(chosen ? `--runs takes 1 to ${mostRuns}` : usage);
  const limit = setTimeout(() => {
    console.error(`Given up after ${longest} minutes.`);
    // The platform's own leash ends what it started.
    process.exit(1);
  }, longest * 60_000);
  try {
    const say = values.json ? () => undefined : (line: string) => console.log(line);
    const result = await chosen.run({ root, runs, url: values.url, say });
    console.log(values.json ? JSON.stringify(result, null, 2) : result.text);
    return 0;
  } finally {
    clearTimeout(limit);
  }
}
