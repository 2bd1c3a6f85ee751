import { chooseReleases, listReleases, releasesOverview } from '@stroomwerk/contracts/releases';
import { type ApiMutationOptions, useApiMutation, useApiQuery } from '@stroomwerk/mfe-runtime';

/** What a remote has published. */
export const useReleasesOf = (remote: string) => useApiQuery(listReleases, { params: { remote } });

/** The remotes, and what each serves. */
export const useOverview = () => useApiQuery(releasesOverview);

/** Takes releases for this browser. */
export const useChoose = (options: ApiMutationOptions<typeof chooseReleases>) =>
  useApiMutation(chooseReleases, options);
