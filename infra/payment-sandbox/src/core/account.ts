import { newId } from './ids.js';
import type { SandboxEvent, State } from './state.js';
import { apiVersion } from './wire.js';

export interface Settings {
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string | undefined;
  /** Where the hosted pages are, without a slash at the end. Set once the port is known. */
  publicUrl: string;
  merchantName: string;
  settleSeconds: number;
}

/** The one Stripe account that the sandbox plays: its state, its time and its events. */
export class Account {
  /** While a customer's own clock or a late renewal is played, that moment is now. */
  private moment: number | null = null;
  private request: SandboxEvent['request'] = { id: null, idempotency_key: null };

  constructor(
    readonly settings: Settings,
    readonly state: State,
    readonly changed: () => void,
    private readonly onEvent: (event: SandboxEvent) => number,
  ) {}

  /** Unix seconds. */
  now(): number {
    return this.moment ?? Math.floor(Date.now() / 1000) + this.state.ahead;
  }

  /** The time of a customer: the test clock's where the customer has one. */
  timeOf(customer: string | null): number {
    const clock = customer === null ? null : this.state.customers[customer]?.test_clock;
    const id = typeof clock === 'string' ? clock : clock?.id;
    return (id === undefined ? undefined : this.state.testClocks[id]?.frozen_time) ?? this.now();
  }

  /** Runs the action as if it were that moment. */
  at<T>(moment: number, action: () => T): T {
    const before = this.moment;
    this.moment = moment;
    try {
      return action();
    } finally {
      this.moment = before;
    }
  }

  /** Runs the action as the effect of an API request: its events name the request. */
  during<T>(request: SandboxEvent['request'], action: () => T): T {
    this.request = request;
    try {
      return action();
    } finally {
      this.request = { id: null, idempotency_key: null };
    }
  }

  /** Records the event with a snapshot of the object, and queues it for every endpoint that wants it. */
  emit(type: SandboxEvent['type'], object: object, previous?: object): SandboxEvent {
    const event: SandboxEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: {
        object: structuredClone(object),
        ...(previous === undefined ? {} : { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: 0,
      request: { ...this.request },
      type,
    };
    this.state.events[event.id] = event;
    event.pending_webhooks = this.onEvent(event);
    this.changed();
    return event;
  }
}
