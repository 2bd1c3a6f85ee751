import { BookOpen, Check, Menu, TriangleAlert } from 'lucide-react';
import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLucideIcon from './lucide-icon.js';

/** What a file of lucide-react hands over, read off the library's own drawing of it. */
const dataOf = (drawn: string) => ({
  size: 24,
  node: [...drawn.matchAll(/<(path|circle|rect|line|polyline)([^>]*)>/g)].map(([, tag = '', rest = '']) => {
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, a, v]) => [a, v]),
    );
    return [tag, { ...attributes, key: JSON.stringify(attributes) }] as const;
  }),
});

/** Without the classes that the library adds, which nothing here asks for. */
const plain = (html: string): string =>
  html.replace(/ class="([^"]*)"/, (_, names: string) => {
    const kept = names.split(' ').filter((name) => !name.startsWith('lucide'));
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
  });

test.each([
  ['menu', Menu],
  ['check', Check],
  ['triangle', TriangleAlert],
  ['book', BookOpen],
])('%s looks as the library draws it', (_, theirs) => {
  const ours = createLucideIcon(dataOf(renderToStaticMarkup(createElement(theirs))) as never);
  for (const props of [
    {},
    { size: 16 },
    { size: 14, strokeWidth: 1.5, className: 'mine' },
    { size: '1em', 'aria-label': 'Menu', role: 'img' },
    { size: 20, color: 'red', 'data-x': '1', 'aria-hidden': true },
  ])
    expect(renderToStaticMarkup(createElement(ours, props as object))).toBe(
      plain(renderToStaticMarkup(createElement(theirs, props as object))),
    );
});

test('its ref is the element', () => {
  const ref = createRef<SVGSVGElement>();
  const icon = createLucideIcon({ size: 24, node: [] });
  expect(icon({ ref }).props).toMatchObject({ ref });
});
