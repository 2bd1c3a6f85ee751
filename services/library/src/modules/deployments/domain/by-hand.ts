import type { Language } from '@stroomwerk/contracts';
import { isOfficial, isRecord, type N8nNode, workNodes } from '../../workflows/domain/n8n.js';

const words = {
  community: {
    nl: 'Installeer eerst de community-node {type}',
    en: 'Install the community node {type} first',
  },
  empty: { nl: 'Vul {field} in', en: 'Fill in {field}' },
  placeholder: { nl: 'Vervang {text}', en: 'Replace {text}' },
} as const satisfies Record<string, Record<Language, string>>;

const placeholder =
  /\b(?:YOUR|JOUW|MY|ENTER|REPLACE|INSERT)[_-][A-Z][A-Z0-9_-]*|<(?:your|jouw)[^<>]{0,40}>|\{\{?(?:your|YOUR)_\w+\}?\}|\[(?:your|YOUR) [^\]]{1,40}\]|\bKIES_[A-Z_]+/;
const longest = 60;

function gapIn(value: unknown, name: string, lang: Language): string | undefined {
  if (typeof value === 'string') {
    const found = placeholder.exec(value)?.[0];
    return found && words.placeholder[lang].replace('{text}', found.slice(0, longest));
  }
  if (Array.isArray(value)) return value.map((part) => gapIn(part, name, lang)).find(Boolean);
  if (!isRecord(value)) return undefined;
  if (value.__rl === true && (value.value === '' || value.value === undefined))
    return words.empty[lang].replace('{field}', name);
  return Object.entries(value)
    .map(([key, part]) => gapIn(part, key, lang))
    .find(Boolean);
}

function gapOf(node: N8nNode, lang: Language): string | undefined {
  if (!isOfficial(node.type)) return words.community[lang].replace('{type}', node.type);
  if (/\.httpRequest$/.test(node.type) && !node.parameters.url)
    return words.empty[lang].replace('{field}', 'URL');
  return Object.entries(node.parameters)
    .map(([name, value]) => gapIn(value, name, lang))
    .find(Boolean);
}

/**
 * Steps of a workflow without declared values that plainly need something: a list nobody chose from, a placeholder, a package
 * that n8n does not have. The first gap of each.
 */
export const byHand = (
  flow: Parameters<typeof workNodes>[0],
  lang: Language,
): { step: string; what: string }[] =>
  workNodes(flow)
    .filter(({ disabled }) => disabled !== true)
    .flatMap((node) => {
      const what = gapOf(node, lang);
      return what === undefined ? [] : [{ step: node.name, what }];
    });
