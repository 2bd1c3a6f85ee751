import type { Language } from '@stroomwerk/contracts';
import type {
  Category,
  LibraryWorkflow,
  PublicWorkflow,
  PublicWorkflowDetail,
  TopWorkflow,
  WorkflowDetail,
} from '@stroomwerk/contracts/library';
import {
  type Alike,
  type EnglishFlow,
  type EnglishTexts,
  guideIn,
  insideIn,
  ranIn,
  type StoredRun,
  type StoredSetting,
  settingsIn,
  textsIn,
} from './texts.js';

/** A workflow as stored: both languages. */
export type StoredCard = Omit<LibraryWorkflow, 'name' | 'description' | 'added_at'> & {
  readonly name: string;
  readonly description: string;
  readonly short_benefit: string | null;
  readonly english: EnglishTexts | null;
  readonly time_to_deploy: string | null;
  readonly created_at: Date;
  readonly top_rank: number | null;
};

export type StoredDetail = StoredCard &
  Omit<WorkflowDetail, keyof StoredCard | 'added_at' | 'updated_at' | 'languages' | 'settings' | 'ran'> & {
    readonly updated_at: Date;
    readonly settings: readonly StoredSetting[];
    readonly ran: StoredRun | null;
    readonly english_flow: EnglishFlow | null;
    readonly english_hash: string | null;
  };

/** What a card in the library shows. */
export function toLibraryWorkflow(row: StoredCard, lang: Language): LibraryWorkflow {
  const { name, description } = textsIn(row, lang);
  const { filename, slug, trigger_type, complexity, node_count, integrations, category, tags, graph } = row;
  const { difficulty, tier_required, minutes_saved, popularity } = row;
  return {
    filename,
    slug,
    name,
    description,
    trigger_type,
    complexity,
    node_count,
    integrations,
    category,
    tags,
    graph,
    difficulty,
    tier_required,
    minutes_saved,
    popularity,
    added_at: row.created_at.toISOString(),
  };
}

/** What anybody may read. */
export const toPublicWorkflow = (row: StoredCard, lang: Language): PublicWorkflow => ({
  ...toLibraryWorkflow(row, lang),
  time_to_deploy: row.time_to_deploy,
  short_benefit: textsIn(row, lang).short_benefit,
});

/** What both pages of one workflow show: its steps, how to switch it on, and where it comes from. */
const toGuide = (row: StoredDetail, lang: Language, alike: Alike | null) => ({
  ...guideIn(row, lang),
  settings: settingsIn(row.settings, lang),
  ...insideIn(row, lang),
  author: row.author,
  licence: row.licence,
  checked_with_n8n: row.checked_with_n8n,
  ran: ranIn(row.ran, lang, alike),
  ran_unchanged: row.ran_unchanged ?? null,
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** The same of one workflow: everything but its file. @param alike whose cases stand for it */
export const toPublicDetail = (
  row: StoredDetail,
  lang: Language,
  alike: Alike | null = null,
): PublicWorkflowDetail => ({
  ...toPublicWorkflow(row, lang),
  ...toGuide(row, lang, alike),
});

/** @param rank its place, from 1 */
export function toTopWorkflow(row: StoredCard, rank: number, lang: Language): TopWorkflow {
  const { name, description, short_benefit } = textsIn(row, lang);
  return {
    rank,
    slug: row.slug,
    filename: row.filename,
    title: name,
    tags: row.tags,
    time_to_deploy: row.time_to_deploy ?? '',
    short_benefit: short_benefit ?? description,
    category: row.category,
    difficulty: row.difficulty ?? 'beginner',
    tier_required: row.tier_required ?? 'starter',
    node_count: row.node_count,
    graph: row.graph,
  };
}

/** Everything about a workflow but its file. @param alike whose cases stand for it */
export const toDetail = (row: StoredDetail, lang: Language, alike: Alike | null = null): WorkflowDetail => ({
  ...toLibraryWorkflow(row, lang),
  ...toGuide(row, lang, alike),
  time_to_deploy: row.time_to_deploy,
});

/** The ten categories as the interface calls them. */
export const categoryNames: Record<Category, Record<Language, string>> = {
  marketing: { nl: 'Marketing', en: 'Marketing' },
  ecommerce: { nl: 'E-commerce', en: 'E-commerce' },
  productivity: { nl: 'Productiviteit', en: 'Productivity' },
  data: { nl: 'Data', en: 'Data' },
  social: { nl: 'Social', en: 'Social' },
  finance: { nl: 'Financiën', en: 'Finance' },
  hr: { nl: 'HR', en: 'HR' },
  customer: { nl: 'Klantcontact', en: 'Customer service' },
  content: { nl: 'Content', en: 'Content' },
  integration: { nl: 'Integratie', en: 'Integration' },
};
