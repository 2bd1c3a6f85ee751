import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentWorkflow } from '@stroomwerk/catalogue';
import {
  type AnswerSchemas,
  digestOf,
  isWorded,
  type Run,
  runOf,
  runsOf,
  Stage,
  seenCase,
  writeRuns,
} from '@stroomwerk/catalogue/samples';
import { N8N_VERSION } from '@stroomwerk/n8n-check';
import { recipesOf } from './library-compile.js';
import { N8nClient } from './n8n/client.js';
import { n8nFolder } from './n8n/install.js';
import { runningN8n, startN8n, stopN8n } from './n8n/instance.js';
import { answerSchemas } from './n8n/schemas.js';
import { type Trial, tryOut } from './n8n/trial.js';
import { readSettings, StartError } from './settings.js';

/** Workflows that run beside each other: n8n is one process, and scripts run in another. */
const beside = 3;
const shown = 20;

/** Runs after which those until then are noted, so that nothing which ends the command takes them along. */
const notedEvery = 25;

interface Options {
  readonly only?: string | undefined;
  readonly sample?: string | undefined;
  readonly recipes?: boolean | undefined;
  readonly again?: boolean | undefined;
  readonly record?: boolean | undefined;
}

/** @throws StartError for an option that there is none of */
export function optionsOf(args: readonly string[]): Options {
  const options = {
    only: { type: 'string' },
    sample: { type: 'string' },
    recipes: { type: 'boolean' },
    again: { type: 'boolean' },
    record: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** The first workflow of each recipe. */
const firstOfEach = <Entry extends { readonly meta: { readonly pattern: string } }>(
  catalogue: readonly Entry[],
): ReadonlySet<Entry> =>
  new Set(new Map([...catalogue].reverse().map((entry) => [entry.meta.pattern, entry])).values());

/**
 * The workflows of the recipes or names that are asked for, of each recipe the first where that is asked for, of these as
 * many as are asked for, evenly.
 * @throws StartError where there are none, or the number is none
 */
export function chosen<Entry extends { readonly slug: string; readonly meta: { readonly pattern: string } }>(
  catalogue: readonly Entry[],
  { only, sample, recipes }: Options,
): Entry[] {
  const firsts = recipes ? firstOfEach(catalogue) : new Set(catalogue);
  const named = catalogue.filter(
    (entry) =>
      firsts.has(entry) &&
      (only === undefined || only.split(',').some((one) => entry.slug === one || entry.meta.pattern === one)),
  );
  if (named.length === 0) throw new StartError(`No workflow and no recipe is called ${only}`);
  const wanted = sample === undefined ? named.length : Number(sample);
  if (!Number.isInteger(wanted) || wanted < 1) throw new StartError('--sample takes a number of workflows');
  const step = Math.max(1, named.length / wanted);
  return Array.from(
    { length: Math.min(wanted, named.length) },
    (_, at) => named[Math.floor(at * step)] as Entry,
  );
}

/** Also what `fetch` keeps to itself: "fetch failed" says nothing. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}${error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`}`
    : String(error);

interface Result {
  readonly run: Run;
  readonly trials: readonly Trial[];
}

/** What the report tells of a workflow beside its record. */
const reported = ({ run, trials: [dutch, ...english] }: Result) => ({
  ...run,
  missed: dutch?.steps.filter((step) => !dutch.reached.has(step)),
  holes: [dutch, ...english].flatMap((trial) => trial?.holes ?? []),
  unknown: dutch?.unknown,
});

/**
 * Both files of a workflow: all cases of the Dutch one, and of the English one, which has other words only, the first; where it
 * stands for its recipe, each whose words are told.
 */
async function runOne(
  client: N8nClient,
  entry: ContentWorkflow,
  schemas: AnswerSchemas,
  stands: boolean,
): Promise<Result> {
  const dutch = await tryOut(client, new Stage(entry.workflow, schemas));
  const trials = [dutch];
  if (entry.english) {
    const stage = new Stage(entry.english, schemas);
    const scenes = stage.scenes.filter(({ name }, at) => (stands ? isWorded(name) : at === 0));
    trials.push(await tryOut(client, stage, scenes));
  }
  const [, english] = trials;
  const errors = [...dutch.errors, ...(english?.errors ?? []).map((error) => `in English ${error}`)];
  const worded = [...(english?.sights ?? [])];
  const seen = dutch.sights.map((sight) => {
    const other = isWorded(sight.kind) ? worded.shift() : undefined;
    return seenCase(sight, dutch.steps, other && english && { sight: other, steps: english.steps });
  });
  const sum = (of: (trial: Trial) => number) => trials.reduce((total, trial) => total + of(trial), 0);
  const failed = sum((trial) => trial.failed);
  return {
    trials,
    run: {
      slug: entry.slug,
      digest: digestOf(entry),
      n8n: N8N_VERSION,
      date: new Date().toISOString().slice(0, 10),
      cases: sum(({ cases }) => cases),
      reached: dutch.steps.filter((step) => dutch.reached.has(step)).length,
      steps: dutch.steps.length,
      ...(failed > 0 && { failed, errors }),
      ...(stands && { seen }),
    },
  };
}

/**
 * `npm run library -- run [--only <recipe or workflow>,…] [--recipes] [--sample <n>] [--record [--again]]`: runs workflows
 * with sample data in a real n8n, which it starts where none runs. What is noted as it is now is left out with `--record`,
 * unless `--again` asks for it. @returns 1 where a workflow does not handle an error
 */
export async function runLibrary(root: string, args: readonly string[]): Promise<number> {
  const say = (text: string): void => console.log(text);
  const { dataDir } = readSettings(process.env, root);
  const options = optionsOf(args);
  const { catalogue } = await import('@stroomwerk/catalogue');
  const noted = runsOf(recipesOf(root));
  const asked = chosen(catalogue, options);
  const stands = firstOfEach(catalogue);
  const isNoted = (entry: ContentWorkflow): boolean => {
    const run = runOf(noted, entry);
    return run !== null && (run.seen !== undefined || !stands.has(entry as (typeof catalogue)[number]));
  };
  const entries = options.record && !options.again ? asked.filter((entry) => !isNoted(entry)) : asked;
  if (entries.length < asked.length)
    say(`${asked.length - entries.length} are noted as they are; --again runs them too`);
  const wasThere = runningN8n(dataDir) !== undefined;
  const client = await N8nClient.open(await startN8n(dataDir, say));
  const schemas = answerSchemas(dataDir);
  const report = join(n8nFolder(dataDir), 'runs.json');
  const results: Result[] = [];
  const note = (): void => {
    const runs = results.map(({ run }) => run);
    if (options.record) writeRuns(recipesOf(root), catalogue, runs);
    writeFileSync(report, JSON.stringify(results.map(reported), null, 1));
  };
  const left = [...entries];
  let failures = 0;
  const since = performance.now();
  const worker = async (): Promise<void> => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      try {
        results.push(await runOne(client, entry, schemas, stands.has(entry)));
        failures = 0;
      } catch (error) {
        // Nothing is known of a workflow that did not run to its end: it is noted by no record.
        say(`  ${entry.slug} did not run: ${reasonOf(error)}`);
        failures += 1;
        if (failures > beside) throw new StartError('n8n does not answer; what ran until then is noted');
        continue;
      }
      if (results.length % notedEvery > 0) continue;
      note();
      say(
        `${results.length} of ${entries.length} after ${Math.round((performance.now() - since) / 1000)} s …`,
      );
    }
  };
  // Whoever ends it gets what ran until then.
  const end = (): void => {
    left.length = 0;
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  try {
    await Promise.all(Array.from({ length: beside }, worker));
  } finally {
    process.off('SIGTERM', end).off('SIGINT', end);
    note();
    if (!wasThere) await stopN8n(dataDir);
  }
  const failed = results.filter(({ run }) => run.errors);
  for (const { run } of failed.slice(0, shown)) say(`  ${run.slug}: ${run.errors?.[0]}`);
  if (failed.length > shown) say(`  and ${failed.length - shown} more`);
  const sum = (of: (run: Run) => number) => results.reduce((total, { run }) => total + of(run), 0);
  say(
    `n8n ${N8N_VERSION}: ${results.length} workflows, ${sum(({ cases }) => cases)} cases, ${sum(({ reached }) => reached)} of ${sum(({ steps }) => steps)} steps; ` +
      `${failed.length} with an error that they do not handle. Report: ${report}`,
  );
  return failed.length > 0 ? 1 : 0;
}
