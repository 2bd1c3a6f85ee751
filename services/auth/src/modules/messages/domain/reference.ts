import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefixes = { withdrawal: 'HER', contact: 'VRG' } as const;

export type MessageKind = keyof typeof prefixes;

/** What people name when they ask about their message: `HER-7KQ2-9XWM`. Random: nobody can guess another's. */
export function newReference(kind: MessageKind): string {
  const text = [...randomBytes(8)].map((byte) => alphabet[byte & 31]).join('');
  return `${prefixes[kind]}-${text.slice(0, 4)}-${text.slice(4)}`;
}
