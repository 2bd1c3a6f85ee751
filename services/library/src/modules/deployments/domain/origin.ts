import type { Language } from '@stroomwerk/contracts';
import { canonicalJson } from '../../workflows/domain/hash.js';
import { isStickyNote, type N8nConnections, type N8nNode } from '../../workflows/domain/n8n.js';

/** A file of the library as its gallery gives it: one version in one language. */
export interface OurFile {
  readonly version: number;
  readonly language: Language;
  readonly hash: string;
  readonly name: string;
  readonly nodes: readonly N8nNode[];
  readonly connections: N8nConnections;
}

/** A step as it stands in a customer's n8n. */
type TheirNode = { readonly name: string; readonly type: string; readonly [key: string]: unknown };

/** Our version of a workflow that stands in a customer's n8n, with their accounts; what an update is measured against. */
export interface Base {
  readonly name: string;
  readonly nodes: readonly N8nNode[];
  readonly connections: N8nConnections;
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface Origin {
  readonly language: Language;
  /** Null where two versions suit it alike: nobody can tell then which it came from. */
  readonly version: number | null;
  readonly base: Base | null;
}

/** Below this share of our steps a workflow is another one that bears our number: n8n.io numbers its templates too. */
const enough = 0.5;

const worked = (nodes: readonly N8nNode[]): readonly N8nNode[] => nodes.filter((node) => !isStickyNote(node));

/** The customer's step that is one of ours: n8n keeps the ids of a template, and gives new ones to a copy of it. */
const theirsOf = (our: N8nNode, theirs: readonly TheirNode[]): TheirNode | undefined =>
  theirs.find(({ id, type }) => id === our.id && type === our.type) ??
  theirs.find(({ name, type }) => name === our.name && type === our.type);

const parametersOf = (node: TheirNode): Record<string, unknown> => Object(node.parameters);

/** Whether a step is as we gave it; n8n leaves out what is as it would be anyway. */
function isAsGiven(our: N8nNode, their: TheirNode): boolean {
  if (their.typeVersion !== our.typeVersion) return false;
  return Object.entries(parametersOf(their)).every(
    ([key, value]) => canonicalJson(value) === canonicalJson(our.parameters[key]),
  );
}

interface Likeness {
  readonly file: OurFile;
  /** Steps of ours that are there, those under the name that we gave them, and those that are as we gave them. */
  readonly there: number;
  readonly named: number;
  readonly same: number;
}

function likeness(file: OurFile, theirs: readonly TheirNode[]): Likeness {
  const pairs = worked(file.nodes).flatMap((our) => {
    const their = theirsOf(our, theirs);
    return their === undefined ? [] : [{ our, their }];
  });
  return {
    file,
    there: pairs.length / Math.max(1, worked(file.nodes).length),
    named: pairs.filter(({ our, their }) => our.name === their.name).length,
    same: pairs.filter(({ our, their }) => isAsGiven(our, their)).length,
  };
}

const best = (all: readonly Likeness[], by: 'named' | 'same'): readonly Likeness[] => {
  const most = Math.max(...all.map((one) => one[by]));
  return all.filter((one) => one[by] === most);
};

/**
 * Which file of the library a workflow in a customer's n8n came from. Pure.
 * @param files of the workflow whose number it bears, in every version and language
 * @param taken hash of the file that the account took from its gallery before the workflow was made, where it did
 * @returns undefined of a workflow that is none of ours
 */
export function originOf(
  theirs: readonly TheirNode[],
  files: readonly OurFile[],
  taken: string | undefined,
): Origin | undefined {
  const alike = files.map((file) => likeness(file, theirs)).filter(({ there }) => there >= enough);
  if (alike.length === 0) return undefined;
  const known = alike.find(({ file }) => file.hash === taken);
  const language = (known ?? best(alike, 'named')[0])?.file.language ?? 'nl';
  const suited = known
    ? [known]
    : best(
        alike.filter(({ file }) => file.language === language),
        'same',
      );
  const [only, ...others] = suited;
  if (only === undefined || others.length > 0) return { language, version: null, base: null };
  return { language, version: only.file.version, base: baseOf(only.file, theirs) };
}

/** Settings are left out: n8n takes none from a template, so none of ours is there to be changed. */
function baseOf({ name, nodes, connections }: OurFile, theirs: readonly TheirNode[]): Base {
  const linked = nodes.map((our): N8nNode => {
    const credentials = bound(theirsOf(our, theirs));
    return credentials === undefined ? our : { ...our, credentials };
  });
  return { name, nodes: linked, connections, settings: {} };
}

/** The accounts of a step, by id and name alone. */
function bound(their: TheirNode | undefined): Record<string, unknown> | undefined {
  const found = Object.entries(Object(their?.credentials) as Record<string, unknown>).flatMap(
    ([type, value]) => {
      const { id, name } = Object(value) as { id?: unknown; name?: unknown };
      return typeof id === 'string' && typeof name === 'string' ? [[type, { id, name }] as const] : [];
    },
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The library's number of the template that n8n notes on a workflow; undefined where it came from none. */
export function templateNumber(
  meta: { readonly templateId?: unknown } | null | undefined,
): number | undefined {
  const id = String(meta?.templateId ?? '');
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
