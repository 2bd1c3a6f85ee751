import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  CreatedTeamToken,
  CreateTeamToken,
  TeamToken,
  TeamTokenList,
} from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import type { z } from 'zod';
import type { ReleaseActor } from '../domain/actor.js';
import { expiryOf, tokenBytes, tokenPrefix } from '../domain/team-token.js';
import { AccessStore } from '../persistence/access-store.js';
import type { TeamTokenEntity } from '../persistence/entities.js';
import { tokenHash } from './authenticate.js';

/** Tokens with which pipelines release one remote. */
@Injectable()
export class TeamTokens {
  constructor(
    private readonly store: AccessStore,
    private readonly clock: Clock,
  ) {}

  /** Newest first, revoked ones too; without their texts, which nobody has any more. */
  async list(remote: string): Promise<TeamTokenList> {
    return { tokens: (await this.store.tokensOf(remote)).map(shown) };
  }

  /**
   * Makes a token. The answer is the only place where its text is ever shown.
   * @param remote need not have published yet: its first release may come from the pipeline
   */
  async create(
    remote: string,
    { name, expires_in_days }: z.output<typeof CreateTeamToken>,
    by: ReleaseActor,
  ): Promise<CreatedTeamToken> {
    const token = `${tokenPrefix}${randomBytes(tokenBytes).toString('base64url')}`;
    const now = this.clock.now();
    const made = await this.store.insertToken({
      remoteName: remote,
      name,
      hash: tokenHash(token),
      createdBy: by.name,
      createdAt: now,
      expiresAt: expiryOf(now, expires_in_days),
      lastUsedAt: null,
      revokedAt: null,
    });
    return { ...shown(made), token };
  }

  /**
   * From now on the token opens nothing. A second time answers as the first did.
   * @throws AppError releases.team_token_not_found, also for the token of another remote
   */
  async revoke(remote: string, id: string): Promise<TeamToken> {
    const revoked = await this.store.revokeToken(remote, id, this.clock.now());
    if (!revoked) throw new AppError('releases.team_token_not_found');
    return shown(revoked);
  }
}

const shown = (token: TeamTokenEntity): TeamToken => ({
  id: token.id,
  remote: token.remoteName,
  name: token.name,
  created_by: token.createdBy,
  created_at: token.createdAt.toISOString(),
  expires_at: token.expiresAt?.toISOString() ?? null,
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  revoked_at: token.revokedAt?.toISOString() ?? null,
});
