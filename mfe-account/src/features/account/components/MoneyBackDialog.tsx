import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ConfirmDialog, Notice, useToast } from '@stroomwerk/ui-kit';
import type { PlanActs } from '../api/use-plan.js';
import type { Offer } from '../model/plan.js';
import { planTexts } from '../plan-texts.js';

export interface MoneyBackDialogProps {
  /** As it stood when it was asked for. */
  readonly offer: Offer;
  readonly ask: PlanActs['askMoneyBack'];
  readonly onClose: () => void;
}

/** Asks for the money back: how much, on what ground, and what ends with it (the terms, "Gebruik" and "Geld terug"). */
export function MoneyBackDialog({
  offer: { basis, cents, creditCents },
  ask,
  onClose,
}: MoneyBackDialogProps) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { show } = useToast();
  const confirm = () =>
    ask.mutate(
      {},
      {
        onSuccess: ({ refunded_cents: paid }) => {
          show(
            paid === null
              ? { text: t.moneyKept, tone: 'info' }
              : t.moneyPaid(format.euro(paid + creditCents)),
          );
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t.moneyTitle}
      confirmLabel={t.moneyConfirm(format.euro(cents + creditCents))}
      cancelLabel={t.keep}
      busy={ask.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className="stack-sm">
        {cents > 0 ? <p>{t.moneyAmount(format.euro(cents))}</p> : null}
        {creditCents > 0 ? <p>{t.moneyCredit(format.euro(creditCents))}</p> : null}
        <p>{t.moneyBasis[basis]}</p>
        <p>{t.moneyEnds}</p>
        <p>{t.moneyDownloads}</p>
        {ask.error ? (
          <Notice tone="danger" live>
            {ask.error.detail}
          </Notice>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
