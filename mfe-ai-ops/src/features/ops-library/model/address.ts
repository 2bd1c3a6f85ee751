/** What the library desk shows: it stands in the address. */
export interface Desk {
  readonly tab: 'reports' | 'requests' | 'workflows';
  readonly status: 'open' | 'resolved' | 'all';
  /** Which requests of members are shown. */
  readonly asked: 'open' | 'answered' | 'closed' | 'all';
  readonly q: string;
  readonly hidden: 'all' | 'true' | 'false';
  readonly page: number;
}

export const tabs = ['reports', 'requests', 'workflows'] as const;
export const statuses = ['open', 'resolved', 'all'] as const;
export const requestStatuses = ['open', 'answered', 'closed', 'all'] as const;
export const hiddens = ['all', 'false', 'true'] as const;

/** The desk of an address; what makes no sense is the default. */
export function readDesk(query: URLSearchParams): Desk {
  const one = <T extends string>(name: string, allowed: readonly [T, ...T[]]): T =>
    allowed.find((value) => value === query.get(name)) ?? allowed[0];
  const page = Number(query.get('page') ?? '1');
  return {
    tab: one('tab', tabs),
    status: one('status', statuses),
    asked: one('asked', requestStatuses),
    q: (query.get('q') ?? '').slice(0, 200),
    hidden: one('hidden', hiddens),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a desk: defaults are left out, and what belongs to another tab. */
export function writeDesk({ tab, status, asked, q, hidden, page }: Desk): Record<string, string> {
  return {
    ...(tab === 'reports' ? {} : { tab }),
    ...(tab === 'reports' && status !== 'open' ? { status } : {}),
    ...(tab === 'requests' && asked !== 'open' ? { asked } : {}),
    ...(tab === 'workflows' && q !== '' ? { q } : {}),
    ...(tab === 'workflows' && hidden !== 'all' ? { hidden } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** Any other choice begins at the first page. */
export const turned = (desk: Desk, change: Partial<Desk>): Desk => ({ ...desk, page: 1, ...change });
