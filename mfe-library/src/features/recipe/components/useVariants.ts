import type { Recipe, RecipeVariant } from '@stroomwerk/contracts/library';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Chosen {
  /** Of the search they were chosen in. */
  readonly of: string;
  /** Recipe to filename. */
  readonly by: ReadonlyMap<string, string>;
}

/** As they were left, for who comes back from a workflow. */
let left: Chosen = { of: '', by: new Map() };

/**
 * Which workflow of a recipe somebody chose on its card. Another search shows what it found itself.
 * @param of what tells one search from another; its pages are one
 * @returns `shownOf` the filename of a card's workflow that is shown
 */
export function useVariants(of: string) {
  const [kept, setKept] = useState(left);
  const now = useRef(of);
  useLayoutEffect(() => {
    now.current = of;
  });
  // The same one always: cards are drawn again only when they change.
  const choose = useCallback((recipe: Recipe, { filename }: RecipeVariant) => {
    const before = left.of === now.current ? left.by : [];
    left = { of: now.current, by: new Map(before).set(recipe.key, filename) };
    setKept(left);
  }, []);
  const shownOf = ({ filename, recipe }: { filename: string; recipe?: Recipe | undefined }): string => {
    const chosen = kept.of === of ? kept.by.get(recipe?.key ?? '') : undefined;
    return recipe?.variants.find((one) => one.filename === chosen)?.filename ?? filename;
  };
  return { shownOf, choose };
}
