/** Days in which a customer who downloaded or deployed a workflow counts (decisions.md, "Most popular"). */
export const popularityDays = 90;
/** Customers that have to have done so, of one workflow at least, before anything is ordered by them. */
export const enoughCustomers = 20;

/** By what the most popular are chosen: by customers, or by the editors as long as too few did anything. */
export type Measure = 'customers' | 'editors';

/** The one measure everywhere: sorting, Top 12, bonus. @param most customers of the workflow that has the most */
export const measureOf = (most: number): Measure => (most >= enoughCustomers ? 'customers' : 'editors');
