import { Injectable } from '@nestjs/common';
import type { MailTrouble } from '@stroomwerk/contracts/auth';
import { DataSource, type EntityManager } from 'typeorm';
import { consequenceOf, softMost } from '../domain/address-trouble.js';
import type { Blame } from '../domain/smtp-outcome.js';
import { type Evidence, type KnownTrouble, TroublesRepository } from '../persistence/troubles.repository.js';

/** What failures and complaints do to an address, and how its owner mends it. */
@Injectable()
export class MailTroubles {
  constructor(
    private readonly source: DataSource,
    private readonly troubles: TroublesRepository,
  ) {}

  /** A mail did not reach an address. @param blame what the status code or the answer says of the address */
  async failed(manager: EntityManager, address: string, blame: Blame, evidence: Evidence): Promise<void> {
    const consequence = consequenceOf(blame);
    if (consequence === 'stop') await this.troubles.note(manager, address, 'unreachable', evidence);
    if (consequence !== 'count') return;
    if ((await this.troubles.countSoft(manager, address)) >= softMost)
      await this.troubles.note(manager, address, 'often_failing', evidence);
  }

  /** A reader called our mail spam: nothing that is not necessary goes there any more. */
  complained(manager: EntityManager, address: string, evidence: Evidence): Promise<void> {
    return this.troubles.note(manager, address, 'complained', evidence);
  }

  /** Somebody followed a link that was mailed to an address: mail arrives there. A complaint stays. */
  async reached(manager: EntityManager, address: string): Promise<void> {
    for (const reason of ['unreachable', 'often_failing'] as const)
      await this.troubles.lift(manager, address, reason);
  }

  /** Its owner wants our mail again. */
  async forgiven(address: string): Promise<void> {
    await this.source.transaction((manager) => this.troubles.lift(manager, address, 'complained'));
  }

  of(address: string): Promise<KnownTrouble[]> {
    return this.troubles.of(address);
  }

  /** @returns whether there was such a trouble */
  lift(manager: EntityManager, address: string, reason: MailTrouble): Promise<boolean> {
    return this.troubles.lift(manager, address, reason);
  }

  /** A page of addresses, the newest trouble first. @param q part of an address */
  list(q: string, offset: number, limit: number): ReturnType<TroublesRepository['list']> {
    return this.troubles.list(q, offset, limit);
  }

  forget(): Promise<void> {
    return this.troubles.forget();
  }
}
