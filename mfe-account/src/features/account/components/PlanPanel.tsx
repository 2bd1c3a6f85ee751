import type { Subscription } from '@stroomwerk/contracts/billing';
import { useBrand, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Facts, LinkButton, Panel, useToast } from '@stroomwerk/ui-kit';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFocusBack } from '../../dashboard/components/useFocusBack.js';
import { usePlanActs } from '../api/use-plan.js';
import { helpFor, isCancellable, isPaid, type Offer } from '../model/plan.js';
import { planTexts } from '../plan-texts.js';
import { accountTexts } from '../texts.js';
import { CancelDialog } from './CancelDialog.js';
import { MoneyBackDialog } from './MoneyBackDialog.js';
import { MoneyBackLine } from './MoneyBackLine.js';

/** What somebody has, and what they can do to it: cancel, resume, ask their money back (decisions.md, "refund"). */
export function PlanPanel({ plan }: { plan: Subscription }) {
  const t = useTexts(accountTexts);
  const own = useTexts(planTexts);
  const format = useFormat();
  const brand = useBrand();
  const { show } = useToast();
  const panel = useRef<HTMLDivElement>(null);
  const { cancel, resume, askMoneyBack } = usePlanActs();
  const [asked, setAsked] = useState<'cancel' | Offer>();
  // After a plan was paid back, the button that asked for it is gone.
  useFocusBack(asked !== undefined, () => panel.current?.focus());
  const close = () => {
    if (!askMoneyBack.isPending) askMoneyBack.reset();
    setAsked(undefined);
  };
  const goOn = () =>
    resume.mutate(
      {},
      {
        onSuccess: () => show(own.resumed),
        onError: ({ detail }) => show({ text: detail, tone: 'error' }),
      },
    );
  const { cancel_at_period_end: ending, current_period_end: end, source, status } = plan;
  return (
    <div ref={panel} tabIndex={-1}>
      <Panel title={t.plan} footer={own.help[helpFor(plan)](brand.supportEmail)}>
        <div className="stack">
          <Facts
            items={[
              { term: t.plan, value: plan.plan_name },
              { term: t.status, value: t.statuses[status] },
              ...(end && status !== 'canceled'
                ? [{ term: ending ? t.ends : t.renews, value: format.date(end) }]
                : []),
              ...(source === 'grant' ? [{ term: '', value: t.granted }] : []),
            ]}
          />
          {isPaid(plan) ? <MoneyBackLine onAsk={setAsked} /> : null}
          {status === 'canceled' ? (
            <div>
              <LinkButton size="sm" component={Link} to="/#pricing">
                {t.prices}
              </LinkButton>
            </div>
          ) : null}
          {isCancellable(plan) ? (
            <div>
              {ending ? (
                <Button size="sm" busy={resume.isPending} onClick={goOn}>
                  {own.resume}
                </Button>
              ) : (
                <Button size="sm" onClick={() => setAsked('cancel')}>
                  {own.cancel}
                </Button>
              )}
            </div>
          ) : null}
        </div>
      </Panel>
      {asked === 'cancel' ? <CancelDialog plan={plan} cancel={cancel} onClose={close} /> : null}
      {asked !== undefined && asked !== 'cancel' ? (
        <MoneyBackDialog offer={asked} ask={askMoneyBack} onClose={close} />
      ) : null}
    </div>
  );
}
