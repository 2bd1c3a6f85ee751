import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Invoice, InvoicesQuery, InvoicesResponse } from '@stroomwerk/contracts/billing';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { type Listed, pageOf } from '../persistence/invoice-pages.js';

const pageSize = 20;

function statusOf({ kind, total_cents, credited_cents }: Listed): Invoice['status'] {
  if (kind === 'credit_note') return 'settled';
  if (credited_cents === 0) return 'paid';
  return credited_cents >= total_cents ? 'credited' : 'partly_credited';
}

/** What is credited goes back: its amounts are below zero in a list of both. */
function viewOf(row: Listed): Invoice {
  const sign = row.kind === 'credit_note' ? -1 : 1;
  const { lines } = row.document;
  const line = lines.find(({ nature }) => nature === 'sale') ?? lines[0];
  return {
    number: row.number,
    kind: row.kind,
    issued_at: row.issued_at.toISOString(),
    subject: line?.name ?? '',
    period: line?.period ?? null,
    net_cents: sign * row.net_cents,
    vat_cents: sign * row.vat_cents,
    total_cents: sign * row.total_cents,
    status: statusOf(row),
    corrects: row.corrects,
  };
}

/** The invoices of an account, the latest first. */
@Injectable()
export class InvoiceList {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws AppError auth.forbidden for the account of somebody else, unless ops asks */
  async page(user: Principal, { cursor, account_id }: InvoicesQuery): Promise<InvoicesResponse> {
    const accountId = account_id ?? user.accountId;
    if (accountId !== user.accountId && user.role !== 'ops') throw new AppError('auth.forbidden');
    const rows = await pageOf(this.database.manager, accountId, { cursor, size: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    return {
      invoices: shown.map(viewOf),
      next_cursor: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
    };
  }
}
