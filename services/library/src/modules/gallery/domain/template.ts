import type { Language } from '@stroomwerk/contracts';
import { type AutomationStatus, Category } from '@stroomwerk/contracts/library';
import { appOf } from '../../workflows/domain/graph.js';
import { type N8nWorkflow, shortType, workNodes } from '../../workflows/domain/n8n.js';
import type { StoredVariant } from '../../workflows/domain/recipe.js';
import { guideIn, nameIn, textsIn } from '../../workflows/domain/texts.js';
import { vendorOf } from '../../workflows/domain/vendors.js';
import { categoryNames, type StoredDetail } from '../../workflows/domain/views.js';
import { letterIcon } from './icon.js';

/** The answers of a template host, field for field as n8n's editor reads them (n8n 2.40). */
export interface TemplateCategory {
  readonly id: number;
  readonly name: string;
}
export interface TemplateNode {
  readonly id: number;
  /** The node type, by which n8n knows a node of its own. */
  readonly name: string;
  readonly displayName: string;
  readonly icon: string;
  readonly iconData: { readonly type: 'file'; readonly fileBuffer: string };
  readonly defaults: { readonly name: string };
  readonly categories: readonly TemplateCategory[];
}

/** What is needed of a row; `file` is parsed. */
export type Template = Pick<
  StoredDetail,
  | 'name'
  | 'description'
  | 'short_benefit'
  | 'english'
  | 'category'
  | 'popularity'
  | 'created_at'
  | 'author'
  | 'node_count'
  | 'integrations'
  | 'accounts'
  | 'setup_steps'
  | 'minutes_saved_why'
> & { readonly number: number; readonly flow: N8nWorkflow };

/** n8n leaves these out of a card's icons while there are others. */
const coreNodes: readonly TemplateCategory[] = [{ id: 5, name: 'Core Nodes' }];

export const templateCategories = (lang: Language): TemplateCategory[] =>
  Category.options.map((key, at) => ({ id: at + 1, name: categoryNames[key][lang] }));

const categoryOf = (key: Category, lang: Language): TemplateCategory => ({
  id: Category.options.indexOf(key) + 1,
  name: categoryNames[key][lang],
});

/** By its number, its key, or its name in either language: n8n sends names in searches and numbers for collections. */
export const findCategory = (text: string): Category | undefined => {
  const wanted = text.trim().toLowerCase();
  return Category.options.find((key, at) =>
    [String(at + 1), key, ...Object.values(categoryNames[key])].some((name) => name.toLowerCase() === wanted),
  );
};

const toNode = (id: number, name: string, displayName: string, core: boolean): TemplateNode => ({
  id,
  name,
  displayName,
  icon: `file:${shortType(name)}.svg`,
  iconData: { type: 'file', fileBuffer: letterIcon(displayName) },
  defaults: { name: displayName },
  categories: core ? coreNodes : [],
});

/** Each app once, by the first of its steps: a trigger and an action of one app look the same on a card. */
function nodesOf(flow: N8nWorkflow): TemplateNode[] {
  const types = new Map<string, string>();
  for (const node of workNodes(flow)) if (!types.has(appOf(node))) types.set(appOf(node), node.type);
  return [...types].map(([app, type], at) => toNode(at + 1, type, app, vendorOf(type) === undefined));
}

/** The apps of a collection, by their names. */
export const appNodes = (apps: Iterable<string>): TemplateNode[] =>
  [...new Set(apps)].map((app, at) => toNode(at + 1, app, app, false));

/** A card of the gallery. @param running whether the account has it as an automation, which its title says then */
export const toCard = (template: Template, lang: Language, running = false) => ({
  id: template.number,
  name: `${textsIn(template, lang).name}${running ? ` (${runningWords[lang].card})` : ''}`,
  createdAt: template.created_at.toISOString(),
  totalViews: template.popularity,
  nodes: nodesOf(template.flow),
  user: { username: template.author, name: template.author },
});

/** What goes into the editor. */
export const toEditor = ({ number, flow, ...row }: Template, lang: Language) => ({
  id: number,
  name: textsIn(row, lang).name,
  workflow: { nodes: flow.nodes, connections: flow.connections, settings: flow.settings },
});

/** Where the account runs it already; the names are those of the automations. */
const runningWords = {
  nl: { card: 'draait al bij jou', page: 'Draait al bij jou', paused: 'gepauzeerd', stopped: 'gestopt' },
  en: { card: 'you run this', page: 'You run this already', paused: 'paused', stopped: 'stopped' },
} as const;

/** An automation of the account that is this workflow. */
export interface Running {
  readonly name: string;
  readonly status: AutomationStatus;
}

/** Nothing in it is read as markdown: customers name their automations. */
const plainly = (text: string): string => text.replace(/([\\`*_{}[\]()#+!|<>~-])/g, '\\$1');

function runningLine(running: readonly Running[], lang: Language): string[] {
  const words = runningWords[lang];
  const names = running.map(({ name, status }) =>
    status === 'running' ? plainly(name) : `${plainly(name)} (${words[status]})`,
  );
  return names.length === 0 ? [] : [`**${words.page}:** ${names.join(', ')}`];
}

const headings = {
  nl: { accounts: 'Nodig', steps: 'Instellen', others: 'Met andere apps' },
  en: { accounts: 'You need', steps: 'Setting it up', others: 'With other apps' },
} as const;

/** What stands around a template. */
export interface Around {
  /** Others of its recipe. */
  readonly others?: readonly StoredVariant[];
  readonly running?: readonly Running[];
}

/** Markdown: what it does, which accounts it takes, how to switch it on, and its recipe for other apps. */
function explanation(
  template: Template,
  lang: Language,
  { others: variants = [], running = [] }: Around,
): string {
  const { accounts, setup_steps } = guideIn(template, lang);
  const { accounts: needed, steps, others } = headings[lang];
  const parts = [...runningLine(running, lang), textsIn(template, lang).description];
  if (accounts.length > 0)
    parts.push(`## ${needed}`, accounts.map(({ app, why }) => `- **${app}**: ${why}`).join('\n'));
  if (setup_steps.length > 0)
    parts.push(`## ${steps}`, setup_steps.map((step, at) => `${at + 1}. ${step}`).join('\n'));
  // Beside this page in whatever folder n8n has it.
  const links = variants.map((variant) => `- [${nameIn(variant, lang)}](./${variant.number})`);
  if (links.length > 0) parts.push(`## ${others}`, links.join('\n'));
  return parts.join('\n\n');
}

/** The page of one template. */
export function toPage(template: Template, lang: Language, around: Around = {}) {
  const nodeTypes: Record<string, { count: number }> = {};
  for (const { type } of workNodes(template.flow))
    nodeTypes[type] = { count: (nodeTypes[type]?.count ?? 0) + 1 };
  return {
    ...toCard(template, lang),
    ...toEditor(template, lang),
    description: explanation(template, lang, around),
    image: [],
    categories: [categoryOf(template.category, lang)],
    workflowInfo: { nodeCount: template.node_count, nodeTypes },
  };
}
