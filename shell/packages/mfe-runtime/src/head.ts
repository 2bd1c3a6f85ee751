import { useEffect } from 'react';
import type { Brand } from './config.js';
import type { PageHead } from './page-head.js';
import { useRuntime } from './provider.js';

/** `Bibliotheek` -> `Bibliotheek · Stroomwerk`. */
export const fullTitle = (title: string, brand: Brand): string =>
  title === '' ? brand.name : `${title} · ${brand.name}`;

/**
 * Title and description of the page on screen, and what else its head says. At the edge all of it goes into the HTML;
 * in the browser title and description follow the page.
 */
export function usePageHead(head: PageHead): void {
  const { config, onHead } = useRuntime();
  onHead?.(head);
  const full = fullTitle(head.title, config.brand);
  const { description } = head;
  useEffect(() => {
    document.title = full;
  }, [full]);
  useEffect(() => {
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}

/** The title alone; without a call it is the one that the route declares. */
export const usePageTitle = (title: string): void => usePageHead({ title });
