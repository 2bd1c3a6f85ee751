import type { PayoutView } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, Facts, Notice, Panel, RowSkeleton } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { usePayouts } from '../api/use-payouts.js';
import { payoutTexts } from '../texts.js';
import { AccountForm } from './AccountForm.js';

/** When somebody is paid next, how much, and to which account. */
export function PayoutPanel() {
  const t = useTexts(payoutTexts);
  const { data, error, isPending, refetch } = usePayouts();
  return (
    <Panel title={t.payouts}>
      {data ? (
        <Payout payout={data} />
      ) : isPending ? (
        <RowSkeleton count={3} />
      ) : (
        <ErrorNotice error={error} title={t.payoutsFailed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      )}
    </Panel>
  );
}

function Payout({ payout }: { payout: PayoutView }) {
  const t = useTexts(payoutTexts);
  const format = useFormat();
  const { account, waiting, next, available_cents: free, ordered_cents: ordered } = payout;
  const minimum = format.euro(payout.minimum_cents);
  return (
    <div className="stack">
      <Facts
        items={[
          { term: t.available, value: format.euro(free) },
          ...(ordered > 0 ? [{ term: t.onTheWay, value: format.euro(ordered) }] : []),
          { term: t.minimum, value: minimum },
          {
            term: t.next,
            value: next
              ? t.nextValue(format.euro(next.amount_cents), format.date(next.from), format.date(next.until))
              : t.nextNone,
          },
          ...(account ? [{ term: t.account, value: `${account.iban}, ${account.holder}` }] : []),
        ]}
      />
      <p>{t.minimumNote(minimum)}</p>
      {waiting ? (
        <Notice title={t.waiting}>{t.waitingText(waiting.iban, format.date(waiting.until))}</Notice>
      ) : null}
      <Entering isFirst={account === null && waiting === null} isAgain={waiting !== null} />
    </div>
  );
}

/** The form at once for who has no account; for others behind a button. */
function Entering({ isFirst, isAgain }: { isFirst: boolean; isAgain: boolean }) {
  const t = useTexts(payoutTexts);
  const [asked, setAsked] = useState(false);
  if (isFirst || asked)
    return (
      <>
        {isFirst ? <p>{t.noAccount}</p> : null}
        <AccountForm onDone={() => setAsked(false)} onCancel={isFirst ? null : () => setAsked(false)} />
      </>
    );
  return (
    <div>
      <Button size="sm" onClick={() => setAsked(true)}>
        {isAgain ? t.again : t.change}
      </Button>
    </div>
  );
}
