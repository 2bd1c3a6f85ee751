import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The payment provider's customer of a user. */
@Entity({ schema: 'billing', name: 'customer' })
export class CustomerEntity {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'text', unique: true })
  provider_id!: string;

  @Column({ type: 'timestamptz' })
  created_at!: Date;
}
