import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The payment provider's customer of an account. */
@Entity({ schema: 'billing', name: 'customer' })
export class CustomerEntity {
  @PrimaryColumn({ type: 'uuid' })
  account_id!: string;

  /** null while it is being made. */
  @Column({ type: 'text', unique: true, nullable: true })
  provider_id!: string | null;

  /** Under which it is made: whoever goes on after a crash gets the one that was made before it. */
  @Column({ type: 'uuid' })
  intent!: string;

  @Column({ type: 'timestamptz' })
  created_at!: Date;
}
