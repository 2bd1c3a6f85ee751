type Listener = (answered: boolean) => void;
const listeners = new Set<Listener>();

/**
 * Calls back after each call to the page's own origin: whether anybody answered, a refusal included.
 * @returns ends it
 */
export function onAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a call was answered, or that nobody did. */
export function noteAnswer(answered: boolean): void {
  for (const listener of listeners) listener(answered);
}
