import type { Interval, PriceTier } from '@stroomwerk/contracts';
import type { PlanChangeEffect } from '@stroomwerk/contracts/billing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of plan that somebody confirmed: for how much, and what became of it. */
@Entity({ schema: 'billing', name: 'plan_change' })
export class PlanChangeEntity {
  /** The provider carries out one act for it, however often it is asked. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'uuid' })
  asked_by!: string;

  /** The provider's subscription. */
  @Column({ type: 'text' })
  reference!: string;

  @Column({ type: 'text' })
  token_hash!: string;

  @Column({ type: 'text' })
  price_tier!: PriceTier;

  @Column({ type: 'text' })
  interval!: Interval;

  @Column({ type: 'text' })
  effect!: PlanChangeEffect;

  /** VAT included. */
  @Column({ type: 'integer' })
  charged_cents!: number;

  @Column({ type: 'timestamptz' })
  asked_at!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  ended_at!: Date | null;

  /** `unknown`: cut off, and another was confirmed since. */
  @Column({ type: 'text', nullable: true })
  outcome!: 'done' | 'declined' | 'outdated' | 'unknown' | null;
}
