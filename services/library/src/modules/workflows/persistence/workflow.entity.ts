import type {
  Account,
  CanvasNote,
  Category,
  Complexity,
  Difficulty,
  Graph,
  TopWorkflow,
  TriggerType,
  UnchangedRun,
  WorkflowStep,
} from '@stroomwerk/contracts/library';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Placed } from '../domain/recipe.js';
import type { EnglishFlow, EnglishTexts, StoredRun, StoredSetting } from '../domain/texts.js';

/** A workflow as the library keeps it: what its file says, what was derived from it, and the file that leaves. */
@Entity({ schema: 'library', name: 'workflow' })
export class WorkflowEntity {
  @PrimaryColumn('uuid') id!: string;
  /** A short number for those who want one (the template host of n8n). */
  @Column({ type: 'integer', update: false, insert: false }) number!: number;
  /** Of its file, from 1. */
  @Column('integer') version!: number;
  /** How many accounts took it. */
  @Column('integer') popularity!: number;
  @Column('text') filename!: string;
  @Column('text') slug!: string;
  @Column('text') name!: string;
  @Column('text') description!: string;
  @Column('text') description_source!: 'author' | 'derived';
  @Column('text') trigger_type!: TriggerType;
  @Column('text') complexity!: Complexity;
  @Column('integer') node_count!: number;
  @Column('text', { array: true }) integrations!: string[];
  @Column('text', { array: true }) community_integrations!: string[];
  @Column('text') category!: Category;
  @Column('text', { array: true }) tags!: string[];
  @Column('text', { nullable: true }) difficulty!: Difficulty | null;
  @Column('text', { nullable: true }) time_to_deploy!: string | null;
  @Column('text', { nullable: true }) short_benefit!: string | null;
  @Column('text', { nullable: true }) tier_required!: TopWorkflow['tier_required'] | null;
  @Column('integer', { nullable: true }) top_rank!: number | null;
  @Column('integer') minutes_saved!: number;
  /** What that assumes; null where it follows from the rule. */
  @Column('text', { nullable: true }) minutes_saved_why!: string | null;
  /** The pattern behind a workflow of our own. */
  @Column('text', { nullable: true }) pattern!: string | null;
  /** The apps that it is built for, where its pattern has other workflows for others. */
  @Column('jsonb') places!: Placed[];
  @Column('text') author!: string;
  @Column('text') licence!: string;
  @Column('text', { nullable: true }) checked_with_n8n!: string | null;
  /** In a real n8n with sample data, as it is now. */
  @Column('jsonb', { nullable: true }) ran!: StoredRun | null;
  /** Its very file in a real n8n, against stand-ins of its vendors, as it is now. */
  @Column('jsonb', { nullable: true }) ran_unchanged!: UnchangedRun | null;
  @Column('jsonb') accounts!: Account[];
  @Column('jsonb') setup_steps!: string[];
  /** What the customer fills in; none is known of an import. */
  @Column('jsonb') settings!: StoredSetting[];
  @Column('jsonb') steps!: WorkflowStep[];
  @Column('jsonb') notes!: CanvasNote[];
  @Column('jsonb') graph!: Graph;
  @Column('jsonb', { nullable: true }) english!: EnglishTexts | null;
  /** Steps and notes of the English file; null where there is none. */
  @Column('jsonb', { nullable: true }) english_flow!: EnglishFlow | null;
  /** The n8n file as it leaves, byte for byte. */
  @Column('text', { select: false }) file!: string;
  @Column('text', { select: false, nullable: true }) english_file!: string | null;
  @Column('char', { length: 64, nullable: true }) english_hash!: string | null;
  @Column('char', { length: 64 }) content_hash!: string;
  @Column('char', { length: 64 }) fingerprint!: string;
  /** Of everything above: tells an import whether anything changed. */
  @Column('char', { length: 64 }) row_hash!: string;
  @Column('text') source!: 'catalogue' | 'import';
  /** False while ops hides it, and once it is retired. The database derives it. */
  @Column('boolean') published!: boolean;
  /** Checked against n8n's node definitions (checked_with_n8n names the version). */
  @Column('boolean') verified!: boolean;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
