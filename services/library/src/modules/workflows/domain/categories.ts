import type { Category } from '@stroomwerk/contracts/library';
import { apps, words } from './category-words.js';
import { integrations } from './integrations.js';
import { type Flow, workNodes } from './n8n.js';

const categories = Object.keys(words) as Category[];

/** Where nothing scored: by what the last app is for, so that no category becomes the place for the rest. */
function byShape(names: readonly string[]): Category {
  if (names.some((name) => ['Telegram', 'Slack', 'Discord', 'Microsoft Teams'].includes(name)))
    return 'productivity';
  if (names.some((name) => ['OpenAI', 'Anthropic', 'Google Gemini', 'Mistral AI'].includes(name)))
    return 'content';
  return 'integration';
}

const hits = (text: string, stems: readonly string[]): number => {
  const found = text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return stems.filter((stem) =>
    found.some((word) => (stem.length <= 3 ? word === stem : word.startsWith(stem))),
  ).length;
};

export interface CategoryInput extends Flow {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/**
 * What a workflow achieves, as one of the ten: words in name (4), tags (3), description (2) and node names (1), and the
 * apps it ends in (2 each). Ties go to the first in the order of the contract.
 */
export function inferCategory(workflow: CategoryInput): Category {
  const names = integrations(workflow).names;
  const nodeNames = workNodes(workflow)
    .map((node) => node.name)
    .join(' ');
  let best: Category | undefined;
  let most = 0;
  for (const category of categories) {
    const stems = words[category].split(' ');
    const score =
      4 * hits(workflow.name, stems) +
      3 * hits(workflow.tags.join(' '), stems) +
      2 * hits(workflow.description, stems) +
      hits(nodeNames, stems) +
      2 * names.filter((name) => apps[category].includes(name)).length;
    if (score > most) [best, most] = [category, score];
  }
  return best ?? byShape(names);
}
