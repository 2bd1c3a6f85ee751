import type { AnalyticsEvent, ErrorReport } from '@stroomwerk/contracts/ai-ops';
import { masked, maskedAddress } from './masking.js';

/** What the edge put into the page: remote to version and channel. */
type Releases = Readonly<Record<string, readonly [version: string, channel: string]>>;

/** An error report as it is stored. */
export interface KeptError {
  readonly message: string;
  readonly kind: ErrorReport['kind'] | null;
  readonly remote: string | null;
  readonly release: string | null;
  readonly url: string;
  readonly stack: string | null;
  readonly componentStack: string | null;
  readonly userAgent: string;
}

/** An event as it is stored: who did it is not part of it. */
export interface KeptEvent {
  readonly id: string;
  readonly name: string;
  readonly sessionId: string;
  readonly url: string;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}

const cut = (text: string, most: number): string => masked(text.slice(0, most));
const cutOrNone = (text: string | null | undefined, most: number): string | null =>
  text ? cut(text, most) : null;

/** Without what names a person, no longer than needed, and with the release that the edge put into the page. */
export function keptError(report: ErrorReport, releases: Releases): KeptError {
  const [remote, version] =
    Object.entries(releases).find(([name]) => name === report.remote) ?? ([null, [null]] as const);
  return {
    message: cut(report.message, 1_000),
    kind: report.kind ?? null,
    remote,
    release: version[0],
    url: maskedAddress(report.url.slice(0, 500)),
    stack: cutOrNone(report.stack, 4_000),
    componentStack: cutOrNone(report.componentStack, 4_000),
    userAgent: cut(report.userAgent, 300),
  };
}

export function keptEvent({ id, name, properties }: AnalyticsEvent): KeptEvent {
  const { sessionId, url, referrer, userId: _who, ...others } = properties;
  const rest = Object.entries(others).map(
    ([key, value]) => [masked(key), typeof value === 'string' ? cut(value, 300) : value] as const,
  );
  return {
    id,
    name: masked(name),
    sessionId,
    url: maskedAddress(url.slice(0, 500)),
    properties: { ...Object.fromEntries(rest), referrer: maskedAddress(referrer.slice(0, 500)) },
  };
}
