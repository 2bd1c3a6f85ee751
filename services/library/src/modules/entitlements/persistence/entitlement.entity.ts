import type { PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What billing last said about an account's subscription; decides whether the library opens. */
@Entity({ schema: 'library', name: 'entitlement' })
export class EntitlementEntity {
  @PrimaryColumn('uuid') account_id!: string;
  /** Of billing's aggregate; an older one never overwrites a newer. */
  @Column('integer') version!: number;
  @Column('text') status!: SubscriptionStatus;
  @Column('text', { nullable: true }) price_tier!: PriceTier | null;
  @Column('timestamptz', { nullable: true }) current_period_end!: Date | null;
  @Column('timestamptz') changed_at!: Date;
}
