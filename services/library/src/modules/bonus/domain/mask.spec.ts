import { masked } from './mask.js';

it.each([
  ['sanne@bureau.nl', 's…e@bureau.nl'],
  ['jo@bureau.nl', 'j…@bureau.nl'],
  ['"a@b"@bureau.nl', '"…"@bureau.nl'],
])('%s is shown as %s', (email, shown) => {
  expect(masked(email)).toBe(shown);
});
