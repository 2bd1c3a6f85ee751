const megabyte = 1024 * 1024;

/** Megabytes that a remote may have sent for releases that are not published yet: ten of the largest there may be. */
export const waitingMegabytes = 64;
/** Megabytes that a remote may send in an hour, published or not. */
export const hourlyMegabytes = 256;
/** Bytes that a file counts at least: what it takes on a disk. */
const leastBytes = 4_096;

/** What a remote has sent, in bytes. */
export interface Sent {
  /** Of no release yet. */
  readonly waiting: number;
  readonly lastHour: number;
}

export const countedBytes = (bytes: number): number => Math.max(bytes, leastBytes);

/** Whether a file of so many counted bytes finds room beside what was sent before. */
export const findsRoom = ({ waiting, lastHour }: Sent, bytes: number): boolean =>
  waiting + bytes <= waitingMegabytes * megabyte && lastHour + bytes <= hourlyMegabytes * megabyte;
