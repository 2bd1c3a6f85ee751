import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InvoiceDocument, Issued } from '../domain/invoice.js';

/** An invoice or credit note of ours. Added and read, never changed. */
@Entity({ schema: 'billing', name: 'invoice' })
export class InvoiceEntity implements Issued {
  @PrimaryColumn({ type: 'text' })
  number!: string;

  @Column({ type: 'integer' })
  year!: number;

  @Column({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'text' })
  kind!: 'invoice' | 'credit_note';

  @Column({ type: 'uuid' })
  account_id!: string;

  /** The provider's invoice, or its refund: each becomes one of ours, or one of each invoice that it corrects. */
  @Column({ type: 'text' })
  provider_reference!: string;

  /** The provider's payment; null where credit paid for all of it. */
  @Column({ type: 'text', nullable: true })
  payment_reference!: string | null;

  /** The provider's subscription; null for what is bought once. */
  @Column({ type: 'text', nullable: true })
  plan_reference!: string | null;

  @Column({ type: 'text', nullable: true })
  corrects!: string | null;

  @Column({ type: 'timestamptz' })
  issued_at!: Date;

  @Column({ type: 'integer' })
  net_cents!: number;

  @Column({ type: 'integer' })
  vat_cents!: number;

  @Column({ type: 'integer' })
  total_cents!: number;

  @Column({ type: 'jsonb' })
  document!: InvoiceDocument;

  @Column({ type: 'date' })
  keep_until!: string;
}
