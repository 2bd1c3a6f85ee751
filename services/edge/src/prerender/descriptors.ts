import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

/** As the kernel writes it into the flags of a descriptor, in octal. */
const closesOnExec = 0o2000000;

/** Descriptors from `first` up that a child would have too: those that somebody gave us. Node's own close by themselves. */
function inherited(first: number): number[] {
  const all = readdirSync('/proc/self/fd').map(Number);
  return all.filter((descriptor) => {
    if (descriptor < first) return false;
    try {
      const flags = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'));
      return (Number.parseInt(flags?.[1] ?? '0', 8) & closesOnExec) === 0;
    } catch {
      return false; // Closed by now, as the one that listed them is.
    }
  });
}

/**
 * Starts a child that has none of the descriptors which whoever started us left open: where one is, the child has
 * /dev/null. Systems other than Linux hand none on.
 * @param first the first descriptor that is not the child's own
 * @param start gets what stands in its `stdio` from there on
 */
export function withoutInherited<T>(first: number, start: (rest: ('ignore' | number)[]) => T): T {
  if (process.platform !== 'linux') return start([]);
  const given = inherited(first);
  const nothing = openSync('/dev/null', 'r+');
  try {
    const upTo = Math.max(first, ...given.map((descriptor) => descriptor + 1));
    return start(
      Array.from({ length: upTo - first }, (_, at) => (given.includes(first + at) ? nothing : 'ignore')),
    );
  } finally {
    closeSync(nothing);
  }
}
