import { hashOf, newSecret } from './secret.js';

it('is as hard to guess as a key, and kept by its hash and its last four characters', () => {
  const made = Array.from({ length: 20 }, newSecret);
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(20);
  for (const { secret, hash, hint } of made) {
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(hash).not.toContain(secret);
    expect(hashOf(secret)).toBe(hash);
    expect(secret.slice(-4)).toBe(hint);
  }
});

it.each([
  '',
  'a',
  'a'.repeat(42),
  'a'.repeat(44),
  `${'a'.repeat(42)}/`,
  `${'a'.repeat(43)} `,
  ` ${'a'.repeat(43)}`,
])('looks nothing up for what never was one: %j', (secret) => expect(hashOf(secret)).toBeUndefined());
