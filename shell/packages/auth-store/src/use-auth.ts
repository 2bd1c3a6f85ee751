import type { CurrentUser } from '@stroomwerk/contracts/auth';
import { useStore } from 'zustand';
import { type AuthState, authStore } from './store.js';

export interface Auth {
  readonly status: AuthState['status'];
  readonly user: CurrentUser | null;
}

/** The session as it is now. While a page hydrates it says `loading`, as the prerendered page did. */
export function useAuth(): Auth & Pick<AuthState, 'ended'> {
  return useStore(authStore);
}

/** Who looks at the page, once that is known: right after loading it is asked for. */
export const knownAuth = (): Promise<Auth> =>
  new Promise((resolve) => {
    const tell = (state: AuthState): boolean => {
      if (state.status === 'loading') return false;
      resolve(state);
      return true;
    };
    if (tell(authStore.getState())) return;
    const ended = authStore.subscribe((state) => {
      if (tell(state)) ended();
    });
  });

/**
 * The account that what the signed-in user's plan pays for belongs to, outside React; null for a visitor. An auth service
 * of before names none: there it is the user's own id.
 */
export const currentAccountId = (): string | null => {
  const { user } = authStore.getState();
  return user?.account_id ?? user?.id ?? null;
};

/** The id of the signed-in user, outside React; null for a visitor. */
export const currentUserId = (): string | null => authStore.getState().user?.id ?? null;
