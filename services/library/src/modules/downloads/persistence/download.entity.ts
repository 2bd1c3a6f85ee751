import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Via } from './downloads.js';

/** Who took which file when. */
@Entity({ schema: 'library', name: 'download' })
export class DownloadEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  /** For whom: popularity counts customers, not people. */
  @Column('uuid') account_id!: string;
  @Column('text') filename!: string;
  @Column('char', { length: 64 }) content_hash!: string;
  /** Taken without a plan, as the one free workflow of the Top 12. */
  @Column('boolean') free!: boolean;
  @Column('text') via!: Via;
  @Column('timestamptz') downloaded_at!: Date;
}

/** The one workflow of the Top 12 that somebody without a plan chose (decisions.md, "Before buying"). */
@Entity({ schema: 'library', name: 'free_choice' })
export class FreeChoiceEntity {
  @PrimaryColumn('uuid') user_id!: string;
  @Column('text') filename!: string;
  @Column('timestamptz') chosen_at!: Date;
}
