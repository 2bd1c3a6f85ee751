import type { z } from 'zod';

export type ServiceName = 'auth' | 'library' | 'billing' | 'ai-ops' | 'releases';

/**
 * An event: its name, the schema of its payload, and who consumes it. Each pair of event and consumer is a queue of
 * its own (architecture.md, rule 3). A payload carries ids, the aggregate's version and its full state; no personal data.
 */
export interface EventDefinition<Payload extends { version: number } = { version: number }> {
  readonly name: string;
  readonly publisher: ServiceName;
  readonly consumers: readonly ServiceName[];
  /**
   * Whose its aggregate is, where that is no person: of an account (`account_id`, or `user_id` in events from before there
   * were accounts). It is left alone once the account is erased, and counts on when the person it names is.
   */
  readonly about?: 'account';
  readonly schema: z.ZodType<Payload>;
}

export const defineEvent = <Payload extends { version: number }>(event: EventDefinition<Payload>) => event;
