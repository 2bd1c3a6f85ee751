/*
 * Stands for what the federation runtime brings to read manifests and to preload by them (infra/federation-preset/src/shell.ts
 * puts it there): which files a release has stands in the release set, and the shell preloads by that (hints.ts).
 */

/** What the runtime asks of it while it registers plugins and releases. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: (): void => undefined };
}

/** No release is known by a snapshot. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});

/** Nothing is preloaded by it. */
export const defaultPreloadArgs = (): object => ({});
export const formatPreloadArgs = (): [] => [];
export const preloadAssets = (): Promise<[]> => Promise.resolve([]);
export const normalizePreloadExposes = (): [] => [];
