const all = ['health', 'releases', 'history', 'access'] as const;
export type RemoteTab = (typeof all)[number];

/** The tabs of a remote; tokens and members are only for who may move pointers. */
export const remoteTabs = (mayMove: boolean): readonly RemoteTab[] =>
  all.filter((tab) => mayMove || tab !== 'access');

/** The tab that the address names; the first for any other. */
export const tabOf = (wanted: string | null, mayMove: boolean): RemoteTab =>
  remoteTabs(mayMove).find((tab) => tab === wanted) ?? 'health';
