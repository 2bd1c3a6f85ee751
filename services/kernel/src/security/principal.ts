import type { Role } from '@stroomwerk/contracts';

/** Who asks, as the access token says. */
export interface Principal {
  readonly userId: string;
  /**
   * The account they belong to: what a plan pays for (automations, collections, connections, the subscription itself) hangs
   * on this id, never on theirs.
   */
  readonly accountId: string;
  /** The session the token belongs to. */
  readonly sid: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  /** Whether the account has shown that the address is its own: whoever registers may write any address. */
  readonly emailVerified: boolean;
  /** An account of the operator's gate, for one run: the library is open to it without a plan. */
  readonly ofGate?: boolean;
}
