import type { Interval, PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SubscriptionState } from '../domain/state.js';

/** The subscription of an account: one row, whose version grows by one with each change that others are told of. */
@Entity({ schema: 'billing', name: 'subscription' })
export class SubscriptionEntity implements SubscriptionState {
  @PrimaryColumn({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  status!: SubscriptionStatus;

  @Column({ type: 'text', nullable: true })
  price_tier!: PriceTier | null;

  @Column({ type: 'text', nullable: true })
  interval!: Interval | null;

  @Column({ type: 'text', nullable: true })
  source!: 'payment' | 'grant' | null;

  @Column({ type: 'timestamptz', nullable: true })
  current_period_end!: Date | null;

  @Column({ type: 'boolean' })
  cancel_at_period_end!: boolean;

  @Column({ type: 'integer' })
  monthly_cents!: number;

  @Column({ type: 'text', nullable: true, unique: true })
  reference!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  reference_created_at!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  past_due_since!: Date | null;

  @Column({ type: 'text', nullable: true })
  granted!: PriceTier | null;

  @Column({ type: 'timestamptz', nullable: true })
  granted_until!: Date | null;

  @Column({ type: 'boolean' })
  disputed!: boolean;

  @Column({ type: 'text', nullable: true })
  next_price_tier!: PriceTier | null;

  @Column({ type: 'text', nullable: true })
  next_interval!: Interval | null;

  @Column({ type: 'timestamptz' })
  changed_at!: Date;
}
