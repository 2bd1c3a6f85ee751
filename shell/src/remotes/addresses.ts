import type { PlacedRelease } from '@stroomwerk/contracts/releases';

/** `mfe-library` -> `mfe_library`: the name its container registers itself under. */
export const containerName = (remote: string): string => remote.replace(/-/g, '_');

/** Absolute address of a file of a release. */
export const fileUrl = (release: Pick<PlacedRelease, 'base'>, file: string, origin: string): string =>
  new URL(`${release.base.replace(/\/$/, '')}/${file}`, origin).href;
