import { choose, node } from './core.js';
import { fieldOf } from './field-of.js';
import type { Edge } from './flow.js';
import { type Language, say } from './language.js';
import { inParameter, inScript } from './script.js';
import type { Json, NodeSpec, Parameters, Place, Value } from './types.js';
import { declared, exampleIn, holdsValue, type ValueDefinition, valuesOf, withValues } from './value.js';

/** The step that holds what the customer fills in, by its Dutch name. */
export const SETTINGS = 'Instellingen';
/** The step that tells the settings to the trigger that ran, by its Dutch name. */
export const WHICH = 'Welke trigger?';
/** How the names of steps begin that go on with what a trigger gave. */
export const GOES_ON = 'Verder na ';
const goesOnAfter = (trigger: string): string => `${GOES_ON}${trigger}`;

/** Triggers that hand over nothing but the moment. */
const BARE = /\.(scheduleTrigger|manualTrigger)$/;
/** Steps that hand on the items that they get: a setting would go along. */
const PASSING = /\.(merge|if|filter|switch|splitInBatches|removeDuplicates|limit|sort|aggregate|wait|noOp)$/;
/** Steps of several inputs that run without one of them, once nothing before them waits any more. */
const MAY_MISS = ({ type, parameters }: NodeSpec): boolean =>
  /\.(merge|compareDatasets)$/.test(type) && parameters.mode !== 'chooseBranch';
const isScript = (name: string): boolean => name === 'jsCode';

/** A workflow with its settings in a step of their own. */
export interface Settled {
  readonly nodes: NodeSpec[];
  readonly edges: Edge[];
  readonly values: readonly Value[];
  /** The settings and what tells them on, where they stand beside the way of the items. */
  readonly aside: readonly string[];
  /** What is filled in where, by the Dutch names of the steps. */
  readonly asked: readonly { readonly step: string; readonly values: readonly Value[] }[];
}

/** Every text of a parameter with its path. */
function* textsOf(json: Json, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof json === 'string') yield [path, json];
  else if (json !== null && typeof json === 'object')
    for (const [name, part] of Object.entries(json)) {
      if (holdsValue(name)) throw new Error(`A value cannot be the name of a parameter: ${path}`);
      yield* textsOf(part, path === '' ? name : `${path}.${name}`);
    }
}

function changed(json: Json, change: (text: string, name: string) => string, name = ''): Json {
  if (typeof json === 'string') return holdsValue(json) ? change(json, name) : json;
  if (Array.isArray(json)) return json.map((part) => changed(part, change, name));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, changed(part, change, key)]));
}

const hasValue = (json: Json): boolean =>
  typeof json === 'string'
    ? holdsValue(json)
    : json !== null &&
      typeof json === 'object' &&
      Object.entries(json).some(([name, part]) => holdsValue(name) || hasValue(part));

const found = new WeakMap<Parameters, readonly ValueDefinition[]>();
const valuesIn = ({ parameters }: Pick<NodeSpec, 'parameters'>): readonly ValueDefinition[] => {
  const before = found.get(parameters);
  if (before !== undefined) return before;
  const values = hasValue(parameters) ? valuesOf(JSON.stringify(parameters)) : [];
  found.set(parameters, values);
  return values;
};

/** A place in a step; the English file may call it otherwise. */
const placeIn = (step: string, path: string): Place => ({ step: { nl: step, en: step }, path });

/** The values that steps ask for, each once. */
export const valuesAsked = (nodes: readonly Pick<NodeSpec, 'parameters'>[]): ValueDefinition[] => [
  ...new Set(nodes.flatMap(valuesIn)),
];

/** The steps that run after one of these, and what serves them. */
function after(starts: readonly string[], nodes: readonly NodeSpec[], edges: readonly Edge[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const { from, to } of edges) if (from === name) visit(to);
    for (const spec of nodes) if (spec.attach?.to === name) visit(spec.name);
  };
  for (const { from, to } of edges) if (starts.includes(from)) visit(to);
  return found;
}

/** Two values of a workflow are told apart by their keys, and by what they are called in either language. */
function assertDistinct(slug: string, values: readonly ValueDefinition[]): void {
  const names = [
    values.map(({ key }) => key),
    ...(['nl', 'en'] as const).map((language) => values.map(({ label }) => fieldOf(label[language]))),
  ];
  for (const list of names) {
    const twice = list.find((name, at) => list.indexOf(name) < at);
    if (twice !== undefined) throw new Error(`${slug}: two values are called "${twice}"`);
  }
}

const settingsNode = (values: readonly ValueDefinition[], language: Language): NodeSpec => ({
  ...node(SETTINGS, 'set', 3.5, {
    mode: 'manual',
    assignments: {
      assignments: values.map((one) => {
        const example = exampleIn(one, language);
        const name = fieldOf(one.label[language]);
        return {
          id: `${say('veld', 'field')}-${one.key}`,
          name,
          ...(one.kind === 'number'
            ? { value: Number(example), type: 'number' }
            : { value: example, type: 'string' }),
        };
      }),
    },
    includeOtherFields: false,
    options: {},
  }),
  executeOnce: true,
});

/** Edges of a trigger as one text, to find those that lead to the same steps. */
const leadingTo = (trigger: string, edges: readonly Edge[]): string =>
  edges
    .filter(({ from }) => from === trigger)
    .map(({ output, to, input }) => `${output} ${to} ${input}`)
    .join('\n');

/**
 * Whether what triggers start comes together in a step that may miss an input: n8n runs that only when nothing before it
 * waits, and the step that goes on after a trigger that did not run would wait for it.
 */
function comeTogether(
  groups: ReadonlyMap<string, NodeSpec[]>,
  nodes: readonly NodeSpec[],
  edges: readonly Edge[],
): boolean {
  const reached = [...groups.values()].map((group) =>
    after(
      group.map(({ name }) => name),
      nodes,
      edges,
    ),
  );
  return nodes.filter(MAY_MISS).some(({ name }) => reached.filter((steps) => steps.has(name)).length > 1);
}

/** An output for each trigger, or for those that start the same. */
const whichTrigger = (groups: readonly (readonly NodeSpec[])[]): NodeSpec =>
  choose(
    WHICH,
    groups.map((group, at) => [
      String(at + 1),
      [`={{ ${group.map(({ name }) => `$('${name}').isExecuted`).join(' || ')} }}`, 'yes'],
    ]),
  );

/**
 * Puts the settings between the triggers and what they start. After a moment that hands over nothing they stand on the way;
 * where a trigger hands over items, or the next step hands on what it gets, these go by them, so that no setting gets into
 * an item.
 */
function withSettings(
  slug: string,
  triggers: readonly NodeSpec[],
  nodes: readonly NodeSpec[],
  edges: readonly Edge[],
): Pick<Settled, 'nodes' | 'edges' | 'aside'> {
  const groups = new Map<string, NodeSpec[]>();
  for (const trigger of triggers) {
    const to = leadingTo(trigger.name, edges);
    groups.set(to, [...(groups.get(to) ?? []), trigger]);
  }
  const isTrigger = new Set(triggers.map(({ name }) => name));
  if (edges.some(({ from, output }) => isTrigger.has(from) && output > 0))
    throw new Error(`${slug}: a trigger with two outputs has no place for settings`);
  const rest = edges.filter(({ from }) => !isTrigger.has(from));
  const straight = { output: 0, input: 0 };
  const to = (trigger: NodeSpec) => edges.filter(({ from }) => from === trigger.name);
  const intoSettings = triggers.map(({ name }) => ({ ...straight, from: name, to: SETTINGS }));
  const [first] = triggers;
  const next = new Set(first === undefined ? [] : to(first).map((edge) => edge.to));
  const isPassed = nodes.some(({ name, type }) => next.has(name) && PASSING.test(type));
  if (groups.size === 1 && first && !isPassed && triggers.every(({ type }) => BARE.test(type)))
    return {
      aside: [],
      nodes: [],
      edges: [...intoSettings, ...to(first).map((edge) => ({ ...edge, from: SETTINGS })), ...rest],
    };
  const joins = [...groups.values()].map((group) => ({ group, name: goesOnAfter(group[0]?.name ?? '') }));
  const isShared = comeTogether(groups, nodes, edges);
  return {
    aside: isShared ? [SETTINGS, WHICH] : [SETTINGS],
    nodes: [
      ...(isShared ? [whichTrigger([...groups.values()])] : []),
      ...joins.map(({ name }) =>
        node(name, 'merge', 3.2, {
          mode: 'chooseBranch',
          chooseBranchMode: 'waitForAll',
          output: 'specifiedInput',
          useDataOfInput: 1,
        }),
      ),
    ],
    edges: [
      ...joins.flatMap(({ group, name }) => group.map((one) => ({ ...straight, from: one.name, to: name }))),
      ...intoSettings,
      ...(isShared ? [{ ...straight, from: SETTINGS, to: WHICH }] : []),
      ...joins.map(({ name }, at) => ({
        ...{ from: isShared ? WHICH : SETTINGS, output: isShared ? at : 0 },
        ...{ to: name, input: 1 },
      })),
      ...joins.flatMap(({ group, name }) =>
        (group[0] ? to(group[0]) : []).map((edge) => ({ ...edge, from: name })),
      ),
      ...rest,
    ],
  };
}

/** A step with its values read from the settings, or with an example of each where it cannot read them. */
function settledStep(spec: NodeSpec, reads: boolean, language: Language): NodeSpec {
  if (valuesIn(spec).length === 0) return spec;
  const refer = ({ label }: ValueDefinition) => `$('${SETTINGS}').first().json.${fieldOf(label[language])}`;
  const change = (text: string, name: string): string => {
    if (!reads) return withValues(text, (one) => exampleIn(one, language));
    return isScript(name) ? inScript(text, refer) : inParameter(text, refer);
  };
  return { ...spec, parameters: changed(spec.parameters, change) as Parameters };
}

/**
 * Takes the values out of the steps and into the step "Instellingen" right after the triggers, which every step behind them
 * reads. What stands in a trigger, or in a step that no trigger leads to, stays there.
 */
export function settle(
  slug: string,
  nodes: readonly NodeSpec[],
  edges: readonly Edge[],
  language: Language,
): Settled {
  const all = valuesAsked(nodes);
  if (all.length === 0) return { nodes: [...nodes], edges: [...edges], values: [], aside: [], asked: [] };
  assertDistinct(slug, all);
  const targets = new Set(edges.map(({ to }) => to));
  const triggers = nodes.filter(
    ({ name, attach }) => !attach && !targets.has(name) && edges.some(({ from }) => from === name),
  );
  const reading = after(
    triggers.map(({ name }) => name),
    nodes,
    edges,
  );
  const read = valuesAsked(nodes.filter(({ name }) => reading.has(name)));
  const steps = nodes.map((spec) => settledStep(spec, reading.has(spec.name), language));
  const places = new Map<ValueDefinition, Place[]>(all.map((one) => [one, []]));
  read.forEach((one, at) => {
    places.get(one)?.push(placeIn(SETTINGS, `assignments.assignments.${at}.value`));
  });
  for (const { name, parameters } of nodes.filter((spec) => !reading.has(spec.name)))
    for (const [path, text] of textsOf(parameters))
      for (const one of new Set(valuesOf(text))) places.get(one)?.push(placeIn(name, path));
  const values = [...places].map(([one, at]) => declared(one, at));
  const asked = [...new Set(values.flatMap(({ at }) => at.map(({ step }) => step.nl)))].map((step) => ({
    step,
    values: values.filter(({ at }) => at.some((place) => place.step.nl === step)),
  }));
  if (read.length === 0) return { nodes: steps, edges: [...edges], values, aside: [], asked };
  for (const own of [SETTINGS, WHICH])
    if (nodes.some(({ name }) => name === own)) throw new Error(`${slug}: a step is called "${own}"`);
  const placed = withSettings(slug, triggers, nodes, edges);
  const isTrigger = new Set(triggers.map(({ name }) => name));
  return {
    nodes: [
      ...steps.filter(({ name }) => isTrigger.has(name)),
      settingsNode(read, language),
      ...placed.nodes,
      ...steps.filter(({ name }) => !isTrigger.has(name)),
    ],
    edges: placed.edges,
    aside: placed.aside,
    values,
    asked,
  };
}
