import {
  type Promotion,
  type PromotionResult,
  promote,
  promotion,
  promotionResult,
  undoPromotion,
} from '@stroomwerk/contracts/library';
import {
  apiKey,
  isRefusal,
  useApiMutation,
  useApiQuery,
  useOptionalQuery,
  useQueryClient,
} from '@stroomwerk/mfe-runtime';
import { useEffect } from 'react';
import { awaitsAccount, isUnderWay } from '../model/view.js';

/** How often is looked for an account that is missing, while the page can be seen. */
const lookEvery = 5_000;
/** A promotion that is on its way is looked at again. */
const againMs = 1_500;

/**
 * What is asked before a trial goes to production.
 * @param connection the production instance that was chosen; null: the platform says which, the one that it went to last
 */
export function usePromotion(id: string, connection: string | null, enabled: boolean) {
  return useApiQuery(
    promotion,
    { params: { id }, query: connection === null ? {} : { connection } },
    {
      enabled,
      staleTime: 0,
      retry: false,
      // What is looked at is what goes to production: it changes under nobody's hands.
      refetchOnWindowFocus: ({ state }) => (awaitsAccount(state.data) ? 'always' : false),
      refetchInterval: ({ state }) => (awaitsAccount(state.data) ? lookEvery : false),
      placeholderData: (before) => (before?.automation.id === id ? before : undefined),
    },
  );
}

/** The button, the way back, and how far the newest came. Whatever comes of them, the form is read anew. */
export function usePromoting(id: string, last: PromotionResult | null) {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: apiKey(promotion) });
  const put = (result: PromotionResult) => {
    queries.setQueryData(keyOf(id, result.id), result);
    queries.setQueriesData<Promotion>({ queryKey: apiKey(promotion) }, (before) =>
      before?.automation.id === id ? { ...before, last: result } : before,
    );
    if (!isUnderWay(result)) again();
  };
  const latest = useOptionalQuery(
    promotionResult,
    { params: { id, promotion: last?.id ?? '' } },
    {
      enabled: last !== null && isUnderWay(last),
      refetchInterval: ({ state }) => {
        if (state.data === undefined || isUnderWay(state.data)) return againMs;
        return false;
      },
    },
  );
  const isOver = last !== null && isUnderWay(last) && latest !== undefined && !isUnderWay(latest);
  useEffect(() => {
    // What may be promoted now, or taken back, stands in the form.
    if (isOver) void queries.invalidateQueries({ queryKey: apiKey(promotion) });
  }, [isOver, queries]);
  return {
    /** As it is now. */
    result: last !== null && isUnderWay(last) ? (latest ?? last) : last,
    again,
    promote: useApiMutation(promote, {
      onSuccess: put,
      onError: (error) => {
        if (isRefusal(error) && Object.keys(error.fields).length === 0) again();
      },
    }),
    undo: useApiMutation(undoPromotion, { onSuccess: put }),
  };
}
export type Promoting = ReturnType<typeof usePromoting>;

const keyOf = (id: string, result: string) => apiKey(promotionResult, { params: { id, promotion: result } });

/** What was looked at is not what stands there: the form shows what does, and says so. */
export const isChanged = ({ promote }: Pick<Promoting, 'promote'>): boolean =>
  promote.error?.code === 'library.promotion_changed';
