/** Milliseconds between two looks: a run is on screen within ten seconds of its end (issue on their own n8n, measures). */
const every = 4_000;
const most = 60_000;

/** What a read says of itself, in milliseconds since 1970; 0: never. */
export interface Looked {
  readonly status: 'pending' | 'error' | 'success';
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * When to look again: as long as it has failed already, so that the waits double, a minute at most.
 * @returns milliseconds
 */
export function nextLook({ status, dataUpdatedAt, errorUpdatedAt }: Looked): number {
  if (status !== 'error') return every;
  return Math.min(most, Math.max(every, errorUpdatedAt - dataUpdatedAt));
}

/** Of a read that is looked at again and again while somebody has it open; a hidden page does not look. */
export const live = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: Looked }) => nextLook(state),
};
