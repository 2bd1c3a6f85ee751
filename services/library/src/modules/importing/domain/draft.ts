import type {
  Account,
  CanvasNote,
  Category,
  Difficulty,
  Graph,
  TopWorkflow,
  TriggerType,
  UnchangedRun,
  WorkflowStep,
} from '@stroomwerk/contracts/library';
import { canvasNotes } from '../../workflows/domain/canvas-notes.js';
import { inferCategory } from '../../workflows/domain/categories.js';
import { complexity, minutesSaved, nodeCount } from '../../workflows/domain/complexity.js';
import { describe } from '../../workflows/domain/description.js';
import { graph, steps } from '../../workflows/domain/graph.js';
import { contentHash, fingerprint } from '../../workflows/domain/hash.js';
import { integrations } from '../../workflows/domain/integrations.js';
import { isRecord, type N8nNode, type N8nWorkflow } from '../../workflows/domain/n8n.js';
import { nameFromFile, plainText, safeFilename, slugify } from '../../workflows/domain/naming.js';
import type { Placed } from '../../workflows/domain/recipe.js';
import { sanitize } from '../../workflows/domain/sanitize.js';
import type { EnglishFlow, EnglishTexts, StoredRun, StoredSetting } from '../../workflows/domain/texts.js';
import { triggerType } from '../../workflows/domain/triggers.js';
import { vendorOf } from '../../workflows/domain/vendors.js';
import { limits } from './limits.js';
import type { RawWorkflow } from './raw-workflow.js';
import { type Remark, remarksOn } from './remarks.js';

/** What the file says and what was derived from it; which name, slug and description it gets is decided in place.ts. */
export interface Draft {
  readonly file: string;
  readonly filename: string;
  readonly slug: string;
  readonly name: string;
  /** In order of preference; the first that no other workflow has is taken. */
  readonly descriptions: readonly string[];
  readonly authorsDescription: boolean;
  readonly trigger_type: TriggerType;
  readonly complexity: 'low' | 'medium' | 'high';
  readonly node_count: number;
  readonly integrations: string[];
  readonly community_integrations: string[];
  readonly category: Category;
  readonly tags: string[];
  readonly difficulty: Difficulty | null;
  readonly time_to_deploy: string | null;
  readonly short_benefit: string | null;
  readonly tier_required: TopWorkflow['tier_required'] | null;
  readonly top_rank: number | null;
  readonly minutes_saved: number;
  readonly minutes_saved_why: string | null;
  readonly pattern: string | null;
  readonly places: readonly Placed[];
  readonly author: string;
  readonly licence: string;
  readonly checked_with_n8n: string | null;
  readonly ran: StoredRun | null;
  readonly ran_unchanged: UnchangedRun | null;
  readonly accounts: Account[];
  readonly setup_steps: string[];
  readonly settings: readonly StoredSetting[];
  readonly steps: WorkflowStep[];
  readonly notes: CanvasNote[];
  readonly graph: Graph;
  readonly english: Omit<EnglishTexts, 'description'> & { descriptions: readonly string[] };
  /** Of the English file, where there is one. */
  readonly english_flow: EnglishFlow | null;
  readonly english_content: string | null;
  readonly english_hash: string | null;
  readonly content: string;
  readonly content_hash: string;
  readonly fingerprint: string;
  readonly source: 'catalogue' | 'import';
  /** What was repaired or taken out, for the report. */
  readonly remarks: readonly Remark[];
}

/** Everything that the rules derive from the workflow itself, for imported and compiled ones alike. */
export function derive(workflow: N8nWorkflow) {
  const used = integrations(workflow);
  const nodes = nodeCount(workflow);
  return {
    trigger_type: triggerType(workflow),
    complexity: complexity(nodes),
    node_count: nodes,
    integrations: used.names,
    community_integrations: used.community,
    minutes_saved: minutesSaved(workflow),
    steps: steps(workflow),
    notes: canvasNotes(workflow),
    graph: graph(workflow),
    content: `${JSON.stringify(workflow, null, 2)}\n`,
    content_hash: contentHash(workflow),
    fingerprint: fingerprint(workflow),
  };
}

export const noEnglishFile = { english_flow: null, english_content: null, english_hash: null } as const;

/** Which accounts an imported workflow needs: the credential types its nodes named, once each, by the steps' new names. */
function accountsOf(raw: Record<string, unknown>, workflow: N8nWorkflow): Account[] {
  const accounts = new Map<string, { app: string; nodes: string[] }>();
  const given = (Array.isArray(raw.nodes) ? raw.nodes : []).filter(isRecord);
  for (const [at, node] of given.entries()) {
    if (!isRecord(node.credentials) || node.disabled === true) continue;
    for (const type of Object.keys(node.credentials).filter((key) => /^\w{1,80}$/.test(key))) {
      const known = accounts.get(type) ?? { app: vendorOf(String(node.type))?.name ?? type, nodes: [] };
      known.nodes.push((workflow.nodes[at] as N8nNode).name);
      accounts.set(type, known);
    }
  }
  return [...accounts].map(([credential_type, { app, nodes }]) => ({
    app,
    credential_type,
    why: `Nodig voor: ${nodes.slice(0, 4).join(', ')}`,
    steps: [
      `Open in n8n de stap ‘${nodes[0]}’ en kies bij Credential ‘Create new credential’.`,
      `Log in bij ${app} of plak de sleutel die ${app} je geeft, en bewaar.`,
    ],
  }));
}

/**
 * An imported workflow, ready to be placed. @param file path as found @param position of the workflow in a file that
 * holds several, else undefined
 */
export function importDraft(file: string, source: RawWorkflow, position?: number): Draft {
  const safe = safeFilename(file);
  const filename = position === undefined ? safe : safe.replace(/\.json$/, `-${position + 1}.json`);
  const name = plainText(source.name).slice(0, 128) || nameFromFile(filename) || 'Workflow';
  const workflow = sanitize(source.raw, { seed: filename, name });
  const written = plainText(source.description).slice(0, limits.descriptionLength);
  const tags = [
    ...new Set(source.tags.map((tag) => plainText(tag).slice(0, 40)).filter((tag) => tag !== '')),
  ].slice(0, 12);
  const derived = derive(workflow);
  return {
    ...derived,
    file,
    filename,
    name,
    slug:
      slugify(name) ||
      slugify(filename.replace(/\.json$/, '')) ||
      `workflow-${derived.fingerprint.slice(0, 8)}`,
    descriptions: [
      ...(written === '' ? [] : [written]),
      ...describe(workflow, name, 'nl'),
      `${name} (${filename})`,
    ],
    authorsDescription: written !== '',
    category: inferCategory({ ...workflow, name, description: written, tags }),
    tags,
    difficulty: null,
    time_to_deploy: null,
    short_benefit: null,
    tier_required: null,
    top_rank: null,
    minutes_saved_why: null,
    pattern: null,
    places: [],
    author: 'Onbekend',
    licence: 'Eigen verzameling van de beheerder',
    checked_with_n8n: null,
    ran: null,
    ran_unchanged: null,
    accounts: accountsOf(source.raw, workflow),
    setup_steps: [],
    settings: [],
    english: { descriptions: written === '' ? describe(workflow, name, 'en') : [] },
    ...noEnglishFile,
    source: 'import',
    remarks: remarksOn(file, source, workflow, written),
  };
}
