import type { PriceTier } from '@stroomwerk/contracts';
import type { Subscription } from '@stroomwerk/contracts/billing';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What ops staff did to a user's plan, by whom and why. Never changed. */
@Entity({ schema: 'billing', name: 'audit_entry' })
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'uuid' })
  actor_id!: string;

  @Column({ type: 'text' })
  actor!: string;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'text', nullable: true })
  price_tier!: PriceTier | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  before!: Subscription | null;

  @Column({ type: 'jsonb', nullable: true })
  after!: Subscription | null;
}
