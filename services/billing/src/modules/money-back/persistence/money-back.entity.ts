import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Basis } from '../domain/basis.js';

/** A paid plan whose owner asked for the money. */
@Entity({ schema: 'billing', name: 'money_back' })
export class MoneyBackEntity {
  /** The provider's subscription, or the checkout session of a plan that was bought once. */
  @PrimaryColumn({ type: 'text' })
  reference!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'uuid' })
  asked_by!: string;

  @Column({ type: 'text' })
  basis!: Basis;

  @Column({ type: 'timestamptz' })
  asked_at!: Date;

  /** What it had brought and not given back when it was asked for, VAT included. */
  @Column({ type: 'integer' })
  amount_cents!: number;

  /** What of it had gone back before that. */
  @Column({ type: 'integer' })
  before_cents!: number;

  /** What was paid with earlier credit, and becomes credit again. */
  @Column({ type: 'integer' })
  credit_cents!: number;

  /** When all had arrived; null again where the bank sent a refund back. */
  @Column({ type: 'timestamptz', nullable: true })
  done_at!: Date | null;

  /** What went back since it was asked for. */
  @Column({ type: 'integer', nullable: true })
  refunded_cents!: number | null;

  /** By which the provider knows the cards and accounts that a guarantee was used with; they say nothing about them. */
  @Column({ type: 'text', array: true })
  fingerprints!: string[];
}
