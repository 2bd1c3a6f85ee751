/** Which of the apps that a workflow needs somebody has. Names meet whatever their case. */
export interface Fit {
  readonly apps: readonly { readonly name: string; readonly have: boolean }[];
  readonly have: number;
  readonly state: 'none-needed' | 'unknown' | 'some' | 'all';
}

export function fitOf(needed: readonly string[], mine: readonly string[]): Fit {
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
