import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A paid plan that another took the place of. At the provider it ends, so that it bills no more; where its owner had not
 * meant to pay for both, what it cost goes back.
 */
@Entity({ schema: 'billing', name: 'superseded_subscription' })
export class SupersededSubscriptionEntity {
  /** The provider's subscription, or the checkout session of a plan that was bought once. */
  @PrimaryColumn({ type: 'text' })
  reference!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'timestamptz' })
  superseded_at!: Date;

  @Column({ type: 'boolean' })
  one_time!: boolean;

  /** The reference of the plan that took its place; null for those of before this was kept. */
  @Column({ type: 'text', nullable: true })
  replaced_by!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  ended_at!: Date | null;

  /** What of it is to go back since it was not used, VAT included; null before that is decided, and for what became credit. */
  @Column({ type: 'integer', nullable: true })
  rest_cents!: number | null;

  /** What of that had become credit before. */
  @Column({ type: 'integer', default: 0 })
  rest_credit_cents!: number;

  /** What went back because it was paid twice, VAT included; null where both payments were meant. */
  @Column({ type: 'integer', nullable: true })
  refunded_cents!: number | null;
}
