import { type Context, createContext } from 'react';

/**
 * A context that exists once in a page. Every remote bundles its own copy of this kit, so a context made the usual
 * way would not be the one that the shell's provider fills; React itself is one, so one context object will do.
 * @param name stays the same as long as the value's shape stays compatible
 */
export function sharedContext<T>(name: string, initial: T): Context<T> {
  const key = Symbol.for(`stroomwerk.ui-kit.${name}`);
  const contexts = globalThis as unknown as Record<symbol, Context<T> | undefined>;
  const known = contexts[key] ?? createContext(initial);
  contexts[key] = known;
  return known;
}
