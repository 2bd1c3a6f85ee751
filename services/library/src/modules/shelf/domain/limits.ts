/** What one account may keep: far beyond what a person does, so that the lists stay answers of one page. */
export const shelfLimits = { favourites: 1_000, collections: 200, inOneCollection: 500 } as const;
