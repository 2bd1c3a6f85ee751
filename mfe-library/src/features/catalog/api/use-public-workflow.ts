import { publicSimilar, publicWorkflow } from '@stroomwerk/contracts/library';
import { useApiQuery, useOptionalQuery } from '@stroomwerk/mfe-runtime';

/** Others like it. */
export const usePublicSimilar = (slug: string) => useOptionalQuery(publicSimilar, { params: { slug } });

/** The workflow of an address; asked once. @param slug null where the address has none */
export const usePublicWorkflow = (slug: string | null) =>
  useApiQuery(
    publicWorkflow,
    { params: { slug: slug ?? '' } },
    {
      enabled: slug !== null,
      retry: false,
      // Another one of the same recipe: the page stays, and becomes that one.
      placeholderData: (before) =>
        before?.recipe?.variants.some((one) => one.slug === slug) ? before : undefined,
    },
  );
