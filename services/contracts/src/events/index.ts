import * as aiOps from '../ai-ops/events.js';
import * as auth from '../auth/events.js';
import * as billing from '../billing/events.js';
import type { EventDefinition } from '../common/events.js';
import * as library from '../library/events.js';
import * as mails from '../mails/index.js';
import * as releases from '../releases/events.js';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'publisher' in value && 'consumers' in value;

/** Every event of the platform: who publishes it, and who consumes it. */
export const events: readonly EventDefinition[] = [auth, billing, library, mails, aiOps, releases].flatMap(
  (contract) => Object.values<unknown>(contract).filter(isEvent),
);
