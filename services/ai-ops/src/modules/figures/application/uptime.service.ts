import { Injectable } from '@nestjs/common';
import type { PublicUptime } from '@stroomwerk/contracts/ai-ops';
import { Clock } from '@stroomwerk/kernel';
import { publicUptime } from '../domain/uptime.js';
import { MeasurementReader } from '../persistence/measurement.reader.js';

/** Milliseconds for which an answer is given again: anybody may ask, and it counts ninety days of samples. */
const keptMs = 60_000;

/** The measured uptime, for everybody. */
@Injectable()
export class UptimeService {
  #kept: { readonly at: number; readonly answer: Promise<PublicUptime> } | undefined;

  constructor(
    private readonly measurements: MeasurementReader,
    private readonly clock: Clock,
  ) {}

  read(): Promise<PublicUptime> {
    const now = this.clock.now();
    if (this.#kept && Math.abs(now.getTime() - this.#kept.at) < keptMs) return this.#kept.answer;
    const answer = this.measurements.uptimeWindow(now).then(publicUptime);
    this.#kept = { at: now.getTime(), answer };
    answer.catch(() => {
      this.#kept = undefined;
    });
    return answer;
  }
}
