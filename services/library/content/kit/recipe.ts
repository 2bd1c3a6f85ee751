import { CATEGORIES, type Category, type ContentWorkflow, type NodeSpec } from '../dsl/types.js';
import { workflow } from '../dsl/workflow.js';
import type { Port } from './ports.js';
import { articled, type Both, slugOf } from './text.js';

/** An explanation on the canvas behind the named steps. */
export interface Note {
  readonly over: readonly string[];
  /** Markdown, Dutch: why these steps are there, what to change. */
  readonly text: string;
}

/** One workflow of a recipe: what an author writes for a given choice of apps. */
export interface Built {
  /** What a person would search for; unique in the library. Without ‘workflow’ or ‘automation’. */
  readonly name: Both;
  /** What happens when, in which app, with what result: 60 to 220 characters, unique in the library. */
  readonly description: Both;
  /** One short sentence for a card. */
  readonly benefit: Both;
  /** Which apps, and what each does here: `[shop, { nl: 'meldt nieuwe bestellingen', en: 'reports new orders' }]`. */
  readonly uses: readonly (readonly [Port, Both])[];
  /** What to choose in which step after importing; the ports' own set-up follows by itself. */
  readonly setup: readonly Both[];
  readonly notes?: readonly Note[];
  readonly nodes: readonly NodeSpec[];
  /** Paths as in dsl/flow.ts: `Bestelling > Groot? #1 > Meld @1`. */
  readonly flow: readonly string[];
}

export interface Recipe<V> {
  /** Stable, lower case with hyphens, unique: names the pattern behind its workflows. */
  readonly id: string;
  readonly category: Category;
  readonly tags: readonly string[];
  /** Minutes of handwork that one run saves, and what that assumes. */
  readonly saves: { readonly minutes: number } & Both;
  /** One entry a workflow: from `combine`, or written down. */
  readonly variants: readonly V[];
  build(variant: V): Built;
}

const difficultyOf = (nodes: number, accounts: number) =>
  nodes <= 5 && accounts <= 2 ? 'beginner' : nodes <= 15 && accounts <= 4 ? 'intermediate' : 'advanced';
const tierOf = (nodes: number, usesAi: boolean) =>
  nodes >= 20
    ? 'enterprise'
    : nodes >= 12 || usesAi
      ? 'professional'
      : nodes >= 6
        ? 'launch_special'
        : 'starter';

/** Products that go by another name in English; the label of an app is the Dutch one. */
const ENGLISH_NAMES = {
  'Google Agenda': 'Google Calendar',
  'Google Contacten': 'Google Contacts',
  'IMAP-mailbox': 'IMAP mailbox',
  'Contentful (schrijven)': 'Contentful (writing)',
  'Je eigen systeem': 'Your own system',
  'n8n-formulier': 'n8n form',
};
const inEnglish = (text: string): string =>
  articled(
    Object.entries(ENGLISH_NAMES).reduce((sum, [dutch, english]) => sum.replaceAll(dutch, english), text),
  );

const STARTS_A_RUN: Both = { nl: 'start de workflow', en: 'starts the workflow' };

/** A webhook that asks for a secret header needs one; said here where nothing else says so. */
const secrets = (nodes: readonly NodeSpec[], told: readonly Both[]): Both[] =>
  nodes
    .filter(({ type, parameters }) => type.endsWith('.webhook') && parameters.authentication === 'headerAuth')
    .filter(() => !told.some(({ nl }) => /header/i.test(nl)))
    .map(({ name }) => ({
      nl: `Stel bij "${name}" een geheime header in (Header Auth); wie het webadres aanroept, stuurt die mee.`,
      en: `Set a secret header at "${name}" (Header Auth); whoever calls the address sends it along.`,
    }));

/** Minutes until it runs: two to import, three an account, one a choice. */
const minutesToDeploy = (accounts: number, choices: number) => 2 + 3 * accounts + choices;

/**
 * Compiles a recipe into its workflows. Pure; difficulty, tier and time to deploy follow from the size and the accounts.
 * @throws Error when a path, a note or a reference names a step that is not there
 */
export function recipe<V>(spec: Recipe<V>): ContentWorkflow[] {
  if (!CATEGORIES.includes(spec.category)) throw new Error(`${spec.id}: no such category`);
  return spec.variants.map((variant) => {
    const built = spec.build(variant);
    const slug = slugOf(built.name.nl);
    const types = new Set(
      built.nodes.flatMap(({ type, parameters }) => [type.replace(/^.*\./, ''), parameters.genericAuthType]),
    );
    const uses: { port: Port; why: Both }[] = built.uses.flatMap(([port, why]) => [
      { port, why },
      ...Object.entries(port.app.others ?? {})
        .filter(([type]) => types.has(type))
        .map(([type, app]) => ({ port: { app }, why: type.endsWith('Trigger') ? STARTS_A_RUN : why })),
    ]);
    const ports = [...new Map(uses.map((use) => [use.port.app.key, use])).values()];
    const withAccount = ports.filter(({ port }) => port.app.credential !== '');
    const told = [...built.setup, ...uses.flatMap(({ port }) => port.setup ?? [])];
    const asked = [...told, ...secrets(built.nodes, told)];
    const choices = [...new Map(asked.map((choice) => [choice.nl, choice])).values()];
    const ai = built.nodes.some((node) => node.type.startsWith('@n8n/'));
    return workflow({
      slug,
      name: built.name.nl,
      description: built.description.nl,
      category: spec.category,
      tags: [...spec.tags],
      difficulty: difficultyOf(built.nodes.length, withAccount.length),
      tier_required: tierOf(built.nodes.length, ai),
      time_to_deploy: `${minutesToDeploy(withAccount.length, choices.length)} min`,
      short_benefit: built.benefit.nl,
      accounts: withAccount.map(({ port: { app }, why }) => ({
        app: app.label,
        credential_type: app.credential,
        why: why.nl,
        steps: [...app.steps.nl],
      })),
      setup_steps: choices.map((choice) => choice.nl),
      pattern: spec.id,
      saves: spec.saves,
      notes: built.notes ?? [],
      en: {
        name: inEnglish(built.name.en),
        description: inEnglish(built.description.en),
        short_benefit: inEnglish(built.benefit.en),
        setup_steps: [...new Set(choices.map((choice) => inEnglish(choice.en)))],
        accounts: withAccount.map(({ port: { app }, why }) => ({
          app: inEnglish(app.label),
          credential_type: app.credential,
          why: inEnglish(why.en),
          steps: [...app.steps.en],
        })),
      },
      nodes: [...built.nodes],
      flow: [...built.flow],
    });
  });
}
