import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import * as kit from '../index.js';
import { Gallery } from './Gallery.js';

describe('on the server', () => {
  const html = renderToString(
    <kit.ToastProvider>
      <Gallery />
    </kit.ToastProvider>,
  );

  it('draws every component without a browser', () => {
    for (const text of [
      'Componenten en staten',
      'Schema met 11 stappen',
      'Unable to load workflows',
      'Toon als tabel',
    ])
      expect(html).toContain(text);
  });

  it('writes no style attribute: the security policy allows none', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('gives every id once', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.length).toBe(new Set(ids).size);
  });
});

it('shows every component of the kit', () => {
  const sources = readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  const missing = Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name)
    .filter((name) => !new RegExp(`<${name}[\\s<>/]`).test(sources));
  // Drawn by others: the mark by the wordmark, the names of the languages by their switch; an app's icon in a drawing is a
  // file of the edge.
  expect(missing).toEqual(['LanguageNames', 'Mark', 'AppGlyph']);
});
