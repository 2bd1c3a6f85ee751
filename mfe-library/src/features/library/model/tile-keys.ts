/** Where an arrow key leads among cards: another card, back to the search field, or nowhere. */
export type Move = number | 'search' | null;

/**
 * Left and right to the next card, up and down to the row above and below; above the first row is the search field.
 * @param key of the keyboard
 * @param index of the card that has the focus
 * @param count of all cards
 * @param columns of a row as it is laid out now
 */
export function moveAmongTiles(key: string, index: number, count: number, columns: number): Move {
  const to = (next: number): Move => (next >= 0 && next < count && next !== index ? next : null);
  switch (key) {
    case 'ArrowRight':
      return to(index + 1);
    case 'ArrowLeft':
      return to(index - 1);
    case 'ArrowDown': {
      const below = index + columns;
      const lastRow = Math.floor((count - 1) / columns);
      // A last row that is not full: its last card.
      return below < count ? below : Math.floor(index / columns) < lastRow ? to(count - 1) : null;
    }
    case 'ArrowUp':
      return index < columns ? 'search' : to(index - columns);
    case 'Home':
      return to(0);
    case 'End':
      return to(count - 1);
    case 'Escape':
      return 'search';
    default:
      return null;
  }
}

/** Whether a stroke of `/` is meant for the search field: not while typing, and not as part of a shortcut. */
export function callsSearch(
  stroke: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>,
  target: { readonly tagName?: string; readonly isContentEditable?: boolean; readonly type?: string } | null,
): boolean {
  if (stroke.key !== '/' || stroke.ctrlKey || stroke.metaKey || stroke.altKey || stroke.defaultPrevented)
    return false;
  const tag = target?.tagName?.toLowerCase();
  const typing =
    tag === 'textarea' ||
    tag === 'select' ||
    (tag === 'input' && !['checkbox', 'radio', 'button', 'submit'].includes(target?.type ?? ''));
  return !typing && target?.isContentEditable !== true;
}
