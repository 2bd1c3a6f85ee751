import {
  type PublicTradePage,
  publicTradePage,
  type TradePage,
  tradeCollections,
  tradePage,
} from '@stroomwerk/contracts/library';
import {
  type ApiError,
  apiKey,
  apiQuery,
  type PrefetchContext,
  ApiError as Refusal,
  type ServerModule,
  useApiQuery,
  useOptionalQuery,
} from '@stroomwerk/mfe-runtime';
import { publicTradeAddress } from '../model/address.js';

/** Collections by trade and role; they change with a release. */
const kept = { staleTime: 3_600_000 };

export const useTrades = () => useApiQuery(tradeCollections, {}, kept);

/** The same where a page is whole without them. */
export const useKnownTrades = () => useOptionalQuery(tradeCollections, {}, kept)?.collections ?? [];

/** A page of one collection, as the member's own apps have it. */
export const useTradePage = (key: string, page: number) =>
  useApiQuery(
    tradePage,
    { params: { key }, query: { page } },
    { placeholderData: sameTrade<TradePage>(key) },
  );

const publicInput = (key: string, page: number) => ({ params: { key }, query: { page } });

/** The same for everybody. Null where there is no such collection. */
export const usePublicTradePage = (
  key: string,
  page: number,
): {
  data: PublicTradePage | null | undefined;
  error: ApiError | null;
  refetch: () => unknown;
} =>
  useApiQuery(publicTradePage, publicInput(key, page), {
    retry: false,
    placeholderData: sameTrade<PublicTradePage>(key),
  });

/** While another page is read the one before stays, of the same collection only. */
const sameTrade =
  <T extends { readonly key: string }>(key: string) =>
  (before: T | undefined): T | undefined =>
    before?.key === key ? before : undefined;

export const prefetchTrades = ({ queryClient, api }: PrefetchContext): Promise<void> =>
  queryClient.prefetchQuery(apiQuery(tradeCollections, {}, api));

/** The page that an address asks for. */
export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1;
};

/** What is found out at the edge is not asked again, that there is no such collection least of all. */
export async function prefetchTrade(context: PrefetchContext): Promise<void> {
  const { queryClient, api, params, query } = context;
  const input = publicInput(params.trade ?? '', pageOf(query));
  const found = await api.call(publicTradePage, input).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
  queryClient.setQueryData(apiKey(publicTradePage, input), found);
  await prefetchTrades(context);
}

export const tradeAddresses: NonNullable<ServerModule['addresses']>[string] = async ({ api }) =>
  (await api.call(tradeCollections, {})).collections.map(({ key }) => publicTradeAddress(key));
