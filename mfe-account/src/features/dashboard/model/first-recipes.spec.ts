// Pure: what is offered to begin with.
import type { LibraryWorkflow } from '@stroomwerk/contracts/library';
import { recipesOf } from './first-recipes.js';

const workflow = (filename: string, key?: string) =>
  ({ filename, ...(key ? { recipe: { key } } : {}) }) as LibraryWorkflow;
const names = (fitting: LibraryWorkflow[], popular: LibraryWorkflow[]) => {
  const { workflows, why } = recipesOf(fitting, popular, 3);
  return [why, ...workflows.map(({ filename }) => filename)];
};
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => workflow(name)) as [
  LibraryWorkflow,
  LibraryWorkflow,
  LibraryWorkflow,
  LibraryWorkflow,
];

it('is what fits the apps, three of them', () => {
  expect(names([a, b, c], [])).toEqual(['fits', 'a', 'b', 'c']);
});

it('is filled up with what others choose where too little fits', () => {
  expect(names([a], [b, a, c, d])).toEqual(['both', 'a', 'b', 'c']);
  expect(names([], [a, b, c, d])).toEqual(['popular', 'a', 'b', 'c']);
  expect(names([a], [a])).toEqual(['fits', 'a']);
});

it('has a recipe once, whichever of its workflows stands in the two lists', () => {
  expect(names([workflow('shopify', 'orders')], [workflow('woo', 'orders'), b])).toEqual([
    'both',
    'shopify',
    'b',
  ]);
});
