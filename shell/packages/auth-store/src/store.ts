import type { CurrentUser } from '@stroomwerk/contracts/auth';
import { createStore } from 'zustand';

export interface AuthState {
  /** `loading` until it is known whether there is a session; also what a prerendered page shows. */
  readonly status: 'loading' | 'anonymous' | 'authenticated';
  readonly user: CurrentUser | null;
  /** Why the last session of this page ended: decides where a protected page sends the visitor. */
  readonly ended: 'logout' | 'expired' | null;
}

/** The session. Only this package writes it. */
export const authStore = createStore<AuthState>()(() => ({ status: 'loading', user: null, ended: null }));
