/** A thin line along the top while the next page is on the way; its style is in global.css. */
export function showWaiting(waiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', waiting);
}
