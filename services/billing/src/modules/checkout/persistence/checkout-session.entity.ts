import type { Interval, PriceTier } from '@stroomwerk/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentState } from '../domain/session.js';

/** A checkout session of an account. Amounts are what was really paid once it is paid. */
@Entity({ schema: 'billing', name: 'checkout_session' })
export class CheckoutSessionEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  /** Whom of it was sent there. */
  @Column({ type: 'uuid' })
  ordered_by!: string;

  @Column({ type: 'text' })
  price_tier!: PriceTier;

  @Column({ type: 'text', nullable: true })
  interval!: Interval | null;

  @Column({ type: 'text' })
  payment_status!: PaymentState;

  @Column({ type: 'integer' })
  amount_subtotal_cents!: number;

  @Column({ type: 'integer' })
  amount_tax_cents!: number;

  @Column({ type: 'integer' })
  amount_total_cents!: number;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ type: 'text', nullable: true })
  payment_intent!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  refunded_at!: Date | null;

  /** When another page of the same kind, or a paid plan, took its place: it is to be closed at the provider. */
  @Column({ type: 'timestamptz', nullable: true })
  replaced_at!: Date | null;

  @Column({ type: 'timestamptz' })
  created_at!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paid_at!: Date | null;

  @Column({ type: 'integer' })
  checks!: number;

  @Column({ type: 'timestamptz' })
  next_check_at!: Date;
}
