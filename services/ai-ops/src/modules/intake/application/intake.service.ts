import { Injectable } from '@nestjs/common';
import type { AnalyticsEvent, ErrorReport, Received } from '@stroomwerk/contracts/ai-ops';
import { Clock } from '@stroomwerk/kernel';
import { withoutSecrets } from '../domain/without-secrets.js';
import { IntakeStore } from '../persistence/intake.store.js';

const day = 86_400_000;

/** Takes in what browsers report: errors and, with consent, what visitors did. */
@Injectable()
export class IntakeService {
  private tidiedAt = 0;

  constructor(
    private readonly store: IntakeStore,
    private readonly clock: Clock,
  ) {}

  async errorReport(report: ErrorReport): Promise<Received> {
    const at = this.clock.now();
    await this.store.keepError({ ...report, url: withoutSecrets(report.url) }, at);
    await this.tidy(at);
    return { received: true };
  }

  async track(event: AnalyticsEvent): Promise<Received> {
    const { properties } = event;
    const cleaned = {
      ...properties,
      url: withoutSecrets(properties.url),
      referrer: withoutSecrets(properties.referrer),
    };
    const at = this.clock.now();
    await this.store.keepEvent({ ...event, properties: cleaned }, at);
    await this.tidy(at);
    return { received: true };
  }

  /** Once a day, with the first report that comes. */
  private async tidy(at: Date): Promise<void> {
    if (at.getTime() - this.tidiedAt < day) return;
    this.tidiedAt = at.getTime();
    await this.store.forget(at);
  }
}
