import type { ActiveRelease } from '@stroomwerk/contracts/releases';
import { type PageModule, reportError } from '@stroomwerk/mfe-runtime';
import type { ComponentType } from 'react';
import { attempt, TimedOut } from './attempt.js';

export type PageState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown };

export type LoadExposed = (remote: string, expose: string) => Promise<PageModule>;

type Owner = Pick<ActiveRelease, 'name' | 'version'>;

const idle: PageState = { status: 'idle' };

/** The pages of the remotes: which are loaded, which are under way, which could not be had. */
export class Pages {
  private readonly states = new Map<string, PageState>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly loadExposed: LoadExposed) {}

  private readonly key = (owner: Owner, expose: string) => `${owner.name}@${owner.version}${expose}`;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  state(owner: Owner, expose: string): PageState {
    return this.states.get(this.key(owner, expose)) ?? idle;
  }

  /** A page that is there already: drawn at the edge, or loaded before hydration. */
  provide(owner: Owner, expose: string, Page: ComponentType): void {
    this.set(this.key(owner, expose), { status: 'ready', Page });
  }

  /** Loads a page unless it is there or on its way. Never rejects: failure is a state. */
  load(owner: Owner, expose: string): Promise<void> {
    const key = this.key(owner, expose);
    if (this.states.get(key)?.status === 'ready') return Promise.resolve();
    const running = this.running.get(key) ?? this.start(key, owner, expose);
    this.running.set(key, running);
    return running;
  }

  private async start(key: string, owner: Owner, expose: string): Promise<void> {
    this.set(key, { status: 'loading' });
    try {
      const { default: Page } = await attempt(() => this.loadExposed(owner.name, expose));
      this.set(key, { status: 'ready', Page });
    } catch (error) {
      this.set(key, { status: 'failed', error });
      void reportError(error, {
        remote: owner.name,
        release: owner.version,
        kind: error instanceof TimedOut ? 'timeout' : 'load',
      });
    } finally {
      this.running.delete(key);
    }
  }

  private set(key: string, state: PageState): void {
    this.states.set(key, state);
    for (const listener of this.listeners) listener();
  }
}
