import { useAuth } from '@stroomwerk/auth-store';
import { catalog, search } from '@stroomwerk/contracts/library';
import { api, places } from '@stroomwerk/mfe-runtime';
import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before the platform is asked. */
const calm = 150;
/** How many workflows the palette shows. */
const most = 6;

export interface FoundWorkflow {
  readonly slug: string;
  readonly name: string;
  /** Where this person sees it: in the library with a plan, else its public page. */
  readonly path: string;
}
export interface WorkflowSearch {
  readonly query: string;
  readonly found: readonly FoundWorkflow[];
  readonly failed: boolean;
}

const nothing: WorkflowSearch = { query: '', found: [], failed: false };

/**
 * Workflows by what is typed, typing errors included. The last ones stay until the next are there.
 * @param query as typed; fewer than two letters find nothing
 * @param attempt another number asks once more
 */
export function useWorkflowSearch(query: string, attempt: number): WorkflowSearch {
  const { user } = useAuth();
  const [result, setResult] = useState(nothing);
  const member = user?.subscription_status === 'active';
  const wanted = query.trim();
  useEffect(() => {
    if (wanted.length < 2) return setResult(nothing);
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(
      () => {
        const input = { query: { q: wanted, group: 'recipe' as const }, signal };
        (member ? api.call(search, input) : api.call(catalog, input)).then(
          ({ workflows }) =>
            setResult({
              query: wanted,
              found: workflows.slice(0, most).map((workflow) => ({
                slug: workflow.slug,
                name: workflow.name,
                path:
                  member && 'filename' in workflow
                    ? places.workflow(workflow.filename)
                    : places.publicWorkflow(workflow.slug),
              })),
              failed: false,
            }),
          () => (signal.aborted ? undefined : setResult({ query: wanted, found: [], failed: true })),
        );
      },
      attempt === 0 ? calm : 0,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, member, attempt]);
  return result;
}
