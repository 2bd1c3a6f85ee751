import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Account, CommissionStatus, Movement, Reason } from '../domain/commission.js';
import type { Decision, Sign, Verdict } from '../domain/judgement.js';

/** A user's own code, made on demand. */
@Entity({ schema: 'billing', name: 'referral_code' })
export class ReferralCodeEntity {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'text', unique: true })
  code!: string;

  @Column({ type: 'timestamptz' })
  created_at!: Date;
}

/** Who came by whose link: one referrer a referee, for good. */
@Entity({ schema: 'billing', name: 'referral' })
export class ReferralEntity {
  @PrimaryColumn({ type: 'uuid' })
  referee_id!: string;

  /** Made for the referee: what it pays earns the commission. */
  @Column({ type: 'uuid', unique: true })
  account_id!: string;

  @Column({ type: 'uuid' })
  referrer_id!: string;

  @Column({ type: 'text' })
  code!: string;

  @Column({ type: 'timestamptz' })
  attributed_at!: Date;

  /** Whether the referee had begun to buy before the account was told of: what was paid is still to be asked. */
  @Column({ type: 'boolean' })
  check_due!: boolean;

  /** What speaks against it, when it was last read. */
  @Column({ type: 'text', array: true, default: '{}' })
  signs!: Sign[];

  /** By which the provider knows what the referee paid with; they say nothing about it. */
  @Column({ type: 'text', array: true, default: '{}' })
  fingerprints!: string[];

  @Column({ type: 'text', default: 'clear' })
  verdict!: Verdict;

  /** What ops decided; null where nobody had to. */
  @Column({ type: 'text', nullable: true })
  decision!: Decision | null;
}

/** The one commission that a referee can bring. */
@Entity({ schema: 'billing', name: 'commission' })
export class CommissionEntity {
  @PrimaryColumn({ type: 'uuid' })
  referee_id!: string;

  @Column({ type: 'uuid' })
  referrer_id!: string;

  @Column({ type: 'text' })
  status!: CommissionStatus;

  @Column({ type: 'integer' })
  amount_cents!: number;

  /** Whether a bank has the money that it is of, and nobody has decided yet: it is not released. */
  @Column({ type: 'boolean' })
  disputed!: boolean;

  @Column({ type: 'timestamptz' })
  earned_at!: Date;

  @Column({ type: 'timestamptz' })
  release_at!: Date;
}

/** A line of the ledger of commissions and payouts; the lines of one movement add up to nothing. Never changed. */
@Entity({ schema: 'billing', name: 'ledger_entry' })
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Of a commission; null on a line of a payout. */
  @Column({ type: 'uuid', nullable: true })
  referee_id!: string | null;

  @Column({ type: 'uuid', nullable: true })
  payout_id!: string | null;

  @Column({ type: 'uuid' })
  referrer_id!: string;

  @Column({ type: 'text' })
  movement!: Movement | 'payout_ordered' | 'paid_out' | 'payout_returned';

  @Column({ type: 'text' })
  account!: Account | 'ordered' | 'paid';

  @Column({ type: 'integer' })
  amount_cents!: number;

  /** Why, where the movement does not say it. */
  @Column({ type: 'text', nullable: true })
  reason!: Reason | null;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
