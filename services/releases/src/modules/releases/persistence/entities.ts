import type { CanaryEvidence, GateCheck, ReleaseManifest } from '@stroomwerk/contracts/releases';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'releases', name: 'remote' })
export class RemoteEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { unique: true }) name!: string;
  @Column('text') owner!: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
}

/** Written once; a database trigger refuses every change. */
@Entity({ schema: 'releases', name: 'release' })
export class ReleaseEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'remote_id' }) remoteId!: string;
  @Column('text') version!: string;
  @Column('jsonb') manifest!: ReleaseManifest;
  @Column('text', { name: 'manifest_hash' }) manifestHash!: string;
  /** Sum of the files; a bigint, which the driver hands over as text. */
  @Column('bigint') bytes!: string;
  @Column('text') author!: string;
  @Column('text') notes!: string;
  @Column('timestamptz', { name: 'published_at' }) publishedAt!: Date;
  /** What the publisher's own run of the gate found. */
  @Column('jsonb') checks!: GateCheck[];
  /** Why ops let it out when it was published. */
  @Column('text', { name: 'force_reason', nullable: true }) forceReason!: string | null;
}

/** Where a channel points: null where its release was taken away. */
@Entity({ schema: 'releases', name: 'channel' })
export class ChannelEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'remote_id' }) remoteId!: string;
  @Column('text') name!: string;
  @Column('uuid', { name: 'release_id', nullable: true }) releaseId!: string | null;
  /** Share of visitors, of a canary. */
  @Column('int', { nullable: true }) percent!: number | null;
  @Column('timestamptz', { name: 'moved_at' }) movedAt!: Date;
}

/** Append-only: who published or moved which pointer, when and why. */
@Entity({ schema: 'releases', name: 'pointer_move' })
export class PointerMoveEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column({ type: 'bigint', insert: false, update: false }) sequence!: string;
  @Column('uuid', { name: 'remote_id' }) remoteId!: string;
  @Column('text') channel!: string;
  @Column('text', { name: 'from_version', nullable: true }) fromVersion!: string | null;
  @Column('text', { name: 'to_version', nullable: true }) toVersion!: string | null;
  @Column('text') actor!: string;
  @Column('text') reason!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') kind!: 'publish' | 'force' | 'move' | 'canary' | 'rollback';
  @Column('int', { name: 'from_percent', nullable: true }) fromPercent!: number | null;
  @Column('int', { name: 'to_percent', nullable: true }) toPercent!: number | null;
  /** Moved by the rule of module health. */
  @Column('boolean') automatic!: boolean;
  @Column('jsonb', { nullable: true }) evidence!: CanaryEvidence | null;
}

export const entities = [RemoteEntity, ReleaseEntity, ChannelEntity, PointerMoveEntity];
