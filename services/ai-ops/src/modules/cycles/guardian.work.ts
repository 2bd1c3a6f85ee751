import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import type { CycleWork } from '../control/application/cycle-work.js';
import { pageSecurity } from '../figures/domain/page-security.js';
import { MeasurementWriter } from '../figures/index.js';
import { Dropped } from '../intake/application/dropped.js';
import { inBoth, type Words } from '../language/domain/words.js';
import { askHealth, lookFromOutside } from './outside.js';

const closed = [
  '/api/auth/me',
  '/api/workflows-library/search',
  '/api/automations',
  '/api/billing/subscription',
  '/api/referrals/stats',
];
const errorWindow = 5 * 60_000;

const texts = {
  nl: {
    allAnswer: (parts: number) => `Alle ${parts} onderdelen antwoorden`,
    silent: (parts: string) => `Geen antwoord van ${parts}`,
    unreachable: 'de site is van buiten niet bereikbaar',
    safe: (checks: number) => `${checks} beveiligingscontroles goed`,
    unsafe: (checks: number) => `${checks} beveiligingscontroles niet goed`,
    reports: (count: number) => `${count} ${count === 1 ? 'fout' : 'verschillende fouten'} in 5 minuten`,
    dropped: (count: number) => `${count} foutmeldingen vandaag niet bewaard`,
  },
  en: {
    allAnswer: (parts: number) => `All ${parts} parts answer`,
    silent: (parts: string) => `No answer from ${parts}`,
    unreachable: 'the site cannot be reached from outside',
    safe: (checks: number) => `${checks} security checks passed`,
    unsafe: (checks: number) => `${checks} security checks failed`,
    reports: (count: number) => `${count} ${count === 1 ? 'error' : 'different errors'} in 5 minutes`,
    dropped: (count: number) => `${count} error reports not kept today`,
  },
};

/** One cycle of the guardian: is everything up, is the site closed to strangers, do browsers report errors. */
@Injectable()
export class GuardianWork implements CycleWork {
  readonly system = 'guardian';

  constructor(
    private readonly writer: MeasurementWriter,
    private readonly dropped: Dropped,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  async run(at: Date): Promise<{ summary: Words; findings: object }> {
    const {
      AUTH_SERVICE_URL,
      LIBRARY_SERVICE_URL,
      BILLING_SERVICE_URL,
      RELEASES_SERVICE_URL,
      AI_OPS_SERVICE_URL,
      PUBLIC_URL,
    } = this.env;
    const parts = {
      auth: AUTH_SERVICE_URL,
      library: LIBRARY_SERVICE_URL,
      billing: BILLING_SERVICE_URL,
      releases: RELEASES_SERVICE_URL,
      'ai-ops': AI_OPS_SERVICE_URL,
    };
    const samples = await Promise.all(Object.entries(parts).map(([part, base]) => askHealth(part, base)));
    await this.writer.healthSamples(at, samples);
    const view = await lookFromOutside(PUBLIC_URL, closed);
    const checks = view ? pageSecurity(view) : [];
    if (checks.length > 0) await this.writer.securityScan(at, checks);
    const errors = await this.writer.errorsSince(new Date(at.getTime() - errorWindow));
    const dropped = await this.dropped.errorsOf(at);

    const down = samples.filter(({ healthy }) => !healthy).map(({ part }) => part);
    const failed = checks.filter(({ passed }) => !passed).map(({ name }) => name);
    const reported = errors.reduce((sum, { count }) => sum + count, 0);
    const summary = inBoth((language) => {
      const t = texts[language];
      const parts = [
        down.length === 0 ? t.allAnswer(samples.length) : t.silent(down.join(', ')),
        view === undefined
          ? t.unreachable
          : failed.length === 0
            ? t.safe(checks.length)
            : t.unsafe(failed.length),
        t.reports(reported),
        ...(dropped.ours > 0 ? [t.dropped(dropped.ours)] : []),
      ];
      return `${parts.join('; ')}.`;
    });
    return { summary, findings: { samples, failed, errors, dropped } };
  }
}
