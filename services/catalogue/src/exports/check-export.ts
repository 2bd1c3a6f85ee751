import type { ContentWorkflow, N8nNode } from '../dsl/types.js';
import { checkValues } from '../dsl/values.js';
import { workflow } from '../dsl/workflow.js';
import { leftInDutch } from '../english.js';
import { placeholder } from '../masks/masks.js';
import { faultsOf } from '../rules/index.js';
import { settings } from '../rules/settings.js';
import { callsOf } from '../vendors/calls.js';
import { endpointOf } from '../vendors/sources-read.js';
import { cleanExport } from './clean-export.js';
import { appOf } from './known-accounts.js';
import { leafAt, leaves, near, replaced, says } from './leaves.js';
import { type Problem, type ProblemCode, problem, Refused } from './problem.js';
import type { Declared } from './read-declarations.js';
import type { Exported } from './read-export.js';
import { specOf } from './spec.js';

type Put = (code: ProblemCode, path: readonly PropertyKey[], what: string) => void;

/** What of its owner's an export still holds. */
export function ownersData(exported: Exported, slug: string): Problem[] {
  const { nodes } = cleanExport(exported, slug).file;
  return exported.steps.flatMap((step, at) =>
    [...leaves(step.parameters)].flatMap(([path, leaf]) => {
      const cleaned = leafAt(nodes[at]?.parameters ?? {}, path);
      if (String(cleaned ?? leaf).includes(placeholder))
        return [problem('key_inside', `step "${step.name}"`, `a key stands in ${path}`)];
      return cleaned === leaf
        ? []
        : [problem('personal_data', `step "${step.name}"`, `${path} holds something of its owner's`)];
    }),
  );
}

function checkNames({ steps }: Exported, { said }: Declared, put: Put): void {
  const names = new Set(steps.map(({ name }) => name));
  for (const { name } of steps)
    if (!Object.hasOwn(said.steps, name))
      put('step_without_english', ['steps'], `"${name}" has no English name`);
  const taken = new Map<string, string>();
  for (const [dutch, english] of Object.entries(said.steps)) {
    if (!names.has(dutch)) put('step_not_there', ['steps', dutch], `no step is called "${dutch}"`);
    const other = taken.get(english);
    if (other !== undefined)
      put('name_twice', ['steps', dutch], `"${dutch}" and "${other}" are both called "${english}"`);
    taken.set(english, dutch);
  }
  said.promises.forEach(({ by }, at) => {
    by.forEach((name, index) => {
      if (!names.has(name))
        put('step_not_there', ['promises', at, 'by', index], `no step is called "${name}"`);
    });
  });
  said.notes.forEach(({ over }, at) => {
    over.forEach((name, index) => {
      if (!names.has(name))
        put('step_not_there', ['notes', at, 'over', index], `no step is called "${name}"`);
    });
  });
}

/** What stands at a place, or why there is no such place. */
function landing(
  { steps }: Exported,
  { step, path }: { step: string; path: string },
  at: readonly PropertyKey[],
  put: Put,
): string | undefined {
  const found = steps.find(({ name }) => name === step);
  if (!found) {
    put('step_not_there', [...at, 'step'], `no step is called "${step}"`);
    return undefined;
  }
  const leaf = leafAt(found.parameters, path);
  if (leaf === undefined) {
    const others = near(found.parameters, path).join(', ');
    put('parameter_not_there', [...at, 'path'], `step "${step}" has no parameter ${path}; it has ${others}`);
  }
  return leaf === undefined ? undefined : String(leaf);
}

function checkPlaces(exported: Exported, { said }: Declared, put: Put): void {
  said.texts.forEach((text, at) => {
    const there = landing(exported, text, ['texts', at], put);
    if (there !== undefined && !says(there, text.nl))
      put(
        'text_not_there',
        ['texts', at, 'nl'],
        `${text.path} of step "${text.step}" does not say this: ${there.slice(0, 120)}`,
      );
  });
  said.values.forEach(({ at: places }, value) => {
    places.forEach((place, index) => {
      const path = ['values', value, 'at', index];
      const there = landing(exported, place, path, put);
      const { part } = place;
      if (there === undefined || part === undefined) return;
      const told = said.texts
        .filter((text) => text.step === place.step && text.path === place.path)
        .reduce((sum, text) => replaced(sum, text.nl, text.en), there);
      for (const [language, words] of [
        ['Dutch', there],
        ['English', told],
      ] as const)
        if (!says(words, part))
          put(
            'text_not_there',
            [...path, 'part'],
            `the ${language} ${place.path} of step "${place.step}" has no "${part}": ${words.slice(0, 120)}`,
          );
    });
  });
}

function checkValueWords({ said }: Declared, put: Put): void {
  const labels = new Map<string, number>();
  said.values.forEach(({ key, label, example, check, kind, choices }, at) => {
    const examples = typeof example === 'string' ? [example] : [example.nl, example.en];
    for (const name of [key, label.nl.toLowerCase(), label.en.toLowerCase()]) {
      if ((labels.get(name) ?? at) !== at)
        put('value_wrong', ['values', at], `two values are called "${name}"`);
      labels.set(name, at);
    }
    let pattern = /(?:)/;
    try {
      pattern = new RegExp(check ?? '');
    } catch (error) {
      put('value_wrong', ['values', at, 'check'], error instanceof Error ? error.message : String(error));
    }
    for (const one of examples) {
      if (!pattern.test(one))
        put(
          'value_wrong',
          ['values', at, 'example'],
          `its check ${check} does not take its example "${one}"`,
        );
      if (kind === 'number' && !Number.isFinite(Number(one)))
        put('value_wrong', ['values', at, 'example'], `"${one}" is no number`);
    }
    if ((kind === 'choice') !== (choices !== undefined))
      put('value_wrong', ['values', at], 'a choice has `choices`, and only a choice has');
  });
}

function checkAccounts({ steps }: Exported, { said }: Declared, put: Put): void {
  const used = new Map(steps.flatMap(({ name, accounts }) => accounts.map((type) => [type, name] as const)));
  const declared = said.accounts.map(({ type }) => type);
  for (const [type, step] of used)
    if (!declared.includes(type))
      put('account_missing', ['accounts'], `step "${step}" signs in with ${type}`);
  said.accounts.forEach(({ type, app, steps: how }, at) => {
    if (!used.has(type)) put('account_unused', ['accounts', at], `no step signs in with ${type}`);
    if (appOf(type) === undefined && (app === undefined || how === undefined))
      put('account_unknown', ['accounts', at], `the catalogue does not know ${type}`);
  });
}

/** What only the compiled workflow shows: what nobody declared, what is Dutch in English, calls that nobody read. */
function checkCompiled(entry: ContentWorkflow, put: Put): void {
  const { open, wrong } = checkValues(entry);
  for (const { step, path, text } of open)
    put(
      'value_open',
      ['values'],
      `step "${step}" ${path} is the customer's to fill in: ${text.slice(0, 80)}`,
    );
  for (const found of wrong) put('value_wrong', ['values'], found);
  for (const { rule, step, says } of faultsOf(entry))
    if (rule !== settings.id)
      put('fault', ['steps'], `${step === undefined ? '' : `step "${step}": `}${says} (rule ${rule})`);
  for (const left of leftInDutch(entry, new Set())) put('still_dutch', ['texts'], left);
  for (const call of callsOf(entry.workflow.nodes as N8nNode[]))
    if (endpointOf(call) === undefined)
      put(
        'unsourced_call',
        ['steps'],
        `step "${call.step}" calls ${call.method} ${call.host}${call.path}, of which nobody wrote where it was read`,
      );
}

/**
 * Compiles an export with its declarations, by the same compiler and rules as a recipe.
 * @throws Refused with everything that is to mend
 */
export function compileExport(slug: string, exported: Exported, declared: Declared): ContentWorkflow {
  const problems: Problem[] = [];
  const put: Put = (code, path, what) => problems.push(problem(code, declared.where(path), what));
  checkNames(exported, declared, put);
  checkPlaces(exported, declared, put);
  checkValueWords(declared, put);
  checkAccounts(exported, declared, put);
  if (problems.length > 0) throw new Refused(problems);
  let entry: ContentWorkflow | undefined;
  try {
    entry = workflow(() => specOf(slug, exported, declared.said));
    checkCompiled(entry, put);
  } catch (error) {
    put('refused', [], error instanceof Error ? error.message.replace(`${slug}: `, '') : String(error));
  }
  if (problems.length > 0 || entry === undefined) throw new Refused(problems);
  return entry;
}
