import { type KeyboardEvent, useCallback } from 'react';
import { moveAmongTiles } from '../model/tile-keys.js';

const tilesIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-tile]')];

/** The first workflow on the page gets the focus. */
export const focusFirstTile = (): void => tilesIn(document)[0]?.focus();

/** Cards beside each other, as the page is laid out now. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.closest('li')?.offsetTop;
  const below = tiles.findIndex((tile) => tile.closest('li')?.offsetTop !== top);
  return below === -1 ? Math.max(1, tiles.length) : below;
}

/** Arrow keys move the focus along the titles of the cards, and back to the search field. */
export const useTileKeys = () =>
  useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tiles = tilesIn(event.currentTarget.closest('ul') ?? document);
    const index = tiles.indexOf(event.currentTarget);
    const to = moveAmongTiles(event.key, index, tiles.length, columnsOf(tiles));
    if (to === null) return;
    event.preventDefault();
    if (to === 'search') document.querySelector<HTMLElement>('[data-library-search]')?.focus();
    else tiles[to]?.focus();
  }, []);
