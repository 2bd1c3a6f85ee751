/** What an order says that replaces no plan; an empty value would take the key away. */
export const replacesNothing = 'none';

/**
 * Whether a plan was replaced on purpose: the order page for the other one was opened by somebody who knew that they had
 * it. Two pages that were open at once were not (issue "Money": a double payment is refunded by itself).
 * @param replaces what the later order says it replaces: a reference, `none`, or absent in orders of before
 * @param oneTime a plan for life is never replaced on purpose: there is nothing above it
 */
export const wasMeant = (replaces: string | undefined, reference: string, oneTime: boolean): boolean =>
  !oneTime && (replaces === undefined || replaces === reference);
