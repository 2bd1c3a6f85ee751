import { Injectable } from '@nestjs/common';
import type { AnalyticsEvent, ErrorReport, Received } from '@stroomwerk/contracts/ai-ops';
import { Clock } from '@stroomwerk/kernel';
import { withoutSecrets } from '../domain/without-secrets.js';
import { IntakeStore } from '../persistence/intake.store.js';

/** Takes in what browsers report: errors and, with consent, what visitors did. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly store: IntakeStore,
    private readonly clock: Clock,
  ) {}

  async errorReport(report: ErrorReport): Promise<Received> {
    await this.store.keepError({ ...report, url: withoutSecrets(report.url) }, this.clock.now());
    return { received: true };
  }

  async track(event: AnalyticsEvent): Promise<Received> {
    const { properties } = event;
    const cleaned = {
      ...properties,
      url: withoutSecrets(properties.url),
      referrer: withoutSecrets(properties.referrer),
    };
    await this.store.keepEvent({ ...event, properties: cleaned }, this.clock.now());
    return { received: true };
  }
}
