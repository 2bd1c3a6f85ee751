/** So many files in so many seconds, counted back from now. */
export interface FileWindow {
  readonly files: number;
  readonly seconds: number;
}

const fiveMinutes = 300;
const day = 86_400;

/** What one account may take: well above what a person does (sixty in five minutes), far below the whole library. */
export const fileWindows = (limits: {
  readonly inFiveMinutes: number;
  readonly inADay: number;
}): FileWindow[] => [
  { files: limits.inFiveMinutes, seconds: fiveMinutes },
  { files: limits.inADay, seconds: day },
];

/**
 * Which earlier file must have left the window before `wanted` more fit in it, counted from the newest one as 0.
 * More than the window ever holds: none has to stay.
 */
export const lastInTheWay = ({ files }: FileWindow, wanted: number): number => Math.max(0, files - wanted);

/** Seconds until a file taken at `takenAt` is out of the window, at least one. */
export const secondsUntilOut = ({ seconds }: FileWindow, takenAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((takenAt.getTime() - now.getTime()) / 1_000) + seconds);
