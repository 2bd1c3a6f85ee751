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

/** The id of the signed-in user, outside React; null for a visitor. */
export const currentUserId = (): string | null => authStore.getState().user?.id ?? null;
