import { Injectable } from '@nestjs/common';

/** Where every rule takes the time from (architecture.md, rule 8). Tests put a FixedClock in its place. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
