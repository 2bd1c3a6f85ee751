import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { readPageJson } from '@stroomwerk/mfe-runtime';

/** The releases active for this visitor, as the edge wrote them into the page. None: the shell stands alone. */
export const readReleaseSet = (): ReleaseSet =>
  readPageJson<ReleaseSet>('release-set') ?? { id: 'none', remotes: [], canaries: [] };
