import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A provider's subscription that another plan took the place of; ended at the provider so that it bills no more. */
@Entity({ schema: 'billing', name: 'superseded_subscription' })
export class SupersededSubscriptionEntity {
  @PrimaryColumn({ type: 'text' })
  reference!: string;

  @Column({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'timestamptz' })
  superseded_at!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  ended_at!: Date | null;
}
