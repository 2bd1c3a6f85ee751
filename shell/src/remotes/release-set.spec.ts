// Real: what is read of a page. Fake: the document.
import { readReleaseSet } from './release-set.js';

const inPage = (texts: Record<string, string>) =>
  Object.assign(globalThis, {
    document: { getElementById: (id: string) => (id in texts ? { textContent: texts[id] } : null) },
  });

it('is what the edge wrote into the page, and nothing where it wrote nothing', () => {
  const set = { id: 'x', remotes: [], canaries: [] };
  inPage({ 'release-set': JSON.stringify(set) });
  expect(readReleaseSet()).toEqual(set);
  inPage({});
  expect(readReleaseSet()).toEqual({ id: 'none', remotes: [], canaries: [] });
});
