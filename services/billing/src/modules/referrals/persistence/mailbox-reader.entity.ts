import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose mailbox somebody reads, as auth told: the same id is the same mailbox under another spelling. */
@Entity({ schema: 'billing', name: 'mailbox_reader' })
export class MailboxReaderEntity {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @Column({ type: 'uuid' })
  mailbox_id!: string;
}
