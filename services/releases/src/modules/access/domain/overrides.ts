import { developmentOrigin } from '@stroomwerk/contracts/releases';

/** How long a choice of releases holds, in seconds: for a look, not for a day on which it is forgotten. */
export const choiceSeconds = 3600;
/** Longest signed text that a cookie is sure to carry: browsers keep 4096 bytes with its name and attributes. */
export const longestChoice = 3800;

const highestPort = 65_535;

/** A chosen release, taken apart. */
export interface Choices {
  /** Choices that have to be published versions. */
  readonly versions: readonly { readonly remote: string; readonly version: string }[];
  /** Remotes for which a development server was chosen. */
  readonly developed: readonly string[];
  /** Remotes whose development server has an address that cannot be. */
  readonly impossible: readonly string[];
}

/** Tells versions from development servers. */
export function sortChoices(overrides: Readonly<Record<string, string>>): Choices {
  const chosen = Object.entries(overrides);
  const impossible = chosen
    .filter(([, target]) => developmentOrigin.test(target) && !isPort(target.split(':')[2]))
    .map(([remote]) => remote);
  const versions = chosen
    .filter(([, target]) => !developmentOrigin.test(target))
    .map(([remote, version]) => ({ remote, version }));
  const developed = chosen.flatMap(([remote, target]) => (developmentOrigin.test(target) ? [remote] : []));
  return { versions, developed, impossible };
}

const isPort = (text = ''): boolean => Number(text) >= 1 && Number(text) <= highestPort;
