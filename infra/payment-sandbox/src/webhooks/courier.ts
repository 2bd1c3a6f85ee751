import type Stripe from 'stripe';
import { newId } from '../core/ids.js';
import type { Delivery, SandboxEvent, State } from '../core/state.js';
import { signature } from './sign.js';

export interface RetryOptions {
  /** Wait after the first failure, milliseconds; doubles each time. */
  baseMs: number;
  maxMs: number;
}

/** How deliveries are held for fault tests. `reorder` lets a batch gather and sends it newest first. */
export type CourierMode =
  | { mode: 'resume' }
  | { mode: 'pause' }
  | { mode: 'delay'; ms: number }
  | { mode: 'reorder'; ms: number };

const atOnce = 4;
const patience = 10_000;

/** Carries events to the webhook endpoints in the background, until each has answered 2xx. */
export class Courier {
  mode: CourierMode = { mode: 'resume' };
  private readonly underway = new Map<string, Promise<void>>();
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly state: State,
    private readonly changed: () => Promise<void>,
    private readonly secretOf: (endpoint: Stripe.WebhookEndpoint) => string,
    private readonly retry: RetryOptions,
  ) {}

  /** Queues an event for every endpoint that asked for its type. Returns how many. */
  queue(event: SandboxEvent, times = 1): number {
    let queued = 0;
    for (const endpoint of Object.values(this.state.endpoints)) {
      const wanted = endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(event.type);
      if (endpoint.status !== 'enabled' || !wanted) continue;
      for (let copy = 0; copy < times; copy += 1) this.add(event, endpoint.id);
      queued += times;
    }
    this.wake();
    return queued;
  }

  /** After a restart: everything still on its way is tried at once. */
  resumeAll(): void {
    for (const delivery of this.pending()) delivery.next = Date.now();
    this.wake();
  }

  setMode(mode: CourierMode): void {
    this.mode = mode;
    this.wake();
  }

  pending(): Delivery[] {
    return Object.values(this.state.deliveries).filter((delivery) => delivery.status === 'pending');
  }

  async close(): Promise<void> {
    this.stop.abort();
    if (this.timer !== null) clearTimeout(this.timer);
    await Promise.allSettled(this.underway.values());
  }

  private add(event: SandboxEvent, endpoint: string): void {
    this.state.sequence += 1;
    const delivery: Delivery = {
      id: newId('dlv'),
      sequence: this.state.sequence,
      event: event.id,
      type: event.type,
      endpoint,
      status: 'pending',
      attempts: [],
      created: Date.now(),
      next: Date.now(),
    };
    this.state.deliveries[delivery.id] = delivery;
  }

  private heldUntil(delivery: Delivery): number {
    const { mode } = this;
    return mode.mode === 'delay' ? Math.max(delivery.next, delivery.created + mode.ms) : delivery.next;
  }

  /** What may go now, in the order in which it goes; and when to look again. */
  private plan(now: number): { ready: Delivery[]; again: number | null } {
    const waiting = this.pending().filter((delivery) => !this.underway.has(delivery.id));
    if (this.mode.mode === 'pause' || waiting.length === 0) return { ready: [], again: null };
    if (this.mode.mode === 'reorder') {
      const gathered = Math.min(...waiting.map((delivery) => delivery.created)) + this.mode.ms;
      if (gathered > now) return { ready: [], again: gathered };
    }
    const ready = waiting.filter((delivery) => this.heldUntil(delivery) <= now);
    const later = waiting.filter((delivery) => this.heldUntil(delivery) > now);
    ready.sort((a, b) => (this.mode.mode === 'reorder' ? b.sequence - a.sequence : a.sequence - b.sequence));
    return {
      ready,
      again: later.length === 0 ? null : Math.min(...later.map((delivery) => this.heldUntil(delivery))),
    };
  }

  private wake(): void {
    if (this.stop.signal.aborted) return;
    if (this.timer !== null) clearTimeout(this.timer);
    const { ready, again } = this.plan(Date.now());
    const most = this.mode.mode === 'reorder' ? 1 : atOnce;
    for (const delivery of ready) {
      if (this.underway.size >= most) break;
      this.underway.set(
        delivery.id,
        this.deliver(delivery).finally(() => {
          this.underway.delete(delivery.id);
          this.wake();
        }),
      );
    }
    // Where the last free place was taken, the end of a delivery wakes us; else the clock does.
    this.timer = again === null ? null : setTimeout(() => this.wake(), Math.max(1, again - Date.now()));
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const endpoint = this.state.endpoints[delivery.endpoint];
    const event = this.state.events[delivery.event];
    if (endpoint === undefined || event === undefined) {
      delete this.state.deliveries[delivery.id];
      return;
    }
    const failedBefore = delivery.attempts.length > 0;
    const answer = await this.post(endpoint, event);
    if (answer === null) return;
    delivery.attempts.push({ at: new Date().toISOString(), ...answer });
    delivery.attempts = delivery.attempts.slice(-20);
    if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
      delivery.status = 'delivered';
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
      if (failedBefore) this.hurry(endpoint.id);
    } else {
      const wait = Math.min(this.retry.maxMs, this.retry.baseMs * 2 ** (delivery.attempts.length - 1));
      delivery.next = Date.now() + wait;
    }
    await this.changed();
  }

  /** The receiver is back: what waits for it need not sit out its own backoff. */
  private hurry(endpoint: string): void {
    for (const other of this.pending())
      if (other.endpoint === endpoint) other.next = Math.min(other.next, Date.now());
  }

  /** One attempt; null when the sandbox was closed during it, which counts as no attempt. */
  private async post(
    endpoint: Stripe.WebhookEndpoint,
    event: SandboxEvent,
  ): Promise<{ status: number | null; error: string | null } | null> {
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(this.secretOf(endpoint), payload, Math.floor(Date.now() / 1000)),
        },
        body: payload,
        signal: AbortSignal.any([this.stop.signal, AbortSignal.timeout(patience)]),
      });
      const text = await response.text();
      return { status: response.status, error: response.ok ? null : text.slice(0, 200) };
    } catch (error) {
      if (this.stop.signal.aborted) return null;
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return { status: null, error: cause };
    }
  }
}
