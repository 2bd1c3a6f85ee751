import type { BrowserContext, Page } from 'playwright-core';

/** Calls between browsers know no proxy, so there are none; whoever tries is heard of. Runs in every frame first. */
const noCalls = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
  if (name in window) Object.defineProperty(window, name, { value: function () {
    console.error(name + ' is not for pages of the platform');
    throw new Error(name + ' is not for pages of the platform');
  } });`;

/** @returns the other origin that an address is of; undefined for the platform's own, and for what is no address */
export function strangerIn(address: string, own: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, host } = new URL(address);
  if (!/^(https?|wss?|file|ftp):$/.test(protocol)) return undefined;
  const asWeb = new URL(address.replace(/^ws/i, 'http')).origin;
  return own.has(origin) || own.has(asWeb) ? undefined : `${protocol}//${host}`;
}

const fault = (stranger: string): string =>
  `asks ${stranger}, which is not the platform's: what a page needs comes from its own release`;

/**
 * Lets no page of a context go to others. What gets past this, the fence refuses.
 * @returns the faults of its pages, of windows that they opened too, in no page's name
 */
export async function keepIn(
  context: BrowserContext,
  own: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const faults = new Set<string>();
  await context.addInitScript(noCalls);
  await context.route(
    (url) => strangerIn(url.href, own) !== undefined,
    (route) => {
      faults.add(fault(strangerIn(route.request().url(), own) ?? ''));
      // A page that wants to go there stays, and can be looked at.
      return route.abort('aborted');
    },
  );
  return faults;
}

/** Tells what a page asks of others. */
export function watchStrangers(page: Page, own: ReadonlySet<string>, tell: (fault: string) => void): void {
  const heard = (address: string): void => {
    const stranger = strangerIn(address, own);
    if (stranger !== undefined) tell(fault(stranger));
  };
  page.on('request', (request) => heard(request.url()));
  page.on('websocket', (socket) => heard(socket.url()));
  page.on('popup', () => tell('opens a window by itself'));
}
