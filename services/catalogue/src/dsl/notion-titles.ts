import type { NodeSpec, Parameters } from './types.js';

const TEXT = '|rich_text';

interface Condition {
  readonly key: string;
  readonly condition?: string;
  readonly richTextValue?: string;
}

const list = (parameters: Parameters, ...path: readonly string[]): readonly Condition[] => {
  const found = path.reduce<unknown>(
    (value, key) => (value as { [key: string]: unknown } | undefined)?.[key],
    parameters,
  );
  return Array.isArray(found) ? (found as Condition[]) : [];
};

const byTitle = ({ richTextValue, key, ...rest }: Condition): Parameters => ({
  ...rest,
  key: `${key.slice(0, -TEXT.length)}|title`,
  titleValue: richTextValue ?? '',
});

/**
 * Looks a row of Notion up by its title where the column is the title: the first column of a table is, and no step writes it
 * as a text. Notion answers an error to a filter of another kind than the column has (langgenius/dify-official-plugins,
 * issue 2320).
 * @returns the steps; those that look nothing up in Notion are the same ones
 */
export function withNotionTitles<T extends Pick<NodeSpec, 'type' | 'parameters'>>(nodes: readonly T[]): T[] {
  const isNotion = ({ type }: T): boolean => type === 'n8n-nodes-base.notion';
  const texts = new Set(
    nodes
      .filter(isNotion)
      .flatMap(({ parameters }) => list(parameters, 'propertiesUi', 'propertyValues').map(({ key }) => key)),
  );
  const titles = new Map<string, string>();
  return nodes.map((node) => {
    const conditions = isNotion(node) ? list(node.parameters, 'filters', 'conditions') : [];
    const database = JSON.stringify(node.parameters.dataSourceId);
    const isTitle = ({ key }: Condition): boolean => {
      if (!key.endsWith(TEXT) || texts.has(key)) return false;
      if (!titles.has(database)) titles.set(database, key);
      return titles.get(database) === key;
    };
    if (!conditions.some(isTitle)) return node;
    const filters = { conditions: conditions.map((one) => (isTitle(one) ? byTitle(one) : one)) };
    return { ...node, parameters: { ...node.parameters, filters } };
  });
}
