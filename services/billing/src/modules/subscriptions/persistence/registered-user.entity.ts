import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody registered, and the account made for them, as auth's user.registered told. */
@Entity({ schema: 'billing', name: 'registered_user' })
export class RegisteredUserEntity {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'uuid' })
  account_id!: string;

  @Column({ type: 'timestamptz' })
  registered_at!: Date;
}
