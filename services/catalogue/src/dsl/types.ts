import type { Kept } from './promise.js';

/** The ten categories of the library (product decisions, "Filters"). */
export const CATEGORIES = [
  'marketing',
  'ecommerce',
  'productivity',
  'data',
  'social',
  'finance',
  'hr',
  'customer',
  'content',
  'integration',
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Difficulty = 'beginner' | 'intermediate' | 'advanced';
export type Tier = 'starter' | 'professional' | 'enterprise' | 'launch_special';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Parameters = { [key: string]: Json };

/** The kinds of connection that tie an AI sub-node to the node it serves. */
export type AttachKind =
  | 'ai_languageModel'
  | 'ai_memory'
  | 'ai_tool'
  | 'ai_outputParser'
  | 'ai_embedding'
  | 'ai_document'
  | 'ai_textSplitter'
  | 'ai_vectorStore';

/** What an author writes down for one node; ids, positions and connections follow from it. */
export interface NodeSpec {
  name: string;
  type: string;
  typeVersion: number;
  parameters: Parameters;
  /** Webhook-like nodes carry an address of their own. */
  webhook?: boolean;
  /** Anybody who has the address may start it, and its author means that. */
  open?: boolean;
  /** Sub-nodes hang under the node they serve. */
  attach?: { to: string; as: AttachKind };
  onError?: 'continueErrorOutput' | 'continueRegularOutput';
  retryOnFail?: boolean;
  maxTries?: number;
  waitBetweenTries?: number;
  executeOnce?: boolean;
  alwaysOutputData?: boolean;
}

export interface Account {
  app: string;
  credential_type: string;
  why: string;
  steps: string[];
}

export interface Translation {
  name: string;
  description: string;
  short_benefit: string;
  setup_steps?: string[];
  accounts?: Account[];
}

/** A text in both languages of the library. */
export interface Both {
  readonly nl: string;
  readonly en: string;
}

/** A parameter of a step, by the names that the step has in both files: `assignments.assignments.0.value` of `Instellingen`. */
export interface Place {
  readonly step: Both;
  readonly path: string;
}

/** Something that only the customer knows, wherever their workflow needs it: a sheet, a channel, an address, a limit. */
export interface Value {
  /** Unique in its workflow, lower case with hyphens. */
  readonly key: string;
  readonly kind: 'text' | 'number' | 'mail' | 'address' | 'choice' | 'list';
  readonly label: Both;
  readonly help: Both;
  /** What stands there until the customer fills it in. */
  readonly example: Both;
  /** A pattern that a right one matches. */
  readonly check?: string;
  /** What there is to choose from. */
  readonly choices?: readonly string[];
  /** Where it is filled in. */
  readonly at: readonly Place[];
}

/** A fault that its author knows of and leaves, with the reason (src/rules/). */
export interface Accepted {
  readonly rule: string;
  /** By its Dutch name; none for the workflow as a whole. */
  readonly step?: string;
  readonly why: string;
}

export interface WorkflowSpec {
  slug: string;
  name: string;
  description: string;
  category: Category;
  tags: string[];
  difficulty: Difficulty;
  tier_required: Tier;
  time_to_deploy: string;
  short_benefit: string;
  /** Place in the Top 12 of the landing page. */
  top?: { rank: number };
  accounts: Account[];
  /** Apps that it works with, and no account is needed for: they call it. */
  apps?: string[];
  setup_steps: string[];
  en: Translation;
  /** English names of the steps; with them the file is there in English too (`say` gives its words). */
  names?: { readonly [dutch: string]: string };
  /** The pattern that it carries out; a workflow written on its own is its own pattern. */
  pattern?: string;
  /** Minutes of handwork that one run saves, and what that assumes, in both languages. */
  saves?: { minutes: number; nl: string; en: string };
  /** Explanations on the canvas behind the named steps. */
  notes?: readonly { over: readonly string[]; text: string }[];
  accepts?: readonly Accepted[];
  promises?: readonly Kept[];
  nodes: NodeSpec[];
  /** Paths such as `Order > Betaald? #1 > Meld @1`: `#n` is an output, `@n` an input, both from 0. */
  flow: string[];
}

export interface N8nNode {
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  parameters: Parameters;
  webhookId?: string;
  onError?: 'continueErrorOutput' | 'continueRegularOutput';
  retryOnFail?: boolean;
  maxTries?: number;
  waitBetweenTries?: number;
  executeOnce?: boolean;
  alwaysOutputData?: boolean;
}
export interface N8nLink {
  node: string;
  type: string;
  index: number;
}
export type N8nConnections = { [source: string]: { [type: string]: N8nLink[][] } };
export interface N8nWorkflow {
  name: string;
  nodes: N8nNode[];
  connections: N8nConnections;
  settings: { executionOrder: 'v1'; timezone: string };
  active: false;
}

export interface ContentMeta
  extends Omit<
    WorkflowSpec,
    'nodes' | 'flow' | 'top' | 'notes' | 'names' | 'pattern' | 'saves' | 'accepts' | 'promises'
  > {
  pattern: string;
  /** What the customer fills in, and where. */
  values: readonly Value[];
  /** null where the derivation rule gives the figure. */
  saves: { minutes: number; nl: string; en: string } | null;
  top: { rank: number } | null;
  author: string;
  licence: string;
  created: string;
  updated: string;
}
/** An app that a workflow is built for, and the place in its recipe that it takes. */
export interface Placed {
  readonly place: string;
  /** What the place is called. */
  readonly label: { readonly nl: string; readonly en: string };
  readonly app: { readonly nl: string; readonly en: string };
  /** Whether titles tell it: these places together differ in every workflow of a recipe. */
  readonly named: boolean;
  /** Whether none of what it may be is an app: kinds of documents, currencies. */
  readonly words?: true;
}

export interface ContentWorkflow {
  slug: string;
  filename: string;
  meta: ContentMeta;
  workflow: N8nWorkflow;
  /** Steps that anybody who has their address may start, as their author meant, by their Dutch names. */
  open?: readonly string[];
  /** The same with English steps, notes and words; null where nobody wrote them yet. */
  english: N8nWorkflow | null;
  /** The apps that its recipe was built for; none for a workflow by itself. */
  places?: readonly Placed[];
  accepts?: readonly Accepted[];
  promises?: readonly Kept[];
}
