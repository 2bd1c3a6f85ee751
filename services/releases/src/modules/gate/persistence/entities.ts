import type { GateCheck, GateStatus } from '@stroomwerk/contracts/releases';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Append-only: what was decided of a release; the latest holds (view `release_gate`). */
@Entity({ schema: 'releases', name: 'gate_entry' })
export class GateEntryEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column({ type: 'bigint', insert: false, update: false }) sequence!: string;
  @Column('uuid', { name: 'release_id' }) releaseId!: string;
  @Column('text') status!: GateStatus;
  /** Of the manifest that this is about. */
  @Column('text', { name: 'manifest_hash' }) manifestHash!: string;
  @Column('jsonb') checks!: GateCheck[];
  @Column('text') actor!: string;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz') at!: Date;
}

export const gateEntities = [GateEntryEntity];
