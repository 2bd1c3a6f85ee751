import { withoutAccount } from '@stroomwerk/contracts/library';

/** Which of the apps that a workflow needs somebody has, but for those that everybody has. Names meet whatever their case. */
export interface Fit {
  readonly apps: readonly { readonly name: string; readonly have: boolean }[];
  readonly have: number;
  readonly state: 'none-needed' | 'unknown' | 'some' | 'all';
}

export function fitOf(all: readonly string[], mine: readonly string[]): Fit {
  const needed = all.filter((name) => !withoutAccount.includes(name));
  const own = new Set(mine.map((name) => name.toLowerCase()));
  const apps = needed.map((name) => ({ name, have: own.has(name.toLowerCase()) }));
  const have = apps.filter((app) => app.have).length;
  const state =
    needed.length === 0
      ? 'none-needed'
      : own.size === 0
        ? 'unknown'
        : have === needed.length
          ? 'all'
          : 'some';
  return { apps, have, state };
}
