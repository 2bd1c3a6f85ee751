import type { LedgerLine, ReferralLedger } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  type Column,
  DataTable,
  EmptyState,
  ErrorNotice,
  Ledger,
  Panel,
  RowSkeleton,
  SegmentedControl,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { affiliateTexts } from '../../referrals/texts.js';
import { useReferralLedger } from '../api/use-payouts.js';
import { type Filter, isShown, referralNumber, signedCents } from '../model/lines.js';
import { payoutTexts } from '../texts.js';
import css from './Payouts.module.css';

/** Where each euro is, and every line of how it got there. */
export function LedgerPanel() {
  const t = useTexts(payoutTexts);
  const own = useTexts(affiliateTexts);
  const { data, error, isPending, refetch } = useReferralLedger();
  if (data !== undefined && data.lines.length > 0) return <Lines ledger={data} />;
  return (
    <Panel title={t.ledger}>
      {data ? (
        <EmptyState>{own.none}</EmptyState>
      ) : isPending ? (
        <RowSkeleton />
      ) : (
        <ErrorNotice error={error} title={t.ledgerFailed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      )}
    </Panel>
  );
}

function Lines({ ledger }: { ledger: ReferralLedger }) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const [filter, setFilter] = useState<Filter>('all');
  const { held_cents: held, available_cents: free, ordered_cents: ordered, paid_cents: paid } = ledger;
  const earned = held + free + ordered + paid;
  return (
    <Panel
      flush
      title={t.ledger}
      actions={
        <SegmentedControl
          label={t.filter}
          value={filter}
          onChange={setFilter}
          options={(['all', 'commission', 'payout'] as const).map((value) => ({
            value,
            label: t.filters[value],
          }))}
        />
      }
    >
      <div className={css.steps}>
        <Ledger
          steps={[
            { id: 'earned', value: format.euro(earned), label: t.steps.earned },
            { id: 'held', value: format.euro(held), label: t.steps.held },
            { id: 'free', value: format.euro(free + ordered), label: t.steps.free },
            { id: 'paid', value: format.euro(paid), label: t.steps.paid },
          ]}
        />
      </div>
      <DataTable
        caption={t.ledger}
        columns={useColumns()}
        rows={ledger.lines.filter((line) => isShown(line, filter))}
        rowKey={({ id }) => id}
        empty={<EmptyState>{t.noneShown}</EmptyState>}
      />
    </Panel>
  );
}

function useColumns(): Column<LedgerLine>[] {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const amount = (line: LedgerLine) => {
    const cents = signedCents(line);
    if (cents === null) return <span className={css.moved}>{format.euro(line.amount_cents)}</span>;
    return (
      <span className={cents < 0 && line.movement === 'clawed_back' ? css.lost : css.sum}>
        {cents > 0 ? '+' : ''}
        {format.euro(cents)}
      </span>
    );
  };
  return [
    {
      key: 'date',
      header: t.columns.date,
      cell: ({ at }) => <span className={css.day}>{format.date(at)}</span>,
      phone: 'meta',
    },
    { key: 'what', header: t.columns.what, cell: (line) => <What line={line} />, phone: 'title' },
    { key: 'state', header: t.columns.state, cell: (line) => <State line={line} />, phone: 'status' },
    { key: 'amount', header: t.columns.amount, align: 'end', cell: amount, phone: 'figure' },
  ];
}

function What({ line: { movement, referral, reason } }: { line: LedgerLine }) {
  const t = useTexts(payoutTexts);
  const about = movement === 'clawed_back' ? t.about[reason ?? 'refunded'] : t.about[movement];
  return (
    <>
      <b className={css.what}>{t.movements[movement]}</b>
      <span className={css.about}>
        {referral === null ? about : `${t.referral(referralNumber(referral))}, ${about}`}
      </span>
    </>
  );
}

function State({ line: { movement, held_until: until, looked_into: looked } }: { line: LedgerLine }) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  if (looked) return <Badge tone="warning">{t.lookedInto}</Badge>;
  if (until !== null) return <Badge tone="warning">{t.heldUntil(format.date(until))}</Badge>;
  if (movement === 'released' || movement === 'payout_returned') return <Badge tone="info">{t.free}</Badge>;
  if (movement === 'clawed_back') return <Badge tone="danger">{t.back}</Badge>;
  if (movement === 'payout_ordered') return <Badge tone="info">{t.ordered}</Badge>;
  return movement === 'paid_out' ? <Badge tone="success">{t.paid}</Badge> : null;
}
