import { gateVerdict, releaseContents } from '@stroomwerk/contracts/releases';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** What is in a release. */
export const useReleaseContents = (remote: string, version: string) =>
  useApiQuery(releaseContents, { params: { remote, version } }, { staleTime: 60_000 });

/** What the gate says of a release, again every two seconds. */
export const useVerdict = (remote: string, version: string) =>
  useApiQuery(gateVerdict, { params: { remote, version } }, { refetchInterval: 2_000 });
