import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: how often the library changed, and which catalogue of our own it was last filled with. */
@Entity({ schema: 'library', name: 'library_state' })
export class LibraryStateEntity {
  @PrimaryColumn('integer') id!: number;
  @Column('integer') version!: number;
  @Column('char', { length: 64, nullable: true }) catalogue_hash!: string | null;
  @Column('timestamptz', { nullable: true }) changed_at!: Date | null;
}
