import type { Language } from './language.js';
import { listed } from './listed.js';
import { hasName } from './table-words.js';
import type { Both, NodeSpec } from './types.js';

/** What an app asks of the customer by what stands in its steps: folders, layers of a template. */
interface Asked {
  readonly app: string;
  isOf(node: NodeSpec): boolean;
  /** The names in a step. */
  names(node: NodeSpec): readonly string[];
  told(names: string, steps: string): Both;
}

const isType =
  (type: string) =>
  (node: NodeSpec): boolean =>
    node.type === `n8n-nodes-base.${type}`;

/** The folder in a path: whole where a step lists it, else what stands before the file; none where it is a value. */
function folderOf({ parameters }: NodeSpec): string[] {
  const path = String(parameters.path ?? '').replace(/^=/, '');
  if (parameters.operation === 'download' || !path.startsWith('/')) return [];
  const folder = parameters.operation === 'list' ? path : path.replace(/\/[^/]*(?:\{\{.*)?$/s, '');
  return folder === '' || folder.includes('{{') ? [] : [folder];
}
const folders = (app: string, type: string): Asked => ({
  app,
  isOf: isType(type),
  names: folderOf,
  told: (names, steps) => ({
    nl: `Maak in ${app} de map ${names}, of zet je eigen map in ${steps}.`,
    en: `Create the folder ${names} in ${app}, or put your own folder in ${steps}.`,
  }),
});

const layers = (app: string, isOf: Asked['isOf'], found: RegExp): Asked => ({
  app,
  isOf,
  names: ({ parameters }) =>
    [...JSON.stringify(parameters).matchAll(found)].flatMap(([, name = '']) => (name === '' ? [] : [name])),
  told: (names) => ({
    nl: `Geef de tekstlagen van je sjabloon in ${app} deze namen: ${names}.`,
    en: `Give the text layers of your template in ${app} these names: ${names}.`,
  }),
});

const ASKED: readonly Asked[] = [
  folders('Dropbox', 'dropbox'),
  folders('Nextcloud', 'nextCloud'),
  folders('SFTP', 'ftp'),
  layers('Bannerbear', isType('bannerbear'), /"name":"([^"]+)","text":/g),
  layers('APITemplate.io', isType('apiTemplateIo'), /"key":"name","value":"([^"]+)"/g),
  layers(
    'Placid',
    (node) => String(node.parameters.url).includes('api.placid.app'),
    /(?:layers: \{|\},) (\w+): \{ text:/g,
  ),
];

/** What an app says of any workflow, before it is known what its steps hold. */
export const unnamedParts = (app: string): Both => ({
  nl: `Neem in ${app} over wat de stappen noemen.`,
  en: `Take over in ${app} what the steps name.`,
});

/**
 * What to prepare in an app, by the names in its steps, in the place of what it says of any workflow.
 * @param own what the author says by himself: layers that he names are not told again
 * @returns undefined where the sentence is another one; nothing where the steps hold no such name
 */
export function partSteps(
  sentence: string,
  nodes: readonly NodeSpec[],
  own: readonly string[],
  language: Language,
): string[] | undefined {
  const asked = ASKED.find(({ app }) => unnamedParts(app)[language] === sentence);
  if (asked === undefined) return undefined;
  const holding = nodes.filter((node) => asked.isOf(node) && asked.names(node).length > 0);
  if (holding.length === 0) return [];
  const names = [...new Set(holding.flatMap((node) => asked.names(node)))];
  const isTold = own.some((step) => /lagen|layers/.test(step) && names.every((name) => hasName(step, name)));
  if (isTold) return [];
  const steps = holding.map(({ name }) => `"${name}"`);
  return [asked.told(listed(names, language), listed(steps, language))[language]];
}
