import { detail, type LibraryWorkflow, publicWorkflow } from '@stroomwerk/contracts/library';
import { useOptionalQuery } from '@stroomwerk/mfe-runtime';

type Card = Pick<LibraryWorkflow, 'filename' | 'slug' | 'name' | 'description' | 'recipe'>;

export interface Shown<T> {
  readonly workflow: T;
  /** Whether the schematic is still that of the one before. */
  readonly isBehind: boolean;
}

const kept = { staleTime: 300_000 };

/**
 * The card with another workflow of its recipe on it: its name and addresses at once, the rest when it is read. Until then,
 * or where that fails, nothing is said of it: the words of the one before are about other apps.
 */
function shownOf<T extends Card>(card: T, filename: string, read: object | null | undefined): Shown<T> {
  const variant = card.recipe?.variants.find((one) => one.filename === filename);
  if (variant === undefined || filename === card.filename) return { workflow: card, isBehind: false };
  if (read) return { workflow: { ...card, ...read, recipe: card.recipe }, isBehind: false };
  const { slug, name } = variant;
  return { workflow: { ...card, filename, slug, name, description: '' }, isBehind: true };
}

/** A card of the library that shows one of its recipe. */
export const useShown = (card: LibraryWorkflow, filename: string): Shown<LibraryWorkflow> =>
  shownOf(
    card,
    filename,
    useOptionalQuery(detail, { params: { filename } }, { ...kept, enabled: filename !== card.filename }),
  );

/** The same for everybody. */
export function useShownPublic<T extends Card>(card: T, filename: string): Shown<T> {
  const slug = card.recipe?.variants.find((one) => one.filename === filename)?.slug ?? card.slug;
  const read = useOptionalQuery(
    publicWorkflow,
    { params: { slug } },
    { ...kept, enabled: slug !== card.slug },
  );
  return shownOf(card, filename, read);
}
