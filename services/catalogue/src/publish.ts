import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReport } from './check.js';
import { type Compiled, compile } from './compile.js';
import type { ContentWorkflow, N8nWorkflow } from './dsl/types.js';
import { lockOf, writeLock } from './lock/files.js';
import type { Lock, Published } from './lock/lock.js';
import { retirements } from './retired.js';
import { faultsOf, lineOf } from './rules/index.js';
import { sources } from './sources.js';

type CompileBeside = (lock: Lock) => Compiled;
const compileSources: CompileBeside = (lock) => compile(sources, lock, retirements);

/** Names that are shown of each kind. */
const shown = 20;

const named = (kind: string, slugs: readonly string[]): string[] =>
  slugs.length === 0
    ? []
    : [
        `${slugs.length} ${kind}:`,
        ...slugs.slice(0, shown).map((slug) => `  ${slug}`),
        ...(slugs.length > shown ? [`  and ${slugs.length - shown} more`] : []),
      ];

/** What compiling found, beside what is published: counts and names, then what is in the way. */
export function report({ catalogue, retired, difference, problems, dutch }: Compiled): string[] {
  const kinds = (['new', 'changed', 'retired'] as const).map((kind) => `${difference[kind].length} ${kind}`);
  return [
    `${catalogue.length} workflows (${catalogue.filter(({ english }) => english !== null).length} in English too), ${retired.length} retired; beside what is published: ${kinds.join(', ')}`,
    ...named('new', difference.new),
    ...named('changed', difference.changed),
    ...named('retired', difference.retired),
    ...named('texts still Dutch in English files', dutch()),
    ...problems.map((problem) => `problem: ${problem}`),
  ];
}

/** Writes every workflow as an n8n file, those in English with `.en` in their name. */
function writeFiles(folder: string, catalogue: readonly ContentWorkflow[]): void {
  mkdirSync(folder, { recursive: true });
  const write = (filename: string, file: N8nWorkflow) =>
    writeFileSync(join(folder, filename), `${JSON.stringify(file, null, 2)}\n`);
  for (const { filename, workflow, english } of catalogue) {
    write(filename, workflow);
    if (english) write(filename.replace(/\.json$/, '.en.json'), english);
  }
}

/**
 * `npm run library -- compile [--lock] [folder]`: shows how the catalogue differs from what is published, writes its files
 * to the folder where one is named, and with `--lock` publishes: writes the lock.
 * @param recipes the folder of the recipes in the sources
 * @returns 1 where it cannot be published: two are alike, one went without a reason, a rule finds a fault; then nothing is
 *   written
 */
export function publish(
  recipes: string,
  args: readonly string[],
  say: (line: string) => void,
  compileBeside = compileSources,
): number {
  const compiled = compileBeside(lockOf(recipes));
  report(compiled).forEach(say);
  const faults = compiled.catalogue.flatMap(faultsOf);
  for (const fault of faults) say(`fault: ${lineOf(fault)}`);
  if (compiled.problems.length > 0 || faults.length > 0) return 1;
  const folder = args.find((word) => !word.startsWith('--'));
  if (folder !== undefined) writeFiles(folder, compiled.catalogue);
  if (args.includes('--lock')) writeLock(recipes, compiled.lock);
  else if (Object.values(compiled.difference).some((slugs) => slugs.length > 0))
    say('Published with: npm run library -- compile --lock');
  return 0;
}

/**
 * Notes in the lock which workflows n8n opened, as they are now; the others lose the mark.
 * @param recipes the folder of the recipes in the sources
 * @param opened slugs
 */
export function recordChecked(
  recipes: string,
  n8n: string,
  opened: readonly string[],
  compileBeside = compileSources,
): void {
  const is = new Set(opened);
  const marked = <T extends Published>({ n8n: _, ...one }: T) =>
    is.has(one.slug) && !one.retired ? { ...one, n8n } : one;
  const { lock } = compileBeside(lockOf(recipes));
  writeLock(
    recipes,
    Object.fromEntries(
      Object.entries(lock).map(([category, one]) => [
        category,
        {
          workflows: one.workflows.map(marked),
          recipes: Object.fromEntries(
            Object.entries(one.recipes).map(([id, recipe]) => [
              id,
              { ...recipe, variants: recipe.variants.map(marked) },
            ]),
          ),
        },
      ]),
    ),
  );
}

/** `npm run library -- check`: what the rules find, by rule. @returns 1 where one finds a fault */
export function check(say: (line: string) => void): number {
  const { lines, wrong } = checkReport(compileSources(lockOf()).catalogue);
  lines.forEach(say);
  return wrong > 0 ? 1 : 0;
}
