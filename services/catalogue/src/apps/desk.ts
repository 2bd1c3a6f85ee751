import type { NodeSpec } from '../dsl/types.js';
import type { Helpdesk } from '../kit/ports.js';

/** A helpdesk with what support recipes need beyond new tickets and notes. */
export interface Desk extends Helpdesk {
  /** When the ticket was opened, inside the braces, on what `openTickets` reads. */
  readonly openedAt?: string;
  /** An answer that the customer sees. */
  reply?(name: string, id: string, text: string): NodeSpec;
  /** Raises the ticket to the highest priority that a new ticket does not get by itself. */
  urgent?(name: string, id: string): NodeSpec;
  /** Closes the ticket. */
  close?(name: string, id: string): NodeSpec;
  /** Puts one label on the ticket. */
  label?(name: string, id: string, label: string): NodeSpec;
}
