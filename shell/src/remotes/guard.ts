import { pagePins } from './pins.js';

declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
    };
  }
}

function addressOf(node: Node): string {
  if (node instanceof HTMLScriptElement) return node.src;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : '';
}

/** Puts the pinned hash on a script or style sheet. @returns false where the page may not load it */
function pinned(node: Node): boolean {
  const address = addressOf(node);
  const hash = address === '' ? null : pagePins().of(address);
  if (hash && (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement)) {
    node.integrity = hash;
    node.crossOrigin = 'anonymous';
  }
  return hash !== undefined;
}

/** One that failed has no rules; Firefox lists one that is still on its way too, and refuses to show its rules. */
function works(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Whether this is a style sheet that works in the page already: the edge writes those of the page that it has drawn. Of
 * one that does not, its owner has to learn it.
 */
const isThere = (node: Node): boolean =>
  node instanceof HTMLLinkElement &&
  [...document.styleSheets].some((sheet) => sheet.href === node.href && works(sheet));

/**
 * Nothing but the shell's own files and those with a pin loads, whoever asks: bundler runtimes put entries, chunks
 * and style sheets into the head themselves. A refused one fails as if the network had refused it, so that its owner
 * notices. Where the browser has Trusted Types, addresses of scripts are checked before that, and text never becomes
 * HTML or script. A style sheet that is there does not come again: the whole page would be styled anew.
 */
export function guardLoads(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (pagePins().of(address) === undefined)
        throw new TypeError(`No hash is pinned for ${address}; it is not loaded.`);
      return address;
    },
  });
  const { head } = document;
  const insertBefore = head.insertBefore.bind(head);
  head.insertBefore = <T extends Node>(node: T, child: Node | null): T => {
    const may = pinned(node);
    if (may && !isThere(node)) return insertBefore(node, child);
    queueMicrotask(() => node.dispatchEvent(new Event(may ? 'load' : 'error')));
    return node;
  };
  head.appendChild = (node) => head.insertBefore(node, null);
}
