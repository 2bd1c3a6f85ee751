/** Reports of one account that wait for ops. */
export const mostOpenReports = 20;
/** Rows on a page of ops' lists. */
export const opsPageSize = 20;
