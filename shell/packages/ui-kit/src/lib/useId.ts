import { useId } from 'react';

/** The given id, or one that is the same on server and browser. */
export function useFallbackId(id?: string): string {
  const made = useId();
  return id ?? made;
}
