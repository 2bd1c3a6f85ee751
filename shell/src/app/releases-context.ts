import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { createContext, useContext } from 'react';
import type { Pages } from '../remotes/pages.js';

interface Releases {
  readonly releaseSet: ReleaseSet;
  readonly pages: Pages;
  /** The page came drawn: settles when what makes it alive is there, or cannot be had. */
  readonly drawn: Promise<void> | null;
}

export const ReleasesContext = createContext<Releases | null>(null);

/** The active releases of this page and the pages they bring. */
export function useReleases(): Releases {
  const releases = useContext(ReleasesContext);
  if (releases === null) throw new Error('There are no releases around this component.');
  return releases;
}
