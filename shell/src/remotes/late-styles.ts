/** Milliseconds, from the start of the shell, that a remote's style sheet may hold back a drawn page. */
const patience = 2_400;

/**
 * A drawn page is not shown before its style sheets are there. One of a remote that hangs would hide the whole page: it
 * is given up, and the remote's own time limits decide what stands in its place.
 * @param times how many times as long as usual it may take
 */
export function giveUpLateStyles(times = 1): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/releases/"]'))
      if (link.sheet === null) link.remove();
  }, patience * times);
}
