// Real: the hints and the pins that the page came with. Fake: a document that keeps the links put into its head.
import { hint } from './hints.js';

const release = {
  ...{ name: 'mfe-a', version: '1.0.0', base: '/releases/mfe-a/1.0.0/', entry: 'entry.js' },
  exposes: { './Page': { js: ['page.js', 'unpinned.js'], css: ['page.css'] } },
  integrity: { 'entry.js': 'sha384-e', 'page.js': 'sha384-p', 'page.css': 'sha384-c' },
};

/** The links that a hint for this expose leaves in the head. */
function hinted(expose: string, nonce: string | null) {
  const links: object[] = [];
  Object.assign(globalThis, {
    document: {
      head: { append: (link: object) => links.push(link) },
      createElement: (tag: string) => ({ tag }),
      querySelector: (what: string) => (nonce === null || what !== 'script[nonce]' ? null : { nonce }),
      getElementById: (id: string) =>
        id === 'release-set' ? { textContent: JSON.stringify({ id: 'x', remotes: [release] }) } : null,
    },
    location: { origin: 'https://shop.example' },
  });
  hint(release as never, expose);
  return links;
}
const link = (file: string, integrity: string, nonce: string) => ({
  ...{ tag: 'link', rel: 'preload', as: 'script', crossOrigin: 'anonymous', nonce, integrity },
  href: `https://shop.example/releases/mfe-a/1.0.0/${file}`,
});

it('asks for entry and page as they are loaded later: with hash and nonce, and none without a pin', () => {
  expect(hinted('./Page', 'n1')).toEqual([
    link('entry.js', 'sha384-e', 'n1'),
    link('page.js', 'sha384-p', 'n1'),
  ]);
});

it('asks for the entry alone of a page that the release does not name', () => {
  expect(hinted('./Other', null)).toEqual([link('entry.js', 'sha384-e', '')]);
});
