/**
 * The page numbers to show around the current one: at most `size` of them, moved inward at both ends.
 * @param page current page, from 1; out of range is brought back in
 * @param pages number of pages
 */
export function paginationWindow(page: number, pages: number, size = 5): number[] {
  const count = Math.max(0, Math.min(size, pages));
  const current = Math.min(Math.max(1, page), Math.max(1, pages));
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
