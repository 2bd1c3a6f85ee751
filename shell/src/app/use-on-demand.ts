import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the shell that few visitors need, in a file of its own.
 * @param wanted loads it once this is true
 * @returns null until it is there; asked for again when it is wanted anew and could not be had
 */
export function useOnDemand<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (wanted && Part === null)
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => console.warn('A part of the page could not be loaded', error),
      );
  }, [wanted, Part, load]);
  return Part;
}
