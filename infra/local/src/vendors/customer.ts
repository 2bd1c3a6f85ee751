import type { CatalogueWorkflow, N8nNode } from '@stroomwerk/catalogue';
import type { Accounts } from './accounts.js';
import type { Loose } from './world.js';

type Workflow = CatalogueWorkflow['workflow'];
type Value = CatalogueWorkflow['meta']['values'][number];
export type Language = 'nl' | 'en';

/** A step as a customer has it: with an account. */
export interface OwnNode extends N8nNode {
  credentials?: Record<string, { id: string; name: string }>;
}
export interface OwnFile extends Omit<Workflow, 'nodes' | 'active'> {
  readonly nodes: OwnNode[];
}

/** Two tables are not one: where examples are alike, each has an end of its own. */
function told(values: readonly Value[], language: Language): Map<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    values.map(({ key, example, kind }) => {
      const text = example[language];
      const times = seen.get(text) ?? 0;
      seen.set(text, times + 1);
      if (times === 0 || kind === 'number' || kind === 'choice' || kind === 'list') return [key, text];
      const id = /tbl\w+|\/d\/[\w-]+/.exec(text)?.[0] ?? /[\w-]{10,}/.exec(text)?.[0];
      return [key, id ? text.replace(id, `${id.slice(0, -1)}${times}`) : text];
    }),
  );
}

function put(target: Loose, path: string, from: string, to: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = target;
  for (const name of names) at = at?.[name];
  if (at && typeof at[last] === 'string') at[last] = at[last].replaceAll(from, () => to);
}

/** A file as it was downloaded, with its settings filled in as a customer does: each value by its example. */
export function filledIn({ meta, workflow, english }: CatalogueWorkflow, language: Language): OwnFile {
  const { active: _, ...file } = structuredClone(language === 'en' && english ? english : workflow);
  const values = told(meta.values, language);
  for (const { key, example, at } of meta.values)
    for (const { step, path } of at) {
      const node = file.nodes.find(({ name }) => name === step[language]);
      const own = values.get(key);
      if (node && own !== undefined) put(node.parameters, path, example[language], own);
    }
  return { ...file, nodes: file.nodes as OwnNode[] };
}

/** Chooses the accounts of each step. @param id of an account by its kind, which makes one that is not there */
export async function bound(
  file: OwnFile,
  accounts: Accounts,
  id: (type: string) => Promise<string>,
): Promise<OwnFile> {
  const nodes: OwnNode[] = [];
  for (const node of file.nodes) {
    const types = accounts.typesOf(node);
    const credentials: NonNullable<OwnNode['credentials']> = {};
    for (const type of types) credentials[type] = { id: await id(type), name: type };
    nodes.push(types.length > 0 ? { ...node, credentials } : node);
  }
  return { ...file, nodes };
}
