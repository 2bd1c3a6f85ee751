import type { Role } from '@stroomwerk/contracts';

/** Who asks, as the access token says. */
export interface Principal {
  readonly userId: string;
  /** The session the token belongs to. */
  readonly sid: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
}
