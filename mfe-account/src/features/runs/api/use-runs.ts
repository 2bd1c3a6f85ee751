import {
  automations,
  type RunsResponse,
  retryRun,
  runExplanation,
  runs as runsRead,
} from '@stroomwerk/contracts/library';
import {
  apiKey,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';
import { useEffect, useState } from 'react';
import { live, nextLook } from '../../dashboard/model/next-look.js';
import type { RunFilter } from '../model/filter.js';
import { type RunList, withFresh, withOlder } from '../model/run-list.js';

const newestOf = (id: string, status: RunFilter) => ({ params: { id }, query: { status, limit: 30 } });

/** What was loaded for a filter, and where the page begins that is on its way. */
interface Held {
  readonly of: RunFilter;
  readonly list?: RunList;
  readonly before?: string;
}

/** The runs of an automation, looked at again while they are open, with older ones on demand; a list for each filter. */
export function useRuns(id: string, status: RunFilter) {
  const asked = newestOf(id, status);
  const newest = useApiQuery(runsRead, asked, live);
  const [held, setHeld] = useState<Held>({ of: status });
  const mine: Held = held.of === status ? held : { of: status };
  const { before } = mine;
  const older = useApiQuery(
    runsRead,
    { ...asked, query: { ...asked.query, before } },
    { enabled: before !== undefined },
  );
  const fresh = newest.data;
  useEffect(() => {
    if (!fresh) return;
    setHeld((known) =>
      known.of === status
        ? { ...known, list: withFresh(known.list, fresh) }
        : { of: status, list: withFresh(undefined, fresh) },
    );
  }, [fresh, status]);
  const page = before === undefined ? undefined : older.data;
  useEffect(() => {
    if (page) setHeld(({ of, list: known }) => ({ of, list: withOlder(known, page) }));
  }, [page]);
  const list = mine.list ?? fresh;
  const next = list?.next ?? undefined;
  return {
    newest,
    list,
    older: {
      there: next !== undefined,
      busy: before !== undefined && older.isFetching,
      error: before === undefined ? null : older.error,
      /** The next page; after a failure the same one again. */
      load: () => (before === undefined ? setHeld({ of: status, list, before: next }) : void older.refetch()),
    },
  };
}
export type Runs = ReturnType<typeof useRuns>;

/** How many runs there are, as the list beside it says. */
export const useRunCounts = (id: string, status: RunFilter): RunsResponse['counts'] | undefined =>
  useOptionalQuery(runsRead, newestOf(id, status))?.counts;

/** A run in plain words, with n8n's own message read at that moment; one that goes on is asked for again until it ends. */
export const useExplanation = (id: string, run: string) =>
  useApiQuery(
    runExplanation,
    { params: { id, run } },
    {
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.run.status === 'running' ? nextLook(state) : false),
    },
  );

/** Lets n8n run it again; the list and the run that was retried are read anew. */
export function useRetry(id: string) {
  const queries = useQueryClient();
  return useApiMutation(retryRun, {
    onSuccess: (made) =>
      queries.setQueryData<RunsResponse>(apiKey(runsRead, newestOf(id, 'all')), (page) =>
        page ? { ...page, runs: [made, ...page.runs.filter((one) => one.id !== made.id)] } : page,
      ),
    onSettled: (_, __, { params: { run } }) => {
      void queries.invalidateQueries({ queryKey: apiKey(runsRead) });
      void queries.invalidateQueries({ queryKey: apiKey(runExplanation, { params: { id, run } }) });
      void queries.invalidateQueries({ queryKey: apiKey(automations) });
    },
  });
}
export type Retry = ReturnType<typeof useRetry>;
