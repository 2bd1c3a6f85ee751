import type { TopWorkflow } from '@stroomwerk/contracts/library';

/** The one card that stands in while the Top 12 cannot be read; the screen marks it as a sample. */
export const demoWorkflow: TopWorkflow = {
  rank: 1,
  slug: 'facturen-uit-de-mailbox-boeken',
  filename: 'facturen-uit-de-mailbox-boeken.json',
  title: 'Facturen uit de mailbox boeken',
  tags: ['boekhouding', 'ai'],
  time_to_deploy: '12 min',
  short_benefit: 'Leest elke binnenkomende factuur, controleert het totaal en boekt hem in Xero.',
  category: 'finance',
  difficulty: 'intermediate',
  tier_required: 'professional',
  node_count: 13,
  graph: {
    kinds: 'tsaassdsdssss',
    edges: [
      [0, 1],
      [1, 2],
      [3, 2],
      [2, 4],
      [4, 5],
      [5, 6],
      [6, 9],
      [6, 7],
      [7, 8],
      [8, 9],
      [8, 12],
      [9, 10],
      [10, 11],
    ],
  },
};
