import type { NodeSpec } from '../dsl/types.js';
import type { Helpdesk } from '../kit/ports.js';

/** A helpdesk with what support recipes need beyond new tickets and notes. */
export interface Desk extends Helpdesk {
  /** When the ticket was opened, inside the braces, on what `openTickets` reads. */
  readonly openedAt?: string;
  /** When the customer last wrote, inside the braces, on what `openTickets` reads; none where the list does not tell. */
  readonly askedAt?: string;
  /** Without `askedAt`: when somebody last touched a ticket that was answered before, else when it was opened. */
  readonly touchedAt?: string;
  /**
   * Whether the ticket waits for us and not for the customer, inside the braces, on what `openTickets` reads; none where
   * the list holds only those.
   */
  readonly waiting?: string;
  /** An answer that the customer sees. */
  reply?(name: string, id: string, text: string): NodeSpec;
  /** Raises the ticket to the highest priority that a new ticket does not get by itself. */
  urgent?(name: string, id: string): NodeSpec;
  /** Closes the ticket. */
  close?(name: string, id: string): NodeSpec;
  /** Puts one label on the ticket. */
  label?(name: string, id: string, label: string): NodeSpec;
}
