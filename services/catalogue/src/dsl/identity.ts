import { hash } from 'node:crypto';

/**
 * A stable UUID for a part of a workflow, so that compiling twice gives the same file.
 * @param parts what identifies it, such as the slug and the node's name
 */
export function stableId(...parts: string[]): string {
  const hex = hash('sha1', parts.join('\u0000'));
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
