import type { ContentWorkflow } from '../../../../content/dsl/types.js';
import { sanitize } from '../../workflows/domain/sanitize.js';
import { type Draft, derive } from './draft.js';

/** A workflow of our own catalogue, ready to be placed: its author's word goes before what the rules would derive. */
export function catalogueDraft({ slug, filename, meta, workflow }: ContentWorkflow): Draft {
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
    checked_with_n8n: meta.checked_with_n8n,
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
