import { logout } from '@stroomwerk/auth-store';
import * as auth from '@stroomwerk/contracts/auth';
import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';

/** Where the account is signed in, and how that ends. */
export function useSessions() {
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: apiKey(auth.sessions) });
    void queries.invalidateQueries({ queryKey: apiKey(auth.securityEvents) });
  };
  return {
    all: useApiQuery(auth.sessions),
    // Also when it was over already: the list on screen is behind then.
    end: useApiMutation(auth.endSession, { onSettled: refresh }),
    // This session is over with the others; the page lets go of it at once.
    endAll: useApiMutation(auth.endSessions, { onSuccess: () => logout() }),
  };
}
