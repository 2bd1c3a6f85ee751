import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { type ActorKind, personActor, type ReleaseActor, tokenActor, tokenVerdict } from '../domain/actor.js';
import { holds, useNotedEveryMs } from '../domain/team-token.js';
import { AccessStore } from '../persistence/access-store.js';

/** How a token is kept and looked up. It is 32 random bytes, so nothing slower than SHA-256 is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Says who acts, and whether an endpoint is for them. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly store: AccessStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param token as it was sent
   * @param remote of the endpoint's address
   * @throws AppError releases.team_token_invalid (unknown, expired, revoked), auth.forbidden, releases.other_remote
   */
  async pipeline(
    token: string,
    allowed: readonly ActorKind[],
    remote: string | undefined,
  ): Promise<ReleaseActor> {
    const now = this.clock.now();
    const known = await this.store.tokenByHash(tokenHash(token));
    if (!known || !holds(known, now)) throw new AppError('releases.team_token_invalid');
    const actor = tokenActor({ name: known.name, remote: known.remoteName });
    const verdict = tokenVerdict(actor, allowed, remote);
    if (verdict === 'forbidden') throw new AppError('auth.forbidden');
    if (verdict === 'other-remote')
      throw new AppError('releases.other_remote', { params: { owned: known.remoteName } });
    const before = new Date(now.getTime() - useNotedEveryMs);
    if (known.lastUsedAt === null || known.lastUsedAt <= before)
      await this.store.noteUse(known.id, now, before);
    return actor;
  }

  /**
   * @throws AppError auth.forbidden for somebody who is neither ops nor, where members are let in, of a team;
   *   releases.address_unverified
   */
  async person(principal: Principal, allowed: readonly ActorKind[]): Promise<ReleaseActor> {
    if (principal.role === 'ops' && allowed.includes('ops')) return personActor('ops', principal);
    if (allowed.includes('member') && (await this.store.isMember(principal.email.toLowerCase()))) {
      // Whoever registers may write any address: a listed one opens only to who has shown that it is theirs.
      if (!principal.emailVerified) throw new AppError('releases.address_unverified');
      return personActor('member', principal);
    }
    throw new AppError('auth.forbidden');
  }
}
