/** The public page of a collection. */
export const publicTradeAddress = (key: string, page = 1): string =>
  `/workflows/for/${encodeURIComponent(key)}${page > 1 ? `?page=${page}` : ''}`;

/** The same in a member's library. */
export const memberTradeAddress = (key: string, page = 1): string =>
  `/workflow-library?view=collections&trade=${encodeURIComponent(key)}${page > 1 ? `&page=${page}` : ''}`;
