import { currentUserId, getAccessToken } from '@stroomwerk/auth-store';
import * as aiOps from '@stroomwerk/contracts/ai-ops';
import { reportView, type ViewReport } from '@stroomwerk/contracts/releases';
import { api } from './api.js';
import { pageConfig } from './config.js';
import { consentStore, onConsent } from './consent.js';
import { newId } from './ids.js';
import { reports } from './reports.js';
import { readStored, store } from './storage.js';
import { countStep } from './visits.js';

type Properties = Readonly<Record<string, string | number | boolean | null>>;

const key = 'analytics_events';
/** Specification, section 9: local analytics cache 100 events. */
const kept = 100;
/** Recorded before the visitor decided: in memory only. */
let waiting: aiOps.AnalyticsEvent[] = [];
/** Those of this page view that consent covers. */
let ofThisView: aiOps.AnalyticsEvent[] = [];
let sessionId: string | null = null;

const here = () => ({ url: location.href.slice(0, 2000), userAgent: navigator.userAgent.slice(0, 500) });

async function sendEvent(event: aiOps.AnalyticsEvent): Promise<void> {
  try {
    await reports.call(aiOps.track, { body: event });
  } catch (error) {
    console.warn('The analytics event was not taken', error);
  }
}

type EventListener = (name: string, properties: Properties) => void;
const eventListeners = new Set<EventListener>();

/**
 * Calls back with each event that consent covers: from now on, and what was recorded in this page view before.
 * @returns ends it
 */
export function onEvent(listener: EventListener): () => void {
  eventListeners.add(listener);
  for (const { name, properties } of ofThisView) listener(name, properties);
  return () => eventListeners.delete(listener);
}

function pass(event: aiOps.AnalyticsEvent): void {
  ofThisView = [...ofThisView, event].slice(-kept);
  for (const listener of eventListeners) listener(event.name, event.properties);
}

const stored = (): aiOps.AnalyticsEvent[] => readStored<aiOps.AnalyticsEvent[]>('localStorage', key) ?? [];

/** With consent: kept in the browser, sent, and passed on to who listens. */
function tell(event: aiOps.AnalyticsEvent): void {
  store('localStorage', key, [...stored(), event].slice(-kept));
  void sendEvent(event);
  pass(event);
}

onConsent((consent) => {
  if (consent === 'granted') for (const event of waiting) tell(event);
  else {
    // Refused or taken back: nothing of it stays.
    ofThisView = [];
    sessionId = null;
    store('localStorage', key, null);
  }
  waiting = [];
});

/**
 * Records what a visitor did. Kept in memory (the last 100) and neither stored nor sent before consent; what was
 * recorded in this page view is sent when consent comes.
 */
export function track(name: string, properties: Properties = {}): void {
  if (typeof window === 'undefined') return;
  void countStep(name);
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
  const { consent } = consentStore.getState();
  if (consent === 'granted') tell(event);
  // After a refusal not even in memory.
  else if (consent === 'unknown') waiting = [...waiting, event].slice(-kept);
}

export interface ErrorContext {
  readonly componentStack?: string | null;
  /** The remote in whose place it happened, and its release. */
  readonly remote?: string;
  readonly release?: string;
  readonly kind?: 'render' | 'load' | 'timeout' | 'script';
}

/** Whether the bundler's runtime gave a file up because it took too long, as it says of its `ChunkLoadError`. */
export const isLateFile = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'timeout';

let vouched: Promise<unknown> | undefined;

/**
 * Reports go without a login, so that anybody can fill a day's room of them: a signed-in visitor's page says first that
 * the page view is theirs, which keeps a customer's a room of their own. Once a page view; the report never waits long.
 */
async function vouch(): Promise<void> {
  const { pageToken } = pageConfig();
  if (pageToken === undefined || getAccessToken() === null) return;
  vouched ??= api
    .call(aiOps.ownPageView, { body: { token: pageToken }, signal: AbortSignal.timeout(2_000) })
    .catch(() => undefined);
  await vouched;
}

/** Tells the platform about a failure, with the release that caused it. Never throws. */
export async function reportError(error: unknown, context: ErrorContext = {}): Promise<void> {
  if (typeof window === 'undefined') return;
  const cause = error instanceof Error ? error : new Error(String(error));
  try {
    await vouch();
    await reports.call(aiOps.errorReport, {
      body: {
        message: (cause.message || cause.name).slice(0, 1000),
        stack: cause.stack?.slice(0, 4000) ?? null,
        componentStack: context.componentStack?.slice(0, 4000) ?? null,
        timestamp: new Date().toISOString(),
        remote: context.remote ?? null,
        release: context.release ?? null,
        kind: context.kind ?? (isLateFile(error) ? 'timeout' : null),
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
