import { renderToString } from 'react-dom/server';
import { ToastProvider } from '../index.js';
import { Gallery } from './Gallery.js';

describe('on the server', () => {
  const html = renderToString(
    <ToastProvider>
      <Gallery />
    </ToastProvider>,
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
