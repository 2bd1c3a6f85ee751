import { DrawnPage } from './results.js';

const drawn = (moved: string) =>
  DrawnPage.safeParse({ html: '', dehydrated: {}, head: { title: 'T', moved }, status: 200 }).success;

it.each([
  ['/workflows/een-ander', true],
  ['//elders.example', false],
  ['/\\elders.example', false],
  ['https://elders.example', false],
  ['/workflows?ref=A', false],
  ['/a\r\nset-cookie: b', false],
])('lets a drawn page lead to %j: %p', (address, may) => {
  expect(drawn(address)).toBe(may);
});
