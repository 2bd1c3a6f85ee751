/** AI ops publishes no event yet; it consumes what the others publish. */
export const aiOpsEvents = [] as const;
