import { callsFromMemory } from '../vendors/sources-read.js';
import { toldTwice, withRights } from './account-steps.js';
import { passwordsFor } from './doors.js';
import { type Edge, readFlow, toConnections } from './flow.js';
import { goingOn } from './going-on.js';
import { stableId } from './identity.js';
import { inLanguage, type Language } from './language.js';
import { layOut } from './layout.js';
import { markedAfter } from './marking.js';
import { englishNames, renamedIn, renamedWords } from './names.js';
import { withNotionTitles } from './notion-titles.js';
import { paired } from './paired.js';
import { patient } from './retries.js';
import { withSafeTexts } from './safe-texts.js';
import { type Settled, settle } from './settings.js';
import { withTables } from './table-steps.js';
import type {
  ContentWorkflow,
  Json,
  N8nNode,
  N8nWorkflow,
  Parameters,
  Translation,
  Value,
  WorkflowSpec,
} from './types.js';
import { withValues } from './value.js';

const CREATED = '2026-11-21';
const LICENCE = 'Stroomwerk Library Licence 1.0';
const NOTE_WIDTH = 420;
const NOTE_LINE = 24;

/** What a file says around the author's own words. */
const WORDS = {
  nl: { explanation: 'Uitleg', note: 'Toelichting', setUp: 'Zo stel je hem in', fillIn: 'Dit vul je in' },
  en: { explanation: 'Explanation', note: 'Note', setUp: 'How to set it up', fillIn: 'What you fill in' },
};

type Texts = Pick<WorkflowSpec, 'name' | 'short_benefit' | 'accounts' | 'setup_steps'>;

const listed = new Map(
  (['nl', 'en'] as const).map((language) => [
    language,
    new Intl.ListFormat(language, { type: 'conjunction' }),
  ]),
);

/** Which step asks for what, in words. */
const fillingIn = (asked: Settled['asked'], language: Language): string[] =>
  asked.map(({ step, values }) => {
    const labels = listed.get(language)?.format(values.map(({ label }) => label[language]));
    return language === 'nl'
      ? `Vul in de stap "${step}" in: ${labels}.`
      : `Fill in at the step "${step}": ${labels}.`;
  });

/** The set-up text as a note beside the first step, readable inside n8n. */
function setUpNote(slug: string, texts: Texts, values: readonly Value[], language: Language): N8nNode {
  const accounts = texts.accounts.map((account) => `- **${account.app}**: ${account.why}`);
  const asked = values.map(({ label, help }) => `- **${label[language]}**: ${help[language]}`);
  const steps = texts.setup_steps.map((step, i) => `${i + 1}. ${step}`);
  const lines = [`## ${texts.name}`, texts.short_benefit, ''];
  if (accounts.length) lines.push('**Accounts**', ...accounts, '');
  lines.push(`**${WORDS[language].setUp}**`, ...steps);
  if (asked.length) lines.push('', `**${WORDS[language].fillIn}**`, ...asked);
  const height = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 52)) * NOTE_LINE, 60);
  return {
    id: stableId(slug, 'note'),
    name: WORDS[language].explanation,
    type: 'n8n-nodes-base.stickyNote',
    typeVersion: 1,
    position: [-NOTE_WIDTH - 80, -80],
    parameters: { content: lines.join('\n'), width: NOTE_WIDTH, height, color: 4 },
  };
}

const NOTE_MARGIN = 60;
const NODE_SIZE = 100;

/** A note behind the steps it speaks of, its text above them. */
function regionNote(
  spec: WorkflowSpec,
  positions: Map<string, [number, number]>,
  note: { over: readonly string[]; text: string },
  index: number,
  language: Language,
): N8nNode {
  const places = note.over.map((name) => {
    const place = positions.get(name);
    if (!place) throw new Error(`${spec.slug}: a note is about the unknown step "${name}"`);
    return place;
  });
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs) + NODE_SIZE + 2 * NOTE_MARGIN;
  const lines = note.text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length * 8 + 1) / width), 0);
  const above = lines * NOTE_LINE + NOTE_MARGIN;
  return {
    id: stableId(spec.slug, 'note', String(index)),
    name: `${WORDS[language].note} ${index + 1}`,
    type: 'n8n-nodes-base.stickyNote',
    typeVersion: 1,
    position: [Math.min(...xs) - NOTE_MARGIN, Math.min(...ys) - above],
    parameters: {
      content: note.text,
      width,
      height: Math.max(...ys) - Math.min(...ys) + above + NODE_SIZE + NOTE_MARGIN,
      color: 7,
    },
  };
}

/** The first step that a parameter refers to and that is not there. */
function unknownStep(json: Json, names: ReadonlySet<string>): string | undefined {
  if (typeof json === 'string') {
    if (json.includes("$('"))
      for (const [, name = ''] of json.matchAll(/\$\('([^']+)'\)/g)) if (!names.has(name)) return name;
  } else if (json !== null && typeof json === 'object')
    for (const part of Object.values(json)) {
      const unknown = unknownStep(part, names);
      if (unknown !== undefined) return unknown;
    }
  return undefined;
}

/** Every `$('…')` names a step of the workflow. */
function assertReferences(slug: string, nodes: readonly Pick<N8nNode, 'name' | 'parameters'>[]): void {
  const names = new Set(nodes.map(({ name }) => name));
  for (const { name, parameters } of nodes) {
    const unknown = unknownStep(parameters, names);
    if (unknown !== undefined) throw new Error(`${slug}: "${name}" refers to the unknown step "${unknown}"`);
  }
}

function assertSound(spec: WorkflowSpec): void {
  const names = new Set<string>();
  for (const node of spec.nodes) {
    if (names.has(node.name)) throw new Error(`${spec.slug}: two nodes are called "${node.name}"`);
    names.add(node.name);
  }
  for (const node of spec.nodes) {
    if (node.attach && !names.has(node.attach.to)) {
      throw new Error(`${spec.slug}: "${node.name}" serves the unknown node "${node.attach.to}"`);
    }
  }
}

/** Where the steps stand and how they are joined: the same in both languages. */
interface Frame {
  readonly edges: readonly Edge[];
  readonly positions: Map<string, [number, number]>;
  readonly values: readonly Value[];
  /** Of each step, by its Dutch name. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Of the Dutch set-up where there is no English one. */
const englishTexts = ({ en, accounts, setup_steps }: WorkflowSpec): Texts => ({
  ...{ name: en.name, short_benefit: en.short_benefit },
  accounts: en.accounts ?? accounts,
  setup_steps: en.setup_steps ?? setup_steps,
});

/** The n8n file in the language in which the author's words were built. */
function file(spec: WorkflowSpec, { edges, positions, values, ids }: Frame, language: Language): N8nWorkflow {
  const texts = language === 'nl' ? spec : englishTexts(spec);
  const nodes = spec.nodes.map(
    ({ webhook, open: _open, attach, name, type, typeVersion, parameters, ...rest }): N8nNode => {
      const id = ids.get(name) ?? stableId(spec.slug, name);
      const position = positions.get(name) ?? [0, 0];
      const node: N8nNode = { id, name, type, typeVersion, position, parameters, ...rest };
      if (webhook) node.webhookId = stableId(spec.slug, name, 'webhook');
      return node;
    },
  );
  return {
    name: texts.name,
    nodes: [
      setUpNote(spec.slug, texts, values, language),
      ...(spec.notes ?? []).map((note, index) => regionNote(spec, positions, note, index, language)),
      ...nodes,
    ],
    connections: toConnections(edges, spec.nodes),
    // Times in the library are Dutch office hours; an n8n left on its default would run them in New York.
    settings: { executionOrder: 'v1', timezone: 'Europe/Amsterdam' },
    active: false,
  };
}

/**
 * The same file in English. Its steps keep their ids and places, so that the two can be laid side by side.
 * @param dutch the Dutch file @param spec what the author wrote, built in English; its steps are named in Dutch
 * @throws Error where steps differ from the Dutch ones, or one has no English name
 */
function englishFile(dutch: WorkflowSpec, spec: WorkflowSpec, frame: Frame): N8nWorkflow {
  const shape = ({ nodes }: WorkflowSpec) => nodes.map(({ name, type }) => `${name} (${type})`).join(', ');
  if (shape(dutch) !== shape(spec))
    throw new Error(`${spec.slug}: in English the steps are others: ${shape(spec)}, not ${shape(dutch)}`);
  const names = englishNames(spec.slug, spec.nodes, spec.names ?? {});
  const written = file(spec, frame, 'en');
  const isStep = new Set(frame.ids.values());
  const nameOf = (name: string) => names.get(name) ?? name;
  const nodes = written.nodes.map((node) => ({
    ...node,
    name: isStep.has(node.id) ? nameOf(node.name) : node.name,
    parameters: renamedIn(node.parameters, names, isStep.has(node.id)) as Parameters,
  }));
  assertReferences(spec.slug, nodes);
  return {
    ...written,
    nodes,
    connections: Object.fromEntries(
      Object.entries(written.connections).map(([from, kinds]) => [
        nameOf(from),
        Object.fromEntries(
          Object.entries(kinds).map(([kind, outputs]) => [
            kind,
            outputs.map((links) => links.map((link) => ({ ...link, node: nameOf(link.node) }))),
          ]),
        ),
      ]),
    ),
  };
}

/**
 * What its English page says, with the steps by the names that they have there.
 * @param spec what the author wrote, built in English: accounts said with `say` are in English there
 */
function namedInEnglish({ slug, nodes, names = {}, en, accounts: said }: WorkflowSpec): Translation {
  const known = englishNames(slug, nodes, names);
  const named = (steps: readonly string[]) => steps.map((step) => renamedWords(step, known));
  const accounts = en.accounts ?? said;
  return {
    ...en,
    ...(en.setup_steps ? { setup_steps: named(en.setup_steps) } : {}),
    ...(accounts.length > 0
      ? { accounts: accounts.map((account) => ({ ...account, steps: named(account.steps) })) }
      : {}),
  };
}

/** What an author wrote, with its values in the settings; its own texts speak of them by name. */
interface Told {
  readonly spec: WorkflowSpec;
  readonly settled: Settled;
}

/** What the set-up says of a call that nobody could read at its vendor, whole or in part (`src/vendors`). */
const UNREAD = {
  nl: (step: string) =>
    `Probeer "${step}" eerst met één geval uit: niet elk detail van deze aanroep staat openbaar beschreven.`,
  en: (step: string) =>
    `Try "${step}" out with one case first: not every detail of this call is described in public.`,
};

function told(written: WorkflowSpec, edges: readonly Edge[], language: Language): Told {
  const safe = inLanguage(language, () => withSafeTexts(written.nodes, edges));
  const settled = settle(written.slug, patient(withNotionTitles(safe), edges), edges, language);
  const named = (text: string) => withValues(text, ({ label }) => `“${label[language]}”`);
  const fillIn = fillingIn(settled.asked, language);
  const tryFirst = callsFromMemory(settled.nodes).map(UNREAD[language]);
  const accounts = withRights(written.accounts, settled.nodes, language);
  const isNew = (step: string) => !toldTwice(step, accounts);
  const steps = (own: readonly string[]) => [
    ...fillIn,
    ...withTables(own.filter(isNew).map(named), settled.nodes, settled.values, language, settled.edges),
    ...passwordsFor(settled.nodes, language),
    ...tryFirst,
  ];
  return {
    settled,
    spec: {
      ...written,
      nodes: settled.nodes,
      accounts,
      ...(written.notes && { notes: written.notes.map((note) => ({ ...note, text: named(note.text) })) }),
      setup_steps: steps(written.setup_steps),
      en: {
        ...written.en,
        ...(written.en.setup_steps && { setup_steps: steps(written.en.setup_steps) }),
        ...(written.en.accounts && { accounts: withRights(written.en.accounts, settled.nodes, language) }),
      },
    },
  };
}

/**
 * The values as both files have them: each with the words of its own build, since a name that an author says in two languages
 * may be part of them, and the names of its steps in both.
 */
function inBoth(
  slug: string,
  dutch: Settled['values'],
  english: Settled['values'],
  names: ReadonlyMap<string, string>,
): Value[] {
  const asked = (values: Settled['values']) =>
    values.map(({ kind, at }) => `${kind} ${at.map(({ step, path }) => `${step.nl} ${path}`)}`).join();
  if (asked(dutch) !== asked(english)) throw new Error(`${slug}: in English other values are filled in`);
  return dutch.map((one, at) => {
    const { label, help, example } = english[at] ?? one;
    return {
      ...one,
      label: { nl: one.label.nl, en: label.en },
      help: { nl: one.help.nl, en: help.en },
      example: { nl: one.example.nl, en: example.en },
      at: one.at.map(({ step, path }) => ({
        step: { nl: step.nl, en: names.get(step.nl) ?? step.nl },
        path,
      })),
    };
  });
}

/**
 * Compiles what the author wrote into a library entry with its n8n workflow, in English too where its steps have English
 * names. Pure: the same input gives the same ids, positions and text.
 * @param author what was written; as a function it is built once in each language
 * @throws Error when node names repeat or a path or attachment names an unknown node
 */
export function workflow(author: WorkflowSpec | (() => WorkflowSpec)): ContentWorkflow {
  const build = () => paired(markedAfter(goingOn(typeof author === 'function' ? author() : author)));
  const written = inLanguage('nl', build);
  assertSound(written);
  const flow = readFlow(written.slug, written.flow, written.nodes);
  const { spec, settled } = told(written, flow, 'nl');
  const toldInEnglish = spec.names && told(inLanguage('en', build), flow, 'en');
  const inEnglish = toldInEnglish?.spec;
  const values = toldInEnglish
    ? inBoth(
        spec.slug,
        settled.values,
        toldInEnglish.settled.values,
        englishNames(spec.slug, spec.nodes, toldInEnglish.spec.names ?? {}),
      )
    : settled.values;
  const { edges, aside } = settled;
  const frame: Frame = {
    ...{ edges, positions: layOut(spec.nodes, edges, aside), values },
    ids: new Map(spec.nodes.map(({ name }) => [name, stableId(spec.slug, name)])),
  };
  assertReferences(spec.slug, spec.nodes);
  const english = inEnglish && englishFile(spec, inEnglish, frame);
  const open = spec.nodes.filter((node) => node.open).map(({ name }) => name);
  const {
    nodes: _nodes,
    flow: _flow,
    top,
    notes: _,
    names: _names,
    pattern,
    saves,
    accepts,
    promises,
    ...meta
  } = spec;
  return {
    slug: spec.slug,
    filename: `${spec.slug}.json`,
    meta: {
      ...meta,
      ...(inEnglish ? { en: namedInEnglish(inEnglish) } : {}),
      values,
      pattern: pattern ?? spec.slug,
      saves: saves ?? null,
      top: top ?? null,
      author: 'Stroomwerk',
      licence: LICENCE,
      created: CREATED,
      updated: CREATED,
    },
    workflow: file(spec, frame, 'nl'),
    english: english ?? null,
    ...(open.length > 0 ? { open } : {}),
    ...(accepts ? { accepts } : {}),
    ...(promises ? { promises } : {}),
  };
}
