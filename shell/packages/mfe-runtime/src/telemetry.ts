import { currentUserId } from '@stroomwerk/auth-store';
import * as aiOps from '@stroomwerk/contracts/ai-ops';
import { reportView, type ViewReport } from '@stroomwerk/contracts/releases';
import { createApi } from './api.js';
import { pageConfig } from './config.js';
import { consentStore, onConsent } from './consent.js';
import { newId } from './ids.js';
import { currentLanguage } from './language-state.js';
import { readStored, store } from './storage.js';

type Properties = Readonly<Record<string, string | number | boolean | null>>;

const key = 'analytics_events';
/** Specification, section 9: local analytics cache 100 events. */
const kept = 100;
let events: aiOps.AnalyticsEvent[] = [];
let sessionId: string | null = null;

/** Plain calls that carry the proof of this page view. */
const reports = createApi({
  origin: () => '',
  language: currentLanguage,
  token: () => null,
  renew: async () => null,
  // keepalive: what is sent while the page goes away still arrives.
  fetch: (url, init) => globalThis.fetch(url, { ...init, keepalive: true }),
  headers: (): Record<string, string> => {
    const { pageToken } = pageConfig();
    return pageToken === undefined ? {} : { 'x-page-token': pageToken };
  },
});

const here = () => ({ url: location.href.slice(0, 2000), userAgent: navigator.userAgent.slice(0, 500) });

async function sendEvent(event: aiOps.AnalyticsEvent): Promise<void> {
  try {
    await reports.call(aiOps.track, { body: event });
  } catch (error) {
    console.warn('The analytics event was not taken', error);
  }
}

function keep(event: aiOps.AnalyticsEvent): void {
  events = [...events, event].slice(-kept);
  if (consentStore.getState().consent === 'granted') store('localStorage', key, events);
}

onConsent((consent) => {
  if (consent === 'granted') {
    const waiting = events;
    events = [...(readStored<aiOps.AnalyticsEvent[]>('localStorage', key) ?? []), ...events].slice(-kept);
    store('localStorage', key, events);
    for (const event of waiting) void sendEvent(event);
  } else store('localStorage', key, null);
});

/**
 * Records what a visitor did. Kept in memory (the last 100) and neither stored nor sent before consent; what was
 * recorded in this page view is sent when consent comes.
 */
export function track(name: string, properties: Properties = {}): void {
  if (typeof window === 'undefined') return;
  sessionId ??= newId();
  const event: aiOps.AnalyticsEvent = {
    id: newId(),
    name,
    properties: {
      ...properties,
      timestamp: new Date().toISOString(),
      sessionId,
      userId: currentUserId(),
      referrer: document.referrer.slice(0, 2000),
      ...here(),
    },
  };
  keep(event);
  if (consentStore.getState().consent === 'granted') void sendEvent(event);
}

export interface ErrorContext {
  readonly componentStack?: string | null;
  /** The remote in whose place it happened, and its release. */
  readonly remote?: string;
  readonly release?: string;
  readonly kind?: 'render' | 'load' | 'timeout' | 'script';
}

/** Tells the platform about a failure, with the release that caused it. Never throws. */
export async function reportError(error: unknown, context: ErrorContext = {}): Promise<void> {
  if (typeof window === 'undefined') return;
  const cause = error instanceof Error ? error : new Error(String(error));
  try {
    await reports.call(aiOps.errorReport, {
      body: {
        message: (cause.message || cause.name).slice(0, 2000),
        stack: cause.stack?.slice(0, 20_000) ?? null,
        componentStack: context.componentStack?.slice(0, 20_000) ?? null,
        timestamp: new Date().toISOString(),
        remote: context.remote ?? null,
        release: context.release ?? null,
        kind: context.kind ?? null,
        ...here(),
      },
    });
  } catch (failure) {
    console.warn('The error report was not taken', failure);
  }
}

/**
 * Tells the platform what became of remotes in this page view, with the edge's proof of it. Without one there is
 * nothing to count: nothing is sent. Never throws.
 */
export async function reportRemotes(remotes: ViewReport['remotes']): Promise<void> {
  const { pageToken } = pageConfig();
  if (pageToken === undefined) return;
  try {
    await reports.call(reportView, { body: { token: pageToken, remotes } });
  } catch (error) {
    console.warn('The report of the page view was not taken', error);
  }
}
