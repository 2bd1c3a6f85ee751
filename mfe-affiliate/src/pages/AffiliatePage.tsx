import { useBrand, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Container,
  ErrorNotice,
  LoadingText,
  PageHeader,
  Panel,
  RowSkeleton,
  StatSkeleton,
  Steps,
} from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { usePayouts, useReferralLedger } from '../features/payouts/api/use-payouts.js';
import { ConfirmAccount } from '../features/payouts/components/ConfirmAccount.js';
import { LedgerPanel } from '../features/payouts/components/LedgerPanel.js';
import { PayoutPanel } from '../features/payouts/components/PayoutPanel.js';
import { useReferralCode, useReferralStats } from '../features/referrals/api/use-referrals.js';
import { EarningsTiles } from '../features/referrals/components/Earnings.js';
import css from '../features/referrals/components/Referrals.module.css';
import { ShareLink } from '../features/referrals/components/ShareLink.js';
import { affiliateTexts } from '../features/referrals/texts.js';

/** The affiliate's link, what it brought line by line, where and when it is paid, and how it works. */
export default function AffiliatePage() {
  const t = useTexts(affiliateTexts);
  const brand = useBrand();
  usePageTitle('Affiliate');
  const summary = useReferralCode();
  const stats = useReferralStats();
  const ledger = useReferralLedger();
  const payouts = usePayouts();
  const error = summary.error ?? stats.error;
  useEffect(() => {
    if (error) console.error('Failed to load affiliate data', error);
  }, [error]);
  const retry = () => {
    void summary.refetch();
    void stats.refetch();
    void ledger.refetch();
    void payouts.refetch();
  };
  const figures = stats.data ?? summary.data;

  return (
    <Container width="app" page>
      <PageHeader title={t.title(brand.name)} badge={<Badge tone="solid">{t.badge}</Badge>} lead={t.lead} />
      <ConfirmAccount />
      {error && (!figures || !summary.data) ? (
        <ErrorNotice error={error} title={t.failed} onRetry={retry}>
          {error.detail}
        </ErrorNotice>
      ) : null}
      {summary.data ? (
        <ShareLink url={summary.data.referral_url} />
      ) : summary.isPending ? (
        <Panel>
          <LoadingText />
          <RowSkeleton count={2} />
        </Panel>
      ) : null}
      {figures ? <EarningsTiles stats={figures} /> : stats.isPending ? <StatSkeleton /> : null}
      <div className={css.columns}>
        <div className={css.column}>
          <LedgerPanel />
          <Panel title={t.tips}>
            <ul className={css.tips}>
              {t.tip.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Panel>
        </div>
        <div className={css.column}>
          <PayoutPanel />
          <Panel title={t.how}>
            <Steps
              label={t.how}
              items={[
                { id: 'share', title: t.step1, text: t.step1Text, state: 'active' },
                { id: 'subscribe', title: t.step2, text: t.step2Text },
                { id: 'earn', title: t.step3, text: t.step3Text },
              ]}
            />
          </Panel>
        </div>
      </div>
    </Container>
  );
}
