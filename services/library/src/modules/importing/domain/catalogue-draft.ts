import type { ContentWorkflow } from '@stroomwerk/catalogue';
import { VERIFIED } from '@stroomwerk/catalogue/verified';
import { catalogueDigest } from '../../workflows/domain/hash.js';
import { sanitize } from '../../workflows/domain/sanitize.js';
import { type Draft, derive } from './draft.js';

/** A workflow of our own catalogue: its author's word goes before what the rules would derive. */
function catalogueDraft({ slug, filename, meta, workflow }: ContentWorkflow): Draft {
  const clean = sanitize({ ...workflow }, { seed: slug, name: meta.name, keepWebhookIds: true });
  return {
    ...derive(clean),
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
    author: meta.author,
    licence: meta.licence,
    checked_with_n8n: null,
    accounts: meta.accounts,
    setup_steps: meta.setup_steps,
    english: {
      name: meta.en.name,
      descriptions: [meta.en.description],
      short_benefit: meta.en.short_benefit,
      ...(meta.en.setup_steps === undefined ? {} : { setup_steps: meta.en.setup_steps }),
      ...(meta.en.accounts === undefined ? {} : { accounts: meta.en.accounts }),
      ...(meta.saves === null ? {} : { minutes_saved_why: meta.saves.en }),
    },
    source: 'catalogue',
    remarks: [],
  };
}

/**
 * The catalogue, ready to be placed. Its workflows carry the n8n version they were checked against as long as their
 * content is the content that was checked.
 * @param tell how many are done, after each
 */
export function catalogueDrafts(
  catalogue: readonly ContentWorkflow[],
  tell: (done: number) => void = () => undefined,
): Draft[] {
  const drafts = catalogue.map((workflow, at) => {
    const draft = catalogueDraft(workflow);
    tell(at + 1);
    return draft;
  });
  const digest = catalogueDigest(drafts.map((draft) => draft.content_hash));
  return digest === VERIFIED.digest
    ? drafts.map((draft) => ({ ...draft, checked_with_n8n: VERIFIED.n8n }))
    : drafts;
}
