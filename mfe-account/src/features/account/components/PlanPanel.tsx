import type { Subscription } from '@stroomwerk/contracts/billing';
import { useBrand, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Facts, LinkButton, Panel, useToast } from '@stroomwerk/ui-kit';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFocusBack } from '../../dashboard/components/useFocusBack.js';
import { usePlanActs } from '../api/use-plan.js';
import { changeTexts } from '../change-texts.js';
import { isChangeable } from '../model/choices.js';
import { helpFor, isCancellable, isPaid, type Offer } from '../model/plan.js';
import { wantedIn } from '../model/wanted.js';
import { planTexts } from '../plan-texts.js';
import { accountTexts } from '../texts.js';
import { CancelDialog } from './CancelDialog.js';
import { ChangeDialog } from './ChangeDialog.js';
import { MoneyBackDialog } from './MoneyBackDialog.js';
import { MoneyBackLine } from './MoneyBackLine.js';

/** What somebody has, and what they can do to it: cancel, resume, ask their money back (decisions.md, "refund"). */
export function PlanPanel({ plan }: { plan: Subscription }) {
  const t = useTexts(accountTexts);
  const own = useTexts(planTexts);
  const other = useTexts(changeTexts);
  const format = useFormat();
  const brand = useBrand();
  const { show } = useToast();
  const panel = useRef<HTMLDivElement>(null);
  const { cancel, resume, askMoneyBack, preview, change, keep } = usePlanActs();
  const [search, setSearch] = useSearchParams();
  const wanted = isChangeable(plan) ? wantedIn(search) : undefined;
  const [asked, setAsked] = useState<'cancel' | 'change' | Offer | undefined>(wanted && 'change');
  // After a plan was paid back, the button that asked for it is gone.
  useFocusBack(asked !== undefined, () => panel.current?.focus());
  const close = () => {
    if (!askMoneyBack.isPending) askMoneyBack.reset();
    preview.reset();
    change.reset();
    setAsked(undefined);
    if (wanted) setSearch({}, { replace: true });
  };
  const goBack = () =>
    keep.mutate(
      {},
      {
        onSuccess: () => show(other.kept),
        onError: ({ detail }) => show({ text: detail, tone: 'error' }),
      },
    );
  const goOn = () =>
    resume.mutate(
      {},
      {
        onSuccess: () => show(own.resumed),
        onError: ({ detail }) => show({ text: detail, tone: 'error' }),
      },
    );
  const { cancel_at_period_end: ending, current_period_end: end, source, status } = plan;
  const until = (at: string | null) => at && format.date(at);
  const atEnd = (at: string) => {
    // Nothing renews a plan that was given.
    if (ending || source === 'grant') return { term: t.ends, value: format.date(at) };
    return plan.next
      ? { term: other.becomes(format.date(at)), value: other.to(plan.next.plan_name, plan.next.interval) }
      : { term: t.renews, value: format.date(at) };
  };
  return (
    <div ref={panel} tabIndex={-1}>
      <Panel title={t.plan} footer={own.help[helpFor(plan)](brand.supportEmail)}>
        <div className="stack">
          <Facts
            items={[
              { term: t.plan, value: plan.plan_name },
              { term: t.status, value: t.statuses[status] },
              ...(end && status !== 'canceled' ? [atEnd(end)] : []),
              ...(source === 'grant' ? [{ term: '', value: t.granted }] : []),
              ...(plan.granted
                ? [
                    {
                      term: own.afterwards,
                      value: own.given(plan.granted.plan_name, until(plan.granted.until)),
                    },
                  ]
                : []),
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
            <div className="row-wrap">
              {isChangeable(plan) ? (
                <Button size="sm" variant="primary" onClick={() => setAsked('change')}>
                  {other.change}
                </Button>
              ) : null}
              {plan.next ? (
                <Button size="sm" busy={keep.isPending} onClick={goBack}>
                  {other.keep}
                </Button>
              ) : null}
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
      {asked === 'change' ? (
        <ChangeDialog plan={plan} wanted={wanted} preview={preview} change={change} onClose={close} />
      ) : null}
      {typeof asked === 'object' ? (
        <MoneyBackDialog offer={asked} ask={askMoneyBack} onClose={close} />
      ) : null}
    </div>
  );
}
