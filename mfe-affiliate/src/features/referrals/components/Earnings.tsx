import type { ReferralStats } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, Ledger, Panel, StatTile, StatTiles } from '@stroomwerk/ui-kit';
import { affiliateTexts } from '../texts.js';

const cents = (euros: number) => Math.round(euros * 100);

/** The four stat cards. */
export function EarningsTiles({ stats }: { stats: ReferralStats }) {
  const t = useTexts(affiliateTexts);
  const format = useFormat();
  const euro = (euros: number) => format.euro(cents(euros), { style: 'marketing' });
  const share = stats.total_referrals === 0 ? 0 : (stats.paid_referrals / stats.total_referrals) * 100;
  return (
    <StatTiles>
      <StatTile label={t.total} value={format.number(stats.total_referrals)} note={t.totalNote} />
      <StatTile
        label={t.paid}
        value={format.number(stats.paid_referrals)}
        note={t.paidNote(format.percent(share, 0))}
      />
      <StatTile
        label={t.earned}
        value={euro(stats.total_commission)}
        note={t.earnedNote(format.number(stats.paid_referrals))}
      />
      <StatTile label={t.pending} value={euro(stats.pending_commission)} note={t.pendingNote} />
    </StatTiles>
  );
}

/** Where each euro is: earned, still held, free. */
export function Euros({ stats }: { stats: ReferralStats }) {
  const t = useTexts(affiliateTexts);
  const format = useFormat();
  const { total_commission: earned, pending_commission: held } = stats;
  return (
    <Panel title={t.euros}>
      {stats.paid_referrals === 0 ? (
        <EmptyState>{t.none}</EmptyState>
      ) : (
        <Ledger
          steps={[
            { id: 'earned', value: format.euro(cents(earned)), label: t.ledgerEarned },
            { id: 'held', value: format.euro(cents(held)), label: t.ledgerHeld },
            { id: 'free', value: format.euro(cents(earned - held)), label: t.ledgerFree },
          ]}
        />
      )}
    </Panel>
  );
}
