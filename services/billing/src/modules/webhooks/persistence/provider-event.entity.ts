import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SubjectKind } from '../domain/subject.js';

/** An event of the payment provider: kept once by its id, worked off once. */
@Entity({ schema: 'billing', name: 'provider_event' })
export class ProviderEventEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'text' })
  subject_kind!: SubjectKind;

  @Column({ type: 'text' })
  subject_id!: string;

  @Column({ type: 'timestamptz' })
  occurred_at!: Date;

  @Column({ type: 'timestamptz' })
  received_at!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  processed_at!: Date | null;
}
