import { prices } from '@stroomwerk/contracts/billing';
import { stats } from '@stroomwerk/contracts/library';
import { useApiQuery, useOptionalQuery } from '@stroomwerk/mfe-runtime';

/** How large the library is. */
export const useLibraryFigures = () => useApiQuery(stats);

/** The same for a sentence that stands without it. */
export const useKnownFigures = () => useOptionalQuery(stats);

/** The price list, for an offer that stands without it. */
export const useKnownPrices = () => useOptionalQuery(prices);
