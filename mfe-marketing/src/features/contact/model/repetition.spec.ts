import { newUuid, repetitions } from './repetition.js';

it('makes ids of version 4', () => {
  expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newUuid()).not.toBe(newUuid());
});

it('knows a second try from a changed statement', () => {
  const idOf = repetitions();
  const first = idOf({ order: 'Launch' });
  expect(idOf({ order: 'Launch' })).toBe(first);
  expect(idOf({ order: 'Professional' })).not.toBe(first);
});
