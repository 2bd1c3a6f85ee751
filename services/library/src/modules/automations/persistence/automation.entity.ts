import type { AutomationStatus, RunStatus } from '@stroomwerk/contracts/library';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's automation: a workflow in their n8n, or one whose runs are reported to us. */
@Entity({ schema: 'library', name: 'automation' })
export class AutomationEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') account_id!: string;
  @Column('text') name!: string;
  @Column('text') status!: AutomationStatus;
  @Column('text', { nullable: true }) workflow_filename!: string | null;
  /** Minutes of handwork that one successful run replaces; from the workflow, 0 where there is none. */
  @Column('integer') minutes_saved_per_run!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

/** A run that really took place in a connected n8n. */
@Entity({ schema: 'library', name: 'automation_run' })
export class AutomationRunEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') automation_id!: string;
  @Column('text') status!: RunStatus;
  @Column('timestamptz') started_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
}
