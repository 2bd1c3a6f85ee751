import type { Setting } from '@stroomwerk/contracts/library';
import { isRecord, type N8nNode } from '../../workflows/domain/n8n.js';

/** n8n takes a parameter that begins with = for an expression: what a customer typed stays the text that it is. */
const asText = (value: string): string =>
  value.startsWith('=')
    ? `={{ ${JSON.stringify(value).replace(/[{}]/g, (sign) => (sign === '{' ? '\\u007b' : '\\u007d'))} }}`
    : value;

const partOf = (container: unknown, key: string): unknown =>
  Array.isArray(container) ? container[Number(key)] : isRecord(container) ? container[key] : undefined;

function putAt(
  container: unknown,
  [key, ...rest]: readonly string[],
  put: (now: unknown, within: unknown) => unknown,
): unknown {
  if (key === undefined) return container;
  const now = partOf(container, key);
  const next = rest.length === 0 ? put(now, container) : putAt(now ?? {}, rest, put);
  if (Array.isArray(container)) return container.map((part, at) => (at === Number(key) ? next : part));
  return { ...(isRecord(container) ? container : {}), [key]: next };
}

/** The value in the place of the example, within the text around it; alone where a text is the example and nothing else. */
function inText(now: string, example: string, value: string): string {
  if (example === '' || now === example || !now.includes(example)) return asText(value);
  return now.replaceAll(example, () => value);
}

/**
 * Writes an answer at one of its declared places.
 * @param path below the parameters, its parts with dots between
 * @param example what stands there until now, alone or inside a text
 * @returns the step with nothing else changed; the same where it has no such place
 */
export function written(
  node: N8nNode,
  path: string,
  setting: Pick<Setting, 'kind' | 'example'>,
  value: string,
): N8nNode {
  const parameters = putAt(node.parameters, path.split('.'), (now, within) => {
    const isNumber = typeof now === 'number' || (isRecord(within) && within.type === 'number');
    if (isNumber) return Number(value);
    return typeof now === 'string' ? inText(now, setting.example, value) : asText(value);
  });
  return { ...node, parameters: parameters as N8nNode['parameters'] };
}
