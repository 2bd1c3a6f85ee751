import {
  addFavourite,
  type Favourites,
  favourites,
  type LibraryWorkflow,
  removeFavourite,
} from '@stroomwerk/contracts/library';
import {
  api,
  apiKey,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
  useTexts,
} from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { useCallback, useMemo } from 'react';
import { withFavourite } from '../model/kept.js';
import { shelfTexts } from '../texts.js';

const key = apiKey(favourites, {});
const kept = { staleTime: 300_000 };

/** The favourites, newest first. */
export const useFavourites = () => useApiQuery(favourites, {}, kept);

/** Which files are favourites: the stars on tiles, which stand without it. */
export function useFavouriteNames(): ReadonlySet<string> {
  const data = useOptionalQuery(favourites, {}, kept);
  return useMemo(() => new Set(data?.workflows.map(({ filename }) => filename)), [data]);
}

/** Makes a workflow a favourite or not: on screen at once, back again when the platform refuses. */
export function useFavourite(): (workflow: LibraryWorkflow, on: boolean) => void {
  const t = useTexts(shelfTexts);
  const { show } = useToast();
  const queries = useQueryClient();
  return useCallback(
    (workflow, on) => {
      const set = async (wanted: boolean) => {
        await queries.cancelQueries({ queryKey: key });
        const put = (value: boolean) =>
          queries.setQueryData<Favourites>(key, (before) =>
            withFavourite(before ?? { workflows: [] }, workflow, value),
          );
        put(wanted);
        try {
          const input = { params: { filename: workflow.filename } };
          await api.call(wanted ? addFavourite : removeFavourite, input);
          if (!wanted)
            show({
              text: t.unstarred(workflow.name),
              action: { label: t.undo, onSelect: () => void set(true) },
            });
        } catch (error) {
          put(!wanted);
          show({
            text: error instanceof Error && 'detail' in error ? String(error.detail) : t.failed,
            tone: 'error',
          });
        }
      };
      void set(on);
    },
    [queries, show, t],
  );
}
