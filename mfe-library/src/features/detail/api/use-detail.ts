import {
  canvas,
  createAutomation,
  detail,
  downloadVersion,
  publicWorkflow,
  reportProblem,
  similar,
  top12,
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

/** What everybody may see of a workflow that a plan opens, and whether it may be the one that is free: one of the Top 12. */
export function useLocked(filename: string) {
  const slug = filename.replace(/\.json$/, '');
  const workflow = useOptionalQuery(publicWorkflow, { params: { slug } });
  const top = useOptionalQuery(top12);
  return { workflow, free: top?.workflows.some((one) => one.filename === filename) ?? false };
}
