import { getAccessToken, renewAccessToken } from '@stroomwerk/auth-store';
import * as library from '@stroomwerk/contracts/library';
import {
  ApiError,
  apiKey,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';

const list = apiKey(library.connections, {});
const agreementKey = apiKey(library.processingAgreement, {});

/** Nothing of a call with a key in it is kept once the call is over. */
const forgetful = { gcTime: 0 };

/** The account's own n8n instances and what can be done with them. The list on screen follows each answer at once. */
export function useConnections() {
  const queries = useQueryClient();
  const replace = (change: (items: library.Connection[]) => library.Connection[]) =>
    queries.setQueryData<library.ConnectionsResponse>(list, (before) =>
      before ? { ...before, connections: change(before.connections) } : before,
    );
  const put = (changed: library.Connection) =>
    replace((items) => items.map((item) => (item.id === changed.id ? changed : item)));
  const refresh = () => void queries.invalidateQueries({ queryKey: list });

  const connect = useApiMutation(library.connectN8n, {
    ...forgetful,
    onSuccess: (made) => replace((items) => [...items, made]),
    // A limit or an agreement that is another one by now stands in the list.
    onSettled: refresh,
  });
  return {
    all: useApiQuery(library.connections),
    /** Connects one, and forgets its key. @throws ApiError */
    connect: async (body: library.ConnectN8n): Promise<library.Connection> => {
      const made = await connect.mutateAsync({ body }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'library.email_unconfirmed')) throw error;
        // The access token may be from before the address was confirmed; a new one knows.
        await renewAccessToken(getAccessToken());
        return connect.mutateAsync({ body });
      });
      connect.reset();
      return made;
    },
    rename: useApiMutation(library.renameConnection, { onSuccess: put }),
    setPurpose: useApiMutation(library.setConnectionPurpose, {
      onSuccess: put,
      // A plan that is another one by now stands in the list.
      onError: refresh,
    }),
    replaceKey: useApiMutation(library.replaceConnectionKey, { ...forgetful, onSuccess: put }),
    check: useApiMutation(library.checkConnection, { onSuccess: put }),
    disconnect: useApiMutation(library.disconnectN8n, {
      onSuccess: (_, { params }) => replace((items) => items.filter(({ id }) => id !== params.id)),
      onSettled: refresh,
    }),
  };
}
export type Connections = ReturnType<typeof useConnections>;

/** The processing agreement in force, and what was accepted of it. */
export function useAgreement() {
  const queries = useQueryClient();
  return {
    inForce: useApiQuery(library.processingAgreement),
    accept: useApiMutation(library.acceptAgreement, {
      onSuccess: (accepted) => {
        queries.setQueryData<library.ProcessingAgreement>(agreementKey, accepted);
        queries.setQueryData<library.ConnectionsResponse>(list, (before) =>
          before ? { ...before, agreement_accepted: true } : before,
        );
      },
      // Another version by now: that one is asked.
      onError: () => void queries.invalidateQueries({ queryKey: agreementKey }),
    }),
  };
}

/** What is connected, for a page that is about something else. */
export const useKnownConnections = () => useOptionalQuery(library.connections);

const often = 30_000;

/** The same, looked at again while the page is open. */
export const useWatchedConnections = () =>
  useOptionalQuery(library.connections, {}, { refetchInterval: often });
