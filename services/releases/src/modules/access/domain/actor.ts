import { operatorId } from '@stroomwerk/contracts/releases';

/** Whom an endpoint of releases may be for: role ops, the token of a remote's pipeline, somebody of a team. */
export type ActorKind = 'ops' | 'team-token' | 'member';

/** Who acts on releases. */
export interface ReleaseActor {
  readonly kind: ActorKind;
  /** What lists and the history call them; of a token `token:<name>`. */
  readonly name: string;
  /** Account of a person; null for tokens. */
  readonly userId: string | null;
  /** The one remote that a token is for; null for people. */
  readonly remote: string | null;
  /** Whether it is the holder of the platform's own signing key, on its machine. */
  readonly isOperator: boolean;
}

/** A person: the name people know, else the address, else the id. */
export const personActor = (
  kind: 'ops' | 'member',
  who: { readonly name: string; readonly email: string; readonly userId: string },
): ReleaseActor => ({
  ...{ kind, name: who.name || who.email || who.userId, remote: null },
  userId: who.userId,
  isOperator: kind === 'ops' && who.userId === operatorId,
});

/** A pipeline that showed a team token. */
export const tokenActor = (token: { readonly name: string; readonly remote: string }): ReleaseActor => ({
  ...{ kind: 'team-token', name: `token:${token.name}`, remote: token.remote },
  ...{ userId: null, isOperator: false },
});

/** What the rules say to a token at an endpoint. */
export type TokenVerdict = 'allowed' | 'forbidden' | 'other-remote';

/**
 * A token acts on its own remote only, so it never passes where the address names none.
 * @param remote of the endpoint's address; undefined where it has none
 */
export function tokenVerdict(
  actor: ReleaseActor,
  allowed: readonly ActorKind[],
  remote: string | undefined,
): TokenVerdict {
  if (!allowed.includes('team-token') || remote === undefined) return 'forbidden';
  return actor.remote === remote ? 'allowed' : 'other-remote';
}
