import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret that signs: 32 random bytes, as the convention of Standard Webhooks writes them. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/**
 * Headers by which a webhook's receiver knows that we sent this, which message it is, and when (Standard Webhooks):
 * HMAC-SHA256 over `<id>.<seconds>.<body>`. Who refuses moments older than five minutes cannot be sent an old one again.
 */
export function signedHeaders(
  secret: string,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${mac}` };
}
