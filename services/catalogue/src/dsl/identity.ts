import { createHash } from 'node:crypto';

/**
 * A stable UUID for a part of a workflow, so that compiling twice gives the same file.
 * @param parts what identifies it, such as the slug and the node's name
 */
export function stableId(...parts: string[]): string {
  const hex = createHash('sha1').update(parts.join('\u0000')).digest('hex').slice(0, 32).split('');
  hex[12] = '5';
  hex[16] = '89ab'.charAt(Number.parseInt(hex[16] ?? '0', 16) % 4);
  const h = hex.join('');
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20)}`;
}
