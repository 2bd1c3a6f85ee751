/**
 * A file's compressed forms lie beside it, made when it was built and named and hashed as any file of a release: the content
 * encoding to what its name ends in. A release may have none of them.
 */
export const packedEndings = { br: '.br', gzip: '.gz' } as const;

export type Packing = keyof typeof packedEndings;

/** Whether a file is the compressed form of another. */
export const isPacked = (file: string): boolean =>
  Object.values(packedEndings).some((ending) => file.endsWith(ending));
