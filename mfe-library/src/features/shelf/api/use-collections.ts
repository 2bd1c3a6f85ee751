import {
  addToCollection,
  type Collection,
  type Collections,
  collection,
  collections,
  createCollection,
  deleteCollection,
  removeFromCollection,
  renameCollection,
} from '@stroomwerk/contracts/library';
import {
  api,
  apiKey,
  useApiMutation,
  useApiQuery,
  useFormat,
  useQueryClient,
  useTexts,
} from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { fewAtATime, withCollection, withFiles } from '../model/kept.js';
import { shelfTexts } from '../texts.js';

const key = apiKey(collections, {});
/** Files that are put into a collection at the same time. */
const atOnce = 4;

export const useCollections = () => useApiQuery(collections, {}, { staleTime: 300_000 });
export const useCollection = (id: string) => useApiQuery(collection, { params: { id } }, { retry: false });

/** Puts files into a collection. @throws ApiError of the first that is refused */
const fill = (id: string, files: readonly string[]) =>
  fewAtATime(files, atOnce, (filename) => api.call(addToCollection, { params: { id, filename } }));

/** Everything that is done with collections; the lists on screen follow. */
export function useCollectionActs() {
  const t = useTexts(shelfTexts);
  const format = useFormat();
  const { show } = useToast();
  const queries = useQueryClient();
  const put = (id: string, next: Collection | null) =>
    queries.setQueryData<Collections>(key, (before) =>
      withCollection(before ?? { collections: [] }, id, next),
    );
  const refresh = (id: string) =>
    void queries.invalidateQueries({ queryKey: apiKey(collection, { params: { id } }) });
  const failed = (error: unknown) =>
    show({
      text: error instanceof Error && 'detail' in error ? String(error.detail) : t.failed,
      tone: 'error',
    });

  const create = useApiMutation(createCollection, { onSuccess: (made) => put(made.id, made) });
  const rename = useApiMutation(renameCollection, {
    onSuccess: (renamed) => {
      put(renamed.id, renamed);
      refresh(renamed.id);
      show(t.renamed(renamed.name));
    },
  });

  const restore = async ({ name, filenames }: Collection) => {
    let made: Collection;
    try {
      made = await api.call(createCollection, { body: { name } });
    } catch (error) {
      failed(error);
      return;
    }
    try {
      await fill(made.id, filenames);
      put(made.id, withFiles(made, filenames, true));
      show(t.restored(name));
    } catch {
      show({ text: t.notRestored(name), tone: 'error' });
    } finally {
      void queries.invalidateQueries({ queryKey: key });
    }
  };
  /** Takes a collection away; the message that says so brings it back. */
  const remove = async (one: Collection): Promise<boolean> => {
    try {
      await api.call(deleteCollection, { params: { id: one.id } });
      put(one.id, null);
      show({ text: t.removed(one.name), action: { label: t.undo, onSelect: () => void restore(one) } });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  /** Whether all of them are in it now. */
  const add = async (to: Collection, files: readonly string[], onSee?: () => void): Promise<boolean> => {
    try {
      await fill(to.id, files);
      put(to.id, withFiles(to, files, true));
      refresh(to.id);
      show({
        text: t.added(format.number(files.length), to.name),
        ...(onSee ? { action: { label: t.toCollection, onSelect: onSee } } : {}),
      });
      return true;
    } catch (error) {
      failed(error);
      void queries.invalidateQueries({ queryKey: key });
      return false;
    }
  };
  const takeOut = async (from: Collection, { filename, name }: { filename: string; name: string }) => {
    try {
      await api.call(removeFromCollection, { params: { id: from.id, filename } });
      put(from.id, withFiles(from, [filename], false));
      refresh(from.id);
      show({
        text: t.takenOut(name),
        action: { label: t.undo, onSelect: () => void add(from, [filename]) },
      });
    } catch (error) {
      failed(error);
    }
  };
  return { create, rename, remove, add, takeOut };
}
