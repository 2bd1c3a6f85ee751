/** Milliseconds after which something runs even where the browser is never idle. */
const patience = 4_000;

/** Runs something when everything that the page asked for is there and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, patience / 4);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
