import { needs } from '../dsl/accounts.js';
import { say } from '../dsl/language.js';
import type { Account, AttachKind, NodeSpec, Parameters, WorkflowSpec } from '../dsl/types.js';
import { value } from '../dsl/value.js';
import { withColumns } from './columns.js';
import type { Declarations } from './declarations.js';
import { appOf } from './known-accounts.js';
import { replaced, withLeaves } from './leaves.js';
import type { Exported, ExportedStep } from './read-export.js';

type Said = { readonly nl: string; readonly en: string };
const inLanguage = ({ nl, en }: Said): string => say(nl, en);
const oneOrBoth = (text: string | Said): string => (typeof text === 'string' ? text : inLanguage(text));

/** A step's parameters with its words in the language that is built, and its values as marks. */
function parametersOf(
  { name, parameters }: ExportedStep,
  { texts, columns, values }: Declarations,
): Parameters {
  const own = texts.filter(({ step }) => step === name);
  const marks = values.flatMap(({ at, ...definition }) =>
    at.filter(({ step }) => step === name).map((place) => ({ ...place, mark: value(definition) })),
  );
  const told = withLeaves(parameters, (path, leaf) => {
    let text = String(leaf);
    for (const one of own) if (one.path === path) text = replaced(text, one.nl, inLanguage(one));
    for (const { path: at, part, mark } of marks) {
      if (at !== path) continue;
      text = part === undefined ? mark : replaced(text, part, mark);
    }
    return text === String(leaf) ? leaf : text;
  }) as Parameters;
  return say('nl', 'en') === 'nl' ? told : withColumns(told, columns);
}

function accountOf({ type, why, app, steps }: Declarations['accounts'][number]): Account {
  const known = appOf(type);
  const found = known && needs(known, inLanguage(why));
  return {
    app: app ? oneOrBoth(app) : (found?.app ?? type),
    credential_type: type,
    why: inLanguage(why),
    steps: steps ? steps.map(inLanguage) : (found?.steps ?? []),
  };
}

/** What the author of a TypeScript recipe writes, out of an export and its declarations. Runs once in each language. */
export function specOf(slug: string, { steps, links }: Exported, said: Declarations): WorkflowSpec {
  const serving = new Map(links.filter(({ kind }) => kind !== 'main').map((link) => [link.from, link]));
  const nodes = steps.map((step): NodeSpec => {
    const { name, type, typeVersion, isWebhook, options } = step;
    const serves = serving.get(name);
    return {
      ...{ name, type, typeVersion, parameters: parametersOf(step, said) },
      ...(isWebhook && { webhook: true }),
      ...(serves && { attach: { to: serves.to, as: serves.kind as AttachKind } }),
      ...(options as Partial<NodeSpec>),
    };
  });
  const setup = said.setup.map(inLanguage);
  return {
    slug,
    name: said.title.nl,
    description: said.description.nl,
    category: said.category,
    tags: said.tags,
    difficulty: said.difficulty,
    tier_required: said.tier,
    time_to_deploy: `${said.minutes_to_set_up} min`,
    short_benefit: said.benefit.nl,
    accounts: said.accounts.map(accountOf),
    setup_steps: setup,
    en: {
      name: said.title.en,
      description: said.description.en,
      short_benefit: said.benefit.en,
      setup_steps: setup,
    },
    names: said.steps,
    ...(said.saves && { saves: { minutes: said.saves.minutes, ...said.saves.because } }),
    ...(said.notes.length > 0 && {
      notes: said.notes.map(({ over, text }) => ({ over, text: inLanguage(text) })),
    }),
    ...(said.promises.length > 0 && { promises: said.promises }),
    ...(said.accepts.length > 0 && { accepts: said.accepts }),
    nodes,
    flow: links
      .filter(({ kind }) => kind === 'main')
      .map(({ from, output, to, input }) => `${from} #${output} > ${to} @${input}`),
  };
}
