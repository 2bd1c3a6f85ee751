import type { Connection } from '@stroomwerk/mfe-runtime';

export type { Connection };

export interface ConnectionWorld {
  /** Asks whether anybody answers; never rejects. */
  readonly answers: () => Promise<boolean>;
  readonly changed: (state: Connection) => void;
}

/** Milliseconds between two questions while nobody answers. */
export const askAgainAfter = 4_000;
/** Milliseconds for which the return is said. */
export const saidFor = 6_000;

/**
 * Whether the platform can be reached. A hint of the browser or a call without an answer is asked after before anybody
 * is told: the browser's own guess is wrong for local addresses, and one lost call is no lost connection.
 */
export class ConnectionWatch {
  private state: Connection = 'there';
  private asking = false;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly world: ConnectionWorld) {}

  /** Something hints that the connection came or went. */
  async doubt(): Promise<void> {
    if (this.asking || this.stopped) return;
    this.asking = true;
    clearTimeout(this.timer);
    const answered = await this.world.answers();
    this.asking = false;
    if (this.stopped) return;
    if (!answered) {
      this.to('gone');
      this.timer = setTimeout(() => void this.doubt(), askAgainAfter);
    } else if (this.state !== 'there') this.returned();
  }

  /** A call was answered. */
  answered(): void {
    if (this.state === 'gone' && !this.stopped) this.returned();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private returned(): void {
    clearTimeout(this.timer);
    this.to('back');
    this.timer = setTimeout(() => this.to('there'), saidFor);
  }

  private to(state: Connection): void {
    if (state === this.state) return;
    this.state = state;
    this.world.changed(state);
  }
}
