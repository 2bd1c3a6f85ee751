/** The edge reads releases over HTTP; there is no event yet. */
export const releasesEvents = [] as const;
