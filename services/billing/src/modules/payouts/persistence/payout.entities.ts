import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { PayoutStatus } from '../domain/payout.js';

/** Where an affiliate is paid, sealed: what counts, and what waits for the mail that confirms it. */
@Entity({ schema: 'billing', name: 'payout_account' })
export class PayoutAccountEntity {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'text', nullable: true })
  key_id!: string | null;

  @Column({ type: 'bytea', nullable: true })
  sealed!: Buffer | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmed_at!: Date | null;

  @Column({ type: 'text', nullable: true })
  waiting_key_id!: string | null;

  @Column({ type: 'bytea', nullable: true })
  waiting_sealed!: Buffer | null;

  /** In the link of the mail, and nowhere that the affiliate's session could read it. */
  @Column({ type: 'uuid', nullable: true, unique: true })
  change_id!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  asked_at!: Date | null;
}

/** Payouts that go to the bank in one file. */
@Entity({ schema: 'billing', name: 'payout_batch' })
export class PayoutBatchEntity {
  /** Drawn by who asked: asking again is the same batch. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'timestamptz' })
  ordered_at!: Date;

  @Column({ type: 'uuid' })
  ordered_by!: string;

  /** When its file was first fetched: from then on the bank may carry it out. */
  @Column({ type: 'timestamptz', nullable: true })
  filed_at!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  paid_at!: Date | null;
}

/** What one affiliate is paid in a batch, with the account that counted when it was made, sealed. */
@Entity({ schema: 'billing', name: 'payout' })
export class PayoutEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid' })
  batch_id!: string;

  @Column({ type: 'uuid' })
  referrer_id!: string;

  @Column({ type: 'integer' })
  amount_cents!: number;

  @Column({ type: 'text' })
  status!: PayoutStatus;

  @Column({ type: 'text' })
  key_id!: string;

  @Column({ type: 'bytea' })
  sealed!: Buffer;

  @Column({ type: 'timestamptz' })
  ordered_at!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paid_at!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  returned_at!: Date | null;
}
