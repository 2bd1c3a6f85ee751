import { stableUuid } from '../../workflows/domain/hash.js';

/** The request of one workflow among several: the same press again finds the deployment that it made. */
export const requestIdOf = (batchRequestId: string, filename: string): string =>
  stableUuid(`${batchRequestId.toLowerCase()} ${filename}`);

/** What is undone with the whole: all that may have something in n8n. */
export const isToUndo = ({
  state,
  left_behind: left,
}: {
  readonly state: string;
  readonly left_behind: boolean;
}): boolean => !['undone', 'undoing'].includes(state) && (state !== 'failed' || left);
