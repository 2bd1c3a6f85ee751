import type { ActiveRelease, ReleaseManifest, ReleaseSet } from '@stroomwerk/contracts/releases';

/** A build as a page would get it once it is published. */
export function placedBuild(manifest: ReleaseManifest): ActiveRelease {
  const { name, owner, version, entry, exposes, routes, navigation, apis, prerender, server } = manifest;
  const pinned = Object.entries(manifest.files).filter(([file]) => /\.(js|css)$/.test(file));
  return {
    ...{ name, owner, version, entry, exposes, routes, navigation, apis, prerender, server },
    base: `/releases/${name}/${version}/`,
    integrity: Object.fromEntries(pinned.map(([file, { integrity }]) => [file, integrity])),
    channel: 'stable',
  };
}

/** The stable releases with some of them exchanged or added; nobody is on trial. */
export function exchanged(active: ReleaseSet, releases: readonly ActiveRelease[]): ReleaseSet {
  const names = new Set(releases.map(({ name }) => name));
  return { id: 'gate', remotes: [...active.remotes.filter(({ name }) => !names.has(name)), ...releases] };
}

/** What stands for the proof of the page view: the shell then tells how the page went; the gate listens to it. */
export const pageToken = 'gate';

const block = (id: string): RegExp =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Rewrites a page of the edge so that it shows other releases: the set in it is another one, nothing is drawn in
 * advance and no file of a release is hinted at, since that would be of the active ones.
 * @throws Error when this is no page of the edge
 */
export function swapPage(html: string, set: ReleaseSet): string {
  const config = block('page-config').exec(html)?.[2];
  if (!block('release-set').test(html) || config === undefined)
    throw new Error(
      'the platform answered with a page that has no release set; does PUBLIC_URL name its edge?',
    );
  const withToken = { ...(JSON.parse(config) as object), pageToken };
  return html
    .replace(
      /<div id="root" data-prerendered>.*?<\/div>(?=\s*(?:<noscript>|<script type="application\/json" id="release-set">))/s,
      '<div id="root"></div>',
    )
    .replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '')
    .replace(/<link\b[^>]*\shref="\/releases\/[^>]*>/g, '')
    .replace(block('release-set'), (_, open: string, __, close: string) => open + json(set) + close)
    .replace(block('page-config'), (_, open: string, __, close: string) => open + json(withToken) + close);
}
