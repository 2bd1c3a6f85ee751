import type { ReleaseManifest } from '@stroomwerk/contracts/releases';

/** https://semver.org, without build metadata: a version is also a folder's name and a part of an address. */
const semanticVersion = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** Routes that a remote may have: the gate opens each of them. The largest of ours has 11. */
const mostRoutes = 40;

/** Characters that a folder's or a file's name may have; file systems stop at 255. */
const longest = 150;

/**
 * What a manifest must be beyond its schema before it is kept for ever.
 * @returns field to reason, in the form of an error's `fields`; empty when the manifest is consistent.
 */
export function manifestFaults(
  manifest: ReleaseManifest,
  expected: { readonly remote: string; readonly owner: string | null },
): Record<string, string> {
  const faults: Record<string, string> = {};
  const refuse = (field: string, reason: string): void => {
    faults[`manifest.${field}`] ??= reason;
  };
  if (manifest.name !== expected.remote)
    refuse('name', `is ${manifest.name}, published as ${expected.remote}`);
  if (expected.owner !== null && manifest.owner !== expected.owner)
    refuse('owner', `${expected.remote} belongs to ${expected.owner}`);
  if (!semanticVersion.test(manifest.version)) refuse('version', 'is not a semantic version');
  if (manifest.version.length > longest) refuse('version', `has more than ${longest} characters`);

  const known = (file: string): boolean => Object.hasOwn(manifest.files, file);
  for (const file of Object.keys(manifest.files))
    if (!isInsideRelease(file)) refuse('files', `${file} leaves the release's folder`);
    else if (file.split('/').some((part) => part.length > longest))
      refuse('files', `${file.slice(0, longest)}… has more than ${longest} characters`);
  if (!known(manifest.entry)) refuse('entry', `${manifest.entry} is not among the files`);
  if (manifest.server !== null && !known(manifest.server))
    refuse('server', `${manifest.server} is not among the files`);
  // What browsers load is read for the calls that it makes; a drawing's code makes none.
  const loaded = new Set([manifest.entry, ...Object.values(manifest.exposes).flatMap(({ js }) => js)]);
  if (manifest.server !== null && (loaded.has(manifest.server) || !manifest.server.endsWith('.cjs')))
    refuse('server', `${manifest.server} is no file for drawing alone (server.cjs)`);
  for (const [expose, { js, css }] of Object.entries(manifest.exposes))
    for (const file of [...js, ...css])
      if (!known(file)) refuse('exposes', `${expose} loads unknown ${file}`);

  if (manifest.routes.length > mostRoutes)
    refuse('routes', `has ${manifest.routes.length} routes, at most ${mostRoutes}`);
  const paths = new Set<string>();
  for (const { path, expose } of manifest.routes) {
    if (paths.has(path)) refuse('routes', `${path} is declared twice`);
    paths.add(path);
    if (!Object.hasOwn(manifest.exposes, expose)) refuse('routes', `${path} shows unknown ${expose}`);
  }
  for (const path of manifest.prerender) if (!paths.has(path)) refuse('prerender', `${path} is no route`);
  return faults;
}

/** Relative, no `..`, no backslash, no empty part: a path that can only name a file below the release's folder. */
export const isInsideRelease = (file: string): boolean =>
  !file.includes('\\') &&
  !file.includes('\0') &&
  file.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
