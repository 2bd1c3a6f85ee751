const megabyte = 1024 * 1024;

/** What one import accepts. Real collections: median 11 nodes, largest 246, largest file 311 KB (n8n.md). */
export const limits = {
  fileBytes: 5 * megabyte,
  /** Objects and lists inside one another. */
  depth: 200,
  nodes: 1000,
  descriptionLength: 1200,
  zipBytes: 500 * megabyte,
  zipEntries: 20_000,
  zipTotalBytes: 1024 * megabyte,
  /** Unpacked against packed size of an entry above `zipRatioFrom` bytes. */
  zipRatio: 100,
  zipRatioFrom: 64 * 1024,
  batchFiles: 50,
  batchBytes: 8 * megabyte,
} as const;
