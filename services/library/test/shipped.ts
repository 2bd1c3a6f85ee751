import type { CatalogueWorkflow } from '@stroomwerk/catalogue';
import { chain, node } from './flows.js';

export const ours = 'melding.json';

const flow = (name: string, first: string, second: string, text: string) => ({
  ...{ name, settings: { executionOrder: 'v1', timezone: 'Europe/Amsterdam' }, active: false },
  ...chain(node(first, 'gmailTrigger'), node(second, 'slack', { parameters: { text } })),
});
/** A workflow of our own, as the catalogue ships it. */
export const shipped = (text: string, english: string | null): CatalogueWorkflow =>
  ({
    ...{ slug: 'melding', filename: ours, checked: null, ran: null, unchanged: null },
    meta: {
      ...{ name: 'Melding', description: 'Meldt nieuwe mail in Slack.', category: 'data', tags: [] },
      ...{
        difficulty: 'beginner',
        tier_required: 'starter',
        time_to_deploy: '2 min',
        short_benefit: 'Sneller',
      },
      ...{ accounts: [], setup_steps: [], pattern: 'melding', values: [], saves: null, top: null },
      ...{ author: 'Stroomwerk', licence: 'Eigen', created: '2026-11-21', updated: '2026-11-21' },
      en: { name: 'Message', description: 'Reports new mail in Slack.', short_benefit: 'Sooner' },
    },
    workflow: flow('Melding', 'Nieuwe mail', 'Meld', text),
    english: english === null ? null : flow('Message', 'New mail', 'Report', english),
  }) as unknown as CatalogueWorkflow;
