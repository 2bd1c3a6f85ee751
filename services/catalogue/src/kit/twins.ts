import { chats } from '../apps/chats.js';
import { crms } from '../apps/crms.js';
import { fileStores } from '../apps/file-stores.js';
import { helpdesks } from '../apps/helpdesks.js';
import { mailers } from '../apps/mailers.js';
import { mailingLists } from '../apps/mailing-lists.js';
import { models } from '../apps/models.js';
import { shops } from '../apps/shops.js';
import { smsSenders } from '../apps/sms.js';
import { tables } from '../apps/tables.js';
import { taskApps } from '../apps/tasks.js';
import type { ContentWorkflow, N8nNode, NodeSpec } from '../dsl/types.js';
import { callsOf } from '../vendors/calls.js';

const contact = { email: '', name: '' };
const roleSteps: { readonly [role: string]: readonly (NodeSpec | undefined)[] } = {
  chat: chats.map((one) => one.post('', '')),
  table: tables.map((one) => one.append('', '', {})),
  mail: mailers.map((one) => one.send('', '', '', '')),
  tasks: taskApps.map((one) => one.create('', { title: '', description: '' })),
  desk: helpdesks.map((one) => one.create('', { subject: '', text: '', ...contact })),
  crm: crms.map((one) => one.upsertContact('', contact)),
  list: mailingLists.map((one) => one.subscribe('', contact)),
  files: fileStores.map((one) => one.upload('', '')),
  model: models.map((one) => one.attach('', '')),
  sms: smsSenders.map((one) => one.send('', '', '')),
  'new order': shops.map((one) => one.newOrder.nodes('')[0]),
};
const ROLES = new Map<string, string>();
for (const [role, steps] of Object.entries(roleSteps))
  for (const step of steps)
    if (step && !step.type.endsWith('.httpRequest') && !ROLES.has(step.type)) ROLES.set(step.type, role);

/** What the compiler adds to every workflow. */
const ADDED = /^(Instellingen$|Verder na )/;
const steps = ({ workflow }: ContentWorkflow): N8nNode[] =>
  workflow.nodes.filter(({ name, type }) => !type.endsWith('.stickyNote') && !ADDED.test(name));

/** The kind of a step whatever its app: any chat is a chat, a call is known by its vendor. */
const kindOf = (step: N8nNode): string =>
  ROLES.get(step.type) ?? [step.type, ...callsOf([step]).map(({ host }) => host)].join(' ');

/** A recipe as it is compared: the names of its steps without those of apps, and which kind of step leads to which. */
interface Outline {
  readonly id: string;
  readonly names: ReadonlySet<string>;
  readonly edges: ReadonlyMap<string, number>;
}

function outline(entry: ContentWorkflow, apps: readonly string[]): Outline {
  const own = steps(entry);
  const without = (name: string): string =>
    apps
      .reduce((sum, app) => sum.replaceAll(app, ' '), name.toLowerCase())
      .replace(/\s+/g, ' ')
      .trim();
  const kinds = new Map(own.map((step) => [step.name, kindOf(step)]));
  const edges = new Map<string, number>();
  const add = (edge: string): void => {
    edges.set(edge, (edges.get(edge) ?? 0) + 1);
  };
  // The settings stand between a trigger and what it starts: what leads to them leads on.
  const next = (name: string): string[] =>
    Object.entries(entry.workflow.connections[name] ?? {}).flatMap(([kind, outputs]) =>
      outputs.flatMap((links, output) =>
        links.flatMap((link) =>
          ADDED.test(link.node)
            ? link.index === 0
              ? next(link.node)
              : []
            : [`${kind} ${output} ${kinds.get(link.node)} ${link.index}`],
        ),
      ),
    );
  for (const { name } of own) for (const to of next(name)) add(`${kinds.get(name)} ${to}`);
  return { id: entry.meta.pattern, names: new Set(own.map(({ name }) => without(name))), edges };
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, many) => total + many, 0);
const sharedNames = (a: Outline, b: Outline): number => {
  const both = [...a.names].filter((name) => b.names.has(name)).length;
  return both / (a.names.size + b.names.size - both);
};
const sharedEdges = (a: Outline, b: Outline): number => {
  const both = sum([...a.edges].map(([edge, many]) => Math.min(many, b.edges.get(edge) ?? 0)));
  return both / (sum(a.edges.values()) + sum(b.edges.values()) - both);
};

/** From here on two recipes are one: of the names of their steps, and of which kind of step leads to which. */
export const SAME = { names: 0.7, edges: 0.9 } as const;

/** Recipes of a catalogue: how many differ, and which are one with an earlier one. */
export interface Different {
  readonly recipes: number;
  readonly twins: readonly (readonly [id: string, of: string])[];
}

/**
 * Counts the recipes that differ by the names of their steps, once apps are out of them, and by the kinds of steps and their
 * order. A recipe is seen as its first workflow; one that says the same in other words, or the same words of other steps,
 * is no other recipe.
 */
export function differentRecipes(catalogue: readonly ContentWorkflow[]): Different {
  const first = new Map<string, ContentWorkflow>();
  for (const entry of catalogue) if (!first.has(entry.meta.pattern)) first.set(entry.meta.pattern, entry);
  const apps = [
    ...new Set(catalogue.flatMap(({ meta }) => meta.accounts.map(({ app }) => app.toLowerCase()))),
  ].sort((a, b) => b.length - a.length);
  const different: Outline[] = [];
  const twins: [string, string][] = [];
  for (const entry of first.values()) {
    const one = outline(entry, apps);
    const twin = different.find(
      (other) => sharedNames(one, other) >= SAME.names || sharedEdges(one, other) >= SAME.edges,
    );
    if (twin) twins.push([one.id, twin.id]);
    else different.push(one);
  }
  return { recipes: different.length, twins };
}
