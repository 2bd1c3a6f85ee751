import { useEffect } from 'react';

/** Writes the specification's console text each time a read fails (section 8); the screen says it too. */
export function useLogFailure(text: string, query: { error: Error | null; errorUpdatedAt: number }): void {
  const { error, errorUpdatedAt } = query;
  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) console.error(text, error);
  }, [text, error, errorUpdatedAt]);
}
