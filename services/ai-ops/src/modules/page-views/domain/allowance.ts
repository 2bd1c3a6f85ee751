/** How much one network may bring. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

/** Networks that are known at a time; who comes after so many in one day has to wait for the next. */
const mostNetworks = 50_000;

/**
 * How much each network has brought in the running minute and day (UTC). In memory and forgotten with the day; a
 * network is known by the page token's keyed hash only.
 */
export class Allowance {
  private day = 0;
  private minute = 0;
  private readonly today = new Map<string, number>();
  private readonly thisMinute = new Map<string, number>();

  constructor(private readonly limits: Limits) {}

  /** @returns whether one more may come; it is not counted by that */
  has(network: string, at: Date): boolean {
    this.turn(at);
    const [inDay, inMinute] = [this.today.get(network) ?? 0, this.thisMinute.get(network) ?? 0];
    if (inDay >= this.limits.perDay || inMinute >= this.limits.perMinute) return false;
    return inDay > 0 || this.today.size < mostNetworks;
  }

  /** @returns whether one more may come; it is counted then */
  take(network: string, at: Date): boolean {
    if (!this.has(network, at)) return false;
    this.today.set(network, (this.today.get(network) ?? 0) + 1);
    this.thisMinute.set(network, (this.thisMinute.get(network) ?? 0) + 1);
    return true;
  }

  private turn(at: Date): void {
    const minute = Math.floor(at.getTime() / 60_000);
    const day = Math.floor(minute / 1_440);
    if (minute !== this.minute) this.thisMinute.clear();
    if (day !== this.day) this.today.clear();
    this.minute = minute;
    this.day = day;
  }
}

/** Who has a whole range of networks brings so many times what one brings. */
export const neighboursBring = 4;

/** Of a page view: its network and those around it. */
export interface Networks {
  readonly visitor: string;
  readonly neighbours?: string | undefined;
}

/**
 * How much a network and the networks around it have brought: an IPv6 /48 has 65,536 networks, and nobody fills the
 * list of known ones, or a day's room, with those.
 */
export class NetworkAllowance {
  private readonly own: Allowance;
  private readonly around: Allowance;

  constructor({ perMinute, perDay }: Limits) {
    this.own = new Allowance({ perMinute, perDay });
    this.around = new Allowance({ perMinute: perMinute * neighboursBring, perDay: perDay * neighboursBring });
  }

  /** @returns whether one more may come; it is counted then */
  take({ visitor, neighbours = visitor }: Networks, at: Date): boolean {
    // What the own network may not bring costs its neighbours nothing.
    return this.own.has(visitor, at) && this.around.take(neighbours, at) && this.own.take(visitor, at);
  }
}
