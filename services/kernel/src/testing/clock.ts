import { Clock } from '../clock.js';

/** A clock that stands still until it is set. */
export class FixedClock extends Clock {
  constructor(private time: Date = new Date('2026-11-21T10:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  set(time: Date | string): void {
    this.time = new Date(time);
  }

  /** @param ms milliseconds forward */
  advance(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}
