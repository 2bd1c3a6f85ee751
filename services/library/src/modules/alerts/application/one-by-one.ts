import type { Logger } from '@nestjs/common';

/** Does something for each; one that goes wrong is named in the log, and keeps none of the others. */
export async function oneByOne<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  logger: Pick<Logger, 'warn'>,
  what: string,
): Promise<void> {
  for (const item of items)
    try {
      await act(item);
    } catch (error) {
      logger.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
}
