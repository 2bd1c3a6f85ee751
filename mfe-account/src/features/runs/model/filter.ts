export const runFilters = ['all', 'error', 'waiting'] as const;
export type RunFilter = (typeof runFilters)[number];

/** Which runs the address asks for; what makes no sense asks for all. */
export const readRunFilter = (query: URLSearchParams): RunFilter =>
  runFilters.find((one) => one === query.get('status')) ?? 'all';
