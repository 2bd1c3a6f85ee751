import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import { sanitize } from '../../workflows/domain/sanitize.js';
import type { StoredSetting } from '../../workflows/domain/texts.js';
import { knownProduct } from '../../workflows/domain/vendors.js';
import { type Draft, derive, noEnglishFile } from './draft.js';

/** The English file, as clean as the Dutch one. */
function englishFile({ slug, meta, english }: CatalogueWorkflow) {
  if (english === null) return noEnglishFile;
  const clean = sanitize({ ...english }, { seed: slug, name: meta.en.name, keepWebhookIds: true });
  const { steps, notes, content, content_hash } = derive(clean);
  return { english_flow: { steps, notes }, english_content: content, english_hash: content_hash };
}

/** A value as the library keeps it. */
const stored = ({ choices, ...value }: CatalogueWorkflow['meta']['values'][number]): StoredSetting => ({
  ...value,
  ...(choices && { choices: [...choices] }),
});

/** A workflow of our own catalogue: its author's word goes before what the rules would derive. */
function catalogueDraft(entry: CatalogueWorkflow): Draft {
  const { slug, filename, meta, workflow, checked, ran, unchanged, places = [] } = entry;
  const clean = sanitize({ ...workflow }, { seed: slug, name: meta.name, keepWebhookIds: true });
  const derived = derive(clean);
  const named = [...meta.accounts.map(({ app }) => app), ...(meta.apps ?? [])];
  const declared = named.flatMap((app) => knownProduct(app) ?? []);
  return {
    ...derived,
    integrations: [...new Set([...derived.integrations, ...declared])],
    file: filename,
    filename,
    slug,
    name: meta.name,
    descriptions: [meta.description],
    authorsDescription: true,
    category: meta.category,
    tags: meta.tags,
    difficulty: meta.difficulty,
    time_to_deploy: meta.time_to_deploy,
    short_benefit: meta.short_benefit,
    tier_required: meta.tier_required,
    top_rank: meta.top?.rank ?? null,
    ...(meta.saves === null ? {} : { minutes_saved: meta.saves.minutes }),
    minutes_saved_why: meta.saves?.nl ?? null,
    pattern: meta.pattern,
    places,
    author: meta.author,
    licence: meta.licence,
    checked_with_n8n: checked,
    ran,
    ran_unchanged: unchanged,
    accounts: meta.accounts,
    setup_steps: meta.setup_steps,
    settings: meta.values.map(stored),
    english: {
      name: meta.en.name,
      descriptions: [meta.en.description],
      short_benefit: meta.en.short_benefit,
      ...(meta.en.setup_steps === undefined ? {} : { setup_steps: meta.en.setup_steps }),
      ...(meta.en.accounts === undefined ? {} : { accounts: meta.en.accounts }),
      ...(meta.saves === null ? {} : { minutes_saved_why: meta.saves.en }),
    },
    ...englishFile(entry),
    source: 'catalogue',
    remarks: [],
  };
}

/** The catalogue, ready to be placed. @param tell how many are done, after each */
export const catalogueDrafts = (
  catalogue: readonly CatalogueWorkflow[],
  tell: (done: number) => void = () => undefined,
): Draft[] =>
  catalogue.map((workflow, at) => {
    const draft = catalogueDraft(workflow);
    tell(at + 1);
    return draft;
  });
