import type { Language, Role } from '@stroomwerk/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person, as they sign in. The account that a plan is of: modules/memberships. */
@Entity({ name: 'user_account' })
export class AccountRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('citext') email!: string;
  @Column('text') fullName!: string;
  /** argon2id; null for an account that signs in with Google only. */
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('text') role!: Role;
  /** In which it is written to. */
  @Column('text') language!: Language;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt!: Date | null;
  @Column('text', { nullable: true }) googleSubject!: string | null;
  @Column('timestamptz', { nullable: true }) lastLoginAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  /** Of the operator's gate, for one run. */
  @Column('boolean') ofGate!: boolean;
}
