import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { GalleryKey } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { Taker } from '../../downloads/index.js';
import { Access } from '../../entitlements/application/access.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { keepKey, keyOf, noteUse, ownerOf, removeKey } from '../persistence/gallery-keys.js';

const none: GalleryKey = { active: false, url: null, hint: null, created_at: null, last_used_at: null };
/** Finer than this nobody wants to know when it was used last. */
const noteEveryMs = 60_000;

/**
 * Whose gallery it is: the account, and who of it made the secret, whose favourites and apps it shows. In the language in
 * which it was asked for: n8n itself asks for English, always.
 */
export interface Owner extends Taker {
  readonly lang: Language;
}

/** The secret under which an account's own n8n shows the library. */
@Injectable()
export class GalleryKeys {
  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  async of(user: Principal): Promise<GalleryKey> {
    const row = await keyOf(this.database, user.accountId);
    if (row === undefined) return none;
    return {
      active: true,
      url: null,
      hint: row.hint,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    };
  }

  /**
   * A new secret; the one before ends. The only answer that holds the address. @param language of the gallery
   * @throws AppError library.subscription_required
   */
  async create(user: Principal, language: Language): Promise<GalleryKey> {
    await this.access.require(user);
    const { secret, hash, hint } = newSecret();
    const at = this.clock.now();
    await keepKey(this.database, {
      accountId: user.accountId,
      madeBy: user.userId,
      hash,
      hint,
      language,
      at,
    });
    return {
      active: true,
      url: `${this.env.PUBLIC_URL}/n8n/${secret}`,
      hint,
      created_at: at.toISOString(),
      last_used_at: null,
    };
  }

  revoke(user: Principal): Promise<void> {
    return removeKey(this.database, user.accountId);
  }

  /**
   * The account behind a secret, asked at each call.
   * @throws AppError library.gallery_unknown, library.subscription_required where the plan has ended
   */
  async open(secret: string): Promise<Owner> {
    const hash = hashOf(secret);
    const owner = hash === undefined ? undefined : await ownerOf(this.database, hash);
    if (hash === undefined || owner === undefined) throw new AppError('library.gallery_unknown');
    const { account_id: accountId, made_by: userId, language: lang } = owner;
    await this.access.require({ accountId });
    const now = this.clock.now();
    if (now.getTime() - (owner.last_used_at?.getTime() ?? 0) >= noteEveryMs)
      await noteUse(this.database, hash, now);
    return { accountId, userId, lang };
  }
}
