/** Microseconds of processor that something takes, as often as it takes to do it without disturbance. */
function processorTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

/**
 * How much more work something is on four times as much: about 4 where it grows with its input, 16 where it grows with the
 * square, 64 with the third power; what takes less than a millisecond counts as one. In time of the processor, which is
 * the same on a busy machine.
 * @param work does it for an input of this size
 */
export function growth(work: (size: number) => unknown, size: number): number {
  // Compiled code runs many times as fast: what comes first would seem the larger work.
  work(size);
  return (
    processorTime(() => work(4 * size)) /
    Math.max(
      processorTime(() => work(size)),
      1_000,
    )
  );
}
