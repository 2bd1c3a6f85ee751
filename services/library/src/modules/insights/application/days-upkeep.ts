import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { addDays, dayOf } from '../domain/days.js';
import { deleteOldDays } from '../persistence/days.js';

/** 26 months, so long figures of use are kept (specification, "Legal"): the longest history of a plan is 25. */
const keptDays = 792;

/** Forgets days that nobody is shown any more; may be done again at any moment. */
@Injectable()
export class DaysUpkeep {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were deleted */
  run(): Promise<number> {
    return deleteOldDays(this.database, addDays(dayOf(this.clock.now()), -keptDays));
  }
}
