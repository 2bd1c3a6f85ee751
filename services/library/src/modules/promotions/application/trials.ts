import { Injectable } from '@nestjs/common';
import { isUuid } from '@stroomwerk/contracts';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { type ConnectionRow, connectionsOf } from '../../connections/index.js';
import { Asking, type Seen } from '../../deployments/index.js';
import { hashOf } from '../../updates/domain/content.js';
import type { Deployed } from '../../updates/domain/flow.js';
import { type Read, type Standing, standingOf, Theirs } from '../../updates/index.js';
import { inForce, lastProduction, type PromotionRow } from '../persistence/promotions.js';
import { type Kept, PromotionVault } from './promotion-vault.js';

const nothing: Seen = { credentials: undefined, error: undefined };

/** A workflow as it was read, or why it could not be. */
export interface Reading extends Partial<Read> {
  readonly error: AppError | undefined;
}

/** The workflow in production that an earlier promotion of a trial made. */
export interface Target extends Reading {
  readonly standing: Standing;
  /** What the promotion in force brought; undefined where it is erased. */
  readonly kept: Kept | undefined;
}

/** All that is known of a trial, and of the instance that it would go to. */
export interface Trial extends Reading {
  readonly standing: Standing;
  /** The instance that it is tried on; undefined where it was disconnected, or is none for tests. */
  readonly home: ConnectionRow | undefined;
  readonly instances: readonly ConnectionRow[];
  readonly production: ConnectionRow | undefined;
  readonly seen: Seen;
  readonly target: Target | undefined;
  /** The automation in production whose workflow is not there any more, which nobody has noticed yet. */
  readonly lost: string | undefined;
}

/** Reads what stands on a test instance and in production; keeps nothing. Another account's do not exist for it: 404. */
@Injectable()
export class Trials {
  constructor(
    private readonly database: DataSource,
    private readonly theirs: Theirs,
    private readonly asking: Asking,
    private readonly vault: PromotionVault,
  ) {}

  /** @throws AppError library.automation_not_found, also of one that did not come from the library */
  async standing({ accountId }: Pick<Principal, 'accountId'>, id: string): Promise<Standing> {
    const found = isUuid(id) ? await standingOf(this.database, accountId, id) : undefined;
    if (found === undefined) throw new AppError('library.automation_not_found');
    return found;
  }

  /** Without asking any n8n. @param wanted the production instance that is asked for */
  async placed(user: Principal, standing: Standing, wanted: string | undefined): Promise<Trial> {
    const rows = await connectionsOf(this.database, user.accountId);
    const instances = rows.filter((row) => row.purpose === 'production' && row.id !== standing.connection_id);
    const last = wanted ?? (await lastProduction(this.database, standing.id));
    const chosen = instances.find(({ id }) => id === last);
    return {
      ...{ standing, instances, seen: nothing, target: undefined, lost: undefined, error: undefined },
      home: rows.find(({ id, purpose }) => id === standing.connection_id && purpose === 'test'),
      production: wanted === undefined ? (chosen ?? instances[0]) : chosen,
    };
  }

  /** With what stands in both; what does not answer says so by its error. */
  async read(user: Principal, placed: Trial): Promise<Trial> {
    const { production } = placed;
    const standing = await this.theirs.asItStands(placed.standing);
    const [here, seen, target] = await Promise.all([
      this.reading(standing),
      production ? this.asking.see(production) : nothing,
      production && this.target(user, placed.standing.id, production.id),
    ]);
    const isLost = target?.hindrance === 'gone';
    return {
      ...{ ...placed, ...here, standing, seen },
      target: isLost ? undefined : target,
      lost: isLost ? target.standing.id : undefined,
    };
  }

  private async target(user: Principal, trialId: string, connectionId: string): Promise<Target | undefined> {
    const rows = await inForce(this.database, trialId, connectionId);
    const id = rows[0]?.automation_id;
    const standing = id ? await standingOf(this.database, user.accountId, id) : undefined;
    if (standing === undefined) return undefined;
    const [there, now] = await Promise.all([this.reading(standing), this.theirs.asItStands(standing)]);
    const brought = broughtBy(
      rows.filter((row) => row.automation_id === id),
      there.content,
    );
    return { ...there, standing: now, kept: brought && this.vault.open(brought) };
  }

  private async reading(standing: Standing): Promise<Reading> {
    try {
      return { ...(await this.theirs.read(standing)), error: undefined };
    } catch (error) {
      if (error instanceof AppError) return { error };
      throw error;
    }
  }
}

/** The promotion that what stands there came from: where it was put back to a backup from before the newest, the one before. */
function broughtBy(rows: readonly PromotionRow[], content: Deployed | undefined): PromotionRow | undefined {
  const hash = content && hashOf(content);
  return rows.find(
    ({ update_id, stood_hash, written_hash }) =>
      update_id === null || stood_hash === written_hash || stood_hash !== hash,
  );
}
