import { createHash, randomBytes } from 'node:crypto';
import type { N8nNode } from '../../workflows/domain/n8n.js';
import { keptSecret } from './error-path.js';
import type { Prepared } from './prepare.js';

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const keptEnd = `/api/automations/report/${keptSecret}`;

/** What is sent, with a secret in the address that is kept without one. */
export function withSecret(sent: Prepared, secret: string): Prepared {
  const filled = (node: N8nNode): N8nNode => {
    const { url } = node.parameters;
    if (typeof url !== 'string' || !url.endsWith(keptEnd)) return node;
    return {
      ...node,
      parameters: { ...node.parameters, url: `${url.slice(0, -keptSecret.length)}${secret}` },
    };
  };
  return { ...sent, nodes: sent.nodes.map(filled) };
}
