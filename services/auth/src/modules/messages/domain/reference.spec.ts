import { newReference } from './reference.js';

it.each([
  ['withdrawal', 'HER'],
  ['contact', 'VRG'],
] as const)('of a %s begins with %s and holds nothing that is misread', (kind, prefix) => {
  const made = Array.from({ length: 300 }, () => newReference(kind));
  for (const reference of made)
    expect(reference).toMatch(new RegExp(`^${prefix}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`));
  expect(new Set(made).size).toBe(made.length);
  // Every letter of the alphabet comes up: 2,400 draws of 32.
  expect(
    new Set(
      made
        .join('')
        .slice(0)
        .replaceAll(/[^0-9A-Z]/g, ''),
    ).size,
  ).toBeGreaterThanOrEqual(32);
});
