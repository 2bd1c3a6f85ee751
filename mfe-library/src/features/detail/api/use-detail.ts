import {
  canvas,
  createAutomation,
  detail,
  downloadVersion,
  publicWorkflow,
  reportProblem,
  similar,
  tables,
  tableTemplate,
  top12,
  versionDrawing,
  versions,
} from '@stroomwerk/contracts/library';
import {
  type ApiMutationOptions,
  downloadFile,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
} from '@stroomwerk/mfe-runtime';

/** The steps of a workflow with where they stand. */
export const useCanvas = (filename: string) =>
  useApiQuery(canvas, { params: { filename } }, { staleTime: 300_000 });

/** Tells ops what is wrong with a workflow. */
export const useReport = () => useApiMutation(reportProblem);

/** The versions of a workflow. */
export const useVersions = (filename: string) => useApiQuery(versions, { params: { filename } });

/** The tables that a workflow's steps work with. */
export const useTables = (filename: string) =>
  useApiQuery(tables, { params: { filename } }, { staleTime: 300_000 });

/** Saves an empty one. @param number its place, from 1 */
export const fetchTable = (filename: string, number: number, name: string) =>
  downloadFile(tableTemplate, { params: { filename, number: String(number) } }, `${name}.csv`);

/** A version laid over the one before it. */
export const useVersionDrawing = (filename: string, version: string) =>
  useApiQuery(versionDrawing, { params: { filename, version } }, { staleTime: 300_000, retry: false });

/** Saves an earlier version as a file that carries its number. */
export const fetchVersion = (filename: string, version: string) =>
  downloadFile(
    downloadVersion,
    { params: { filename, version } },
    filename.replace(/(\.json)?$/, `-v${version}.json`),
  );

/** Puts a workflow among the automations of the dashboard. */
export const useAddAutomation = (options: ApiMutationOptions<typeof createAutomation>) =>
  useApiMutation(createAutomation, options);

/** A workflow with everything that a plan opens. */
export const useDetail = (filename: string) =>
  useApiQuery(
    detail,
    { params: { filename } },
    {
      // Another one of the same recipe: the page stays, and becomes that one.
      placeholderData: (before) =>
        before?.recipe?.variants.some((one) => one.filename === filename) ? before : undefined,
    },
  );

/** Others like it. @param enabled once there is a workflow */
export const useSimilar = (filename: string, enabled: boolean) =>
  useOptionalQuery(similar, { params: { filename } }, { enabled });

/**
 * What everybody may see of a workflow that a plan opens, whether it may be the one that is free (one of the Top 12), and
 * whether there is none.
 */
export function useLocked(filename: string, enabled: boolean) {
  const slug = filename.replace(/\.json$/, '');
  const { data, error, refetch } = useApiQuery(
    publicWorkflow,
    { params: { slug } },
    { enabled, retry: false },
  );
  const top = useOptionalQuery(top12, {}, { enabled });
  const free = top?.workflows.some((one) => one.filename === filename) ?? false;
  return { data, error, refetch, free, missing: data === null || error?.status === 404 };
}
