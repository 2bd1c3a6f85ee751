import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A token for the pipeline of one remote, which need not have published yet. Its text is nowhere. */
@Entity({ schema: 'releases', name: 'team_token' })
export class TeamTokenEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { name: 'remote_name' }) remoteName!: string;
  @Column('text') name!: string;
  /** SHA-256 of the token, in hex. */
  @Column('text', { unique: true, select: false }) hash!: string;
  @Column('text', { name: 'created_by' }) createdBy!: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt!: Date | null;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
}

/** Somebody of a team, by the address of their account in lower case. */
@Entity({ schema: 'releases', name: 'team_member' })
export class TeamMemberEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') team!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'added_by' }) addedBy!: string;
  @Column('timestamptz', { name: 'added_at' }) addedAt!: Date;
}

export const accessEntities = [TeamTokenEntity, TeamMemberEntity];
