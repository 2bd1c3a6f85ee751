import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a user exists, as auth's user.registered told. */
@Entity({ schema: 'billing', name: 'account' })
export class AccountEntity {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'timestamptz' })
  registered_at!: Date;
}
