/** What one page view may leave behind, by kind; a browser keeps its last 100 events (specification, section 9). */
export const ofOneView = { error: 5, event: 100, sameEvent: 20 } as const;
/** Errors that nobody had that day, from one network; an error that is known is counted, however many have it. */
export const newErrorsOfOneNetwork = { perMinute: 5, perDay: 5 } as const;
/** Page views that one customer may vouch for. */
export const ofOneCustomer = { perMinute: 5, perDay: 20 } as const;

/** Why something was heard and not kept. */
export type Drop = 'no page view' | 'network' | 'page view' | 'release' | 'day';

/** A part of a day's rows. */
export interface Room {
  readonly name: string;
  readonly most: number;
  /** What is said where it is full. */
  readonly full: Drop;
}

/** Rows of one day: those that anybody may fill, and those that only customers' page views do. */
const rows = { error: 1_500, event: 15_000 } as const;
const rowsOfCustomers = { error: 500, event: 5_000 } as const;
/** No release takes more of it, so that nobody hides one behind another; its remote has the same for all others. */
const errorsOfOneRelease = 300;

const anybodys = (kind: keyof typeof rows): Room => ({ name: kind, most: rows[kind], full: 'day' });
const customers = (kind: keyof typeof rows): Room => ({
  ...{ name: `${kind} of customers`, most: rowsOfCustomers[kind], full: 'day' },
});

/** Rooms that must all have a place. The first list that does is taken: a customer falls back on everybody's. */
export const roomsOfError = (remote: string | null, release: string | null, customer: boolean): Room[][] => {
  const ofRelease: Room = {
    ...{ name: `error of ${remote ?? 'shell'} ${release ?? ''}`, most: errorsOfOneRelease, full: 'release' },
  };
  return [...(customer ? [[customers('error')]] : []), [ofRelease, anybodys('error')]];
};
export const roomsOfEvent = (customer: boolean): Room[][] => [
  ...(customer ? [[customers('event')]] : []),
  [anybodys('event')],
];

/** A page view as the intake knows it. */
export interface Reporter {
  readonly id: string;
  /** Keyed hashes of its network and of those around it. */
  readonly visitor: string;
  readonly neighbours?: string | undefined;
  /** A customer vouched for it. */
  readonly customer: boolean;
}
