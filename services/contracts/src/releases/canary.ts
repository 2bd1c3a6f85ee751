/** A stable number from 0 to 99 for a remote (FNV-1a): which buckets its canary begins with. */
function shiftOf(remote: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < remote.length; index += 1)
    hash = Math.imul(hash ^ remote.charCodeAt(index), 0x01000193) >>> 0;
  return hash % 100;
}

/**
 * Whether a visitor's bucket (0 to 99) is in a remote's canary of `percent`. Each remote begins at a bucket of its own,
 * so that not always the same visitors try everything; a larger percentage keeps those it had.
 */
export const inCanary = (remote: string, bucket: number, percent: number): boolean =>
  (bucket + shiftOf(remote)) % 100 < percent;
