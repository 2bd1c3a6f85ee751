import type { PriceTier } from '@stroomwerk/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something bought once: a plan for life, an onboarding, a custom workflow. */
@Entity({ schema: 'billing', name: 'purchase' })
export class PurchaseEntity {
  @PrimaryColumn({ type: 'text' })
  checkout_session_id!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'text' })
  price_tier!: PriceTier;

  @Column({ type: 'integer' })
  amount_total_cents!: number;

  @Column({ type: 'timestamptz' })
  bought_at!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  refunded_at!: Date | null;
}
