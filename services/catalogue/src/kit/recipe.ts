import { goingOn, tellingErrors, tellingFirst } from '../dsl/going-on.js';
import { stableId } from '../dsl/identity.js';
import { englishProducts } from '../dsl/products.js';
import type { Kept } from '../dsl/promise.js';
import { valuesAsked } from '../dsl/settings.js';
import {
  type Accepted,
  CATEGORIES,
  type Category,
  type ContentWorkflow,
  type Json,
  type NodeSpec,
  type Parameters,
  type WorkflowSpec,
} from '../dsl/types.js';
import { workflow } from '../dsl/workflow.js';
import { accepted } from './accepted.js';
import type { Choice, Choices } from './combine.js';
import { placesOf } from './places.js';
import type { Port } from './ports.js';
import { tellerOf } from './teller.js';
import { articled, type Both, slugOf } from './text.js';

/** An explanation on the canvas behind the named steps. */
export interface Note {
  readonly over: readonly string[];
  /** Markdown, by `say`: why these steps are there, what to change. */
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
  /** Faults that src/rules/ finds and that stay, with the reason. */
  readonly accepts?: readonly Accepted[];
  /** What its texts promise, and the steps that keep it. */
  readonly promises?: readonly Kept[];
  readonly nodes: readonly NodeSpec[];
  /** English names of the steps, by the Dutch ones; what apps bring along has its own. */
  readonly names?: { readonly [dutch: string]: string };
  /** Paths as in dsl/flow.ts: `Bestelling > Groot? #1 > Meld @1`. */
  readonly flow: readonly string[];
}

export interface RecipeSpec<V> {
  /** Stable, lower case with hyphens, unique: names the pattern behind its workflows. */
  readonly id: string;
  readonly category: Category;
  readonly tags: readonly string[];
  /** Minutes of handwork that one run saves, and what that assumes. */
  readonly saves: { readonly minutes: number } & Both;
  /** The apps that it may be built for. */
  readonly variants: Choices<V>;
  build(variant: V): Built;
}

/** A recipe as the catalogue takes it. */
export interface Recipe {
  readonly id: string;
  readonly category: Category;
  readonly choices: Choices<Choice>;
  /**
   * The workflow for a choice of apps. @param slug that it was published under; its Dutch title gives a new one
   * @throws Error when a path, a note or a reference names a step that is not there
   */
  compile(choice: Choice, slug?: string): ContentWorkflow;
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

const inEnglish = (text: string): string => articled(englishProducts(text));

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

/** Whoever calls a webhook has to know where; said here where nothing else says so. */
const callers = (nodes: readonly NodeSpec[], told: readonly Both[]): Both[] =>
  nodes
    .filter(({ type }) => type.endsWith('.webhook'))
    .filter(() => !told.some(({ nl }) => /webhook|webadres|production|callback/i.test(nl)))
    .map(({ name }) => ({
      nl: `Kopieer het Production-adres van "${name}" en vul het in bij het systeem dat de melding stuurt.`,
      en: `Copy the production address of "${name}" into the system that sends the message.`,
    }));

/**
 * Two workflows of a recipe listen at different addresses, so that both can be active in one n8n: the path of a webhook
 * gets an ending of its own, in the texts that name it too.
 */
function withOwnPaths(
  slug: string,
  built: Built,
): Pick<Built, 'nodes' | 'notes'> & { text(words: string): string } {
  const paths = built.nodes
    .filter(({ type, parameters }) => type.endsWith('.webhook') && typeof parameters.path === 'string')
    .map(({ parameters }) => String(parameters.path))
    .filter((path) => path !== '' && !path.startsWith('='));
  if (paths.length === 0) return { nodes: built.nodes, notes: built.notes ?? [], text: (words) => words };
  const ending = stableId(slug, 'path').slice(0, 6);
  // As part of an address or in quotes; the same letters may stand in the name of a step.
  const text = (words: string): string =>
    paths.reduce(
      (sum, path) => sum.replaceAll(new RegExp(`(/|["‘“'])${path}(?![\\w-])`, 'g'), `$1${path}-${ending}`),
      words,
    );
  const inside = (value: Json): Json => {
    if (typeof value === 'string') return value.includes('webhook/') ? text(value) : value;
    if (Array.isArray(value)) return value.map(inside);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item)]));
  };
  const nodes = built.nodes.map((node) => {
    const parameters = inside(node.parameters) as Parameters;
    const path = node.type.endsWith('.webhook') ? String(parameters.path ?? '') : '';
    return paths.includes(path)
      ? { ...node, parameters: { ...parameters, path: `${path}-${ending}` } }
      : { ...node, parameters };
  });
  return { nodes, notes: (built.notes ?? []).map((note) => ({ ...note, text: text(note.text) })), text };
}

/** Minutes until it runs: two to import, three an account, one a choice. */
const minutesToDeploy = (accounts: number, choices: number) => 2 + 3 * accounts + choices;

/** The workflow of a recipe for one choice of apps; difficulty, tier and time to deploy follow from the size and the accounts. */
function variantOf<V>(spec: RecipeSpec<V>, variant: V, published?: string): WorkflowSpec {
  const made = spec.build(variant);
  const tell = tellerOf(made.uses.map(([port]) => port));
  const built = accepted(tellingErrors(tellingFirst(goingOn(made, tell), tell), tell));
  const slug = published ?? slugOf(built.name.nl);
  const own = withOwnPaths(slug, built);
  const types = new Set(built.nodes.map(({ type }) => type.replace(/^.*\./, '')));
  const takes = (part: string) =>
    types.has(part) || built.nodes.some(({ parameters }) => String(parameters.url ?? '').includes(part));
  const uses: { port: Port; why: Both }[] = built.uses.flatMap(([port, why]) => {
    const others = Object.entries(port.app.others ?? {}).filter(([part]) => takes(part));
    const sent = others.find(([, app]) => app.credential.startsWith('http'))?.[1];
    // No step of its own takes the account of the app where all it is asked goes by HTTP.
    if (sent && !types.has(port.app.key))
      return [{ port: { ...port, app: { ...sent, label: port.app.label } }, why }];
    return [
      { port, why },
      ...others.map(([type, app]) => ({ port: { app }, why: type.endsWith('Trigger') ? STARTS_A_RUN : why })),
    ];
  });
  const byApp = new Map<string, (typeof uses)[number]>();
  // Where an app is called besides calling, its account counts.
  for (const use of uses)
    if (!use.port.app.calls || !byApp.has(use.port.app.key)) byApp.set(use.port.app.key, use);
  const ports = [...byApp.values()];
  const callingApps = ports.flatMap(({ port: { app } }) => (app.calls ? [app.label] : []));
  const withAccount = ports.filter(({ port }) => port.app.credential !== '');
  const told = [...built.setup, ...uses.flatMap(({ port }) => port.setup ?? [])];
  const asked = [...told, ...callers(built.nodes, told), ...secrets(built.nodes, told)];
  const choices = [...new Map(asked.map((choice) => [choice.nl, choice])).values()];
  const ai = built.nodes.some((node) => node.type.startsWith('@n8n/'));
  return {
    slug,
    name: built.name.nl,
    description: built.description.nl,
    category: spec.category,
    tags: [...spec.tags],
    difficulty: difficultyOf(built.nodes.length, withAccount.length),
    tier_required: tierOf(built.nodes.length, ai),
    time_to_deploy: `${minutesToDeploy(withAccount.length, choices.length + valuesAsked(own.nodes).length)} min`,
    short_benefit: built.benefit.nl,
    accounts: withAccount.map(({ port: { app }, why }) => ({
      app: app.label,
      credential_type: app.credential,
      why: why.nl,
      steps: [...app.steps.nl],
    })),
    ...(callingApps.length > 0 ? { apps: callingApps } : {}),
    setup_steps: choices.map((choice) => own.text(choice.nl)),
    pattern: spec.id,
    saves: spec.saves,
    notes: own.notes,
    en: {
      name: inEnglish(built.name.en),
      description: inEnglish(built.description.en),
      short_benefit: inEnglish(built.benefit.en),
      setup_steps: [...new Set(choices.map((choice) => inEnglish(own.text(choice.en))))],
      accounts: withAccount.map(({ port: { app }, why }) => ({
        app: inEnglish(app.label),
        credential_type: app.credential,
        why: inEnglish(why.en),
        steps: [...app.steps.en],
      })),
    },
    ...(built.names ? { names: built.names } : {}),
    ...(built.accepts ? { accepts: built.accepts } : {}),
    ...(built.promises ? { promises: built.promises } : {}),
    nodes: [...own.nodes],
    flow: [...built.flow],
  };
}

/** Declares a pattern, which the catalogue builds for the apps that are published, and for new ones. */
export function recipe<V extends Choice>(spec: RecipeSpec<V>): Recipe {
  if (!CATEGORIES.includes(spec.category)) throw new Error(`${spec.id}: no such category`);
  return {
    id: spec.id,
    category: spec.category,
    choices: spec.variants as unknown as Choices<Choice>,
    compile: (choice, slug) => ({
      ...workflow(() => variantOf(spec, choice as V, slug)),
      places: placesOf(spec.id, spec.variants as unknown as Choices<Choice>, choice),
    }),
  };
}
