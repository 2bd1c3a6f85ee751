import { demoWorkflow } from './demo-workflow.js';
import { categoryPath, largest, publicPath, varied } from './preview.js';

it('puts the fullest categories first', () => {
  const counts = { data: 3, hr: 9, social: 3 };
  const categories = Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, { name: key, count }]),
  );
  expect(largest({ categories } as Parameters<typeof largest>[0], 2)).toEqual([
    { category: 'hr', count: 9 },
    { category: 'data', count: 3 },
  ]);
});

it('shows three workflows of as many categories as there are', () => {
  const of = (...categories: (typeof demoWorkflow)['category'][]) =>
    categories.map((category, index) => ({ ...demoWorkflow, category, rank: index + 1 }));
  expect(varied(of('hr', 'hr', 'data', 'social')).map(({ rank }) => rank)).toEqual([1, 3, 4]);
  expect(varied(of('hr', 'hr', 'hr', 'data')).map(({ rank }) => rank)).toEqual([1, 4, 2]);
  expect(varied(of('hr'))).toHaveLength(1);
});

it('leads to the public pages', () => {
  expect(publicPath({ slug: 'a b' })).toBe('/workflows/a%20b');
  expect(categoryPath('finance')).toBe('/workflows?category=finance');
});
