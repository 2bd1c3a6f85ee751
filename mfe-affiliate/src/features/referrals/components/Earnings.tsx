import type { ReferralStats } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { StatTile, StatTiles } from '@stroomwerk/ui-kit';
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
