import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentWorkflow } from '@stroomwerk/catalogue';
import { type AnswerSchemas, digestOf, type Run, Stage, writeRuns } from '@stroomwerk/catalogue/samples';
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
  readonly record?: boolean | undefined;
}

/** @throws StartError for an option that there is none of */
export function optionsOf(args: readonly string[]): Options {
  const options = {
    only: { type: 'string' },
    sample: { type: 'string' },
    record: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The workflows of the recipes or names that are asked for, of these as many as are asked for, evenly.
 * @throws StartError where there are none, or the number is none
 */
export function chosen<Entry extends { readonly slug: string; readonly meta: { readonly pattern: string } }>(
  catalogue: readonly Entry[],
  { only, sample }: Options,
): Entry[] {
  const named = catalogue.filter(
    ({ slug, meta }) =>
      only === undefined || only.split(',').some((one) => slug === one || meta.pattern === one),
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

/** Both files of a workflow: all cases of the Dutch one, and of the English one, which has other words only, the first. */
async function runOne(
  client: N8nClient,
  entry: ContentWorkflow,
  schemas: AnswerSchemas,
): Promise<{ run: Run; trials: Trial[] }> {
  const dutch = await tryOut(client, new Stage(entry.workflow, schemas));
  const english = entry.english ? [await tryOut(client, new Stage(entry.english, schemas), 1)] : [];
  const trials = [dutch, ...english];
  const errors = [
    ...dutch.errors,
    ...english.flatMap((one) => one.errors.map((error) => `in English ${error}`)),
  ];
  return {
    trials,
    run: {
      slug: entry.slug,
      digest: digestOf(entry),
      n8n: N8N_VERSION,
      date: new Date().toISOString().slice(0, 10),
      cases: trials.reduce((sum, { cases }) => sum + cases, 0),
      reached: dutch.steps.filter((step) => dutch.reached.has(step)).length,
      steps: dutch.steps.length,
      ...(errors.length > 0 && { errors }),
    },
  };
}

/**
 * `npm run library -- run [--only <recipe or workflow>,…] [--sample <n>] [--record]`: runs workflows with sample data in a
 * real n8n, which it starts where none runs. @returns 1 where a workflow does not handle an error
 */
export async function runLibrary(root: string, args: readonly string[]): Promise<number> {
  const say = (text: string): void => console.log(text);
  const { dataDir } = readSettings(process.env, root);
  const options = optionsOf(args);
  const { catalogue } = await import('@stroomwerk/catalogue');
  const entries = chosen(catalogue, options);
  const wasThere = runningN8n(dataDir) !== undefined;
  const client = await N8nClient.open(await startN8n(dataDir, say));
  const schemas = answerSchemas(dataDir);
  const results: { run: Run; trials: Trial[] }[] = [];
  const note = (): void => {
    const runs = results.map(({ run }) => run);
    if (options.record) writeRuns(recipesOf(root), catalogue, runs);
  };
  const left = [...entries];
  const since = performance.now();
  const worker = async (): Promise<void> => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      results.push(await runOne(client, entry, schemas));
      if (results.length % notedEvery > 0) continue;
      note();
      say(
        `${results.length} of ${entries.length} after ${Math.round((performance.now() - since) / 1000)} s …`,
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: beside }, worker));
  } finally {
    note();
    if (!wasThere) await stopN8n(dataDir);
  }
  const report = join(n8nFolder(dataDir), 'runs.json');
  writeFileSync(
    report,
    JSON.stringify(
      results.map(({ run, trials }) => ({
        ...run,
        missed: trials[0]?.steps.filter((step) => !trials[0]?.reached.has(step)),
        holes: trials.flatMap(({ holes }) => holes),
        unknown: trials[0]?.unknown,
      })),
      null,
      1,
    ),
  );
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
