import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button } from '@stroomwerk/ui-kit';
import { useMoneyBack } from '../api/use-plan.js';
import { type Offer, offerOf } from '../model/plan.js';
import { planTexts } from '../plan-texts.js';

/** Until when the money of a paid plan can go back. Nothing where it cannot; that it could not be read is said. */
export function MoneyBackLine({ onAsk }: { onAsk: (offer: Offer) => void }) {
  const t = useTexts(planTexts);
  const format = useFormat();
  const { data, error, isFetching, refetch } = useMoneyBack();
  if (error && !data)
    return (
      <div className="row-wrap small" role="alert">
        <span className="soft">{t.moneyFailed}</span>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </div>
    );
  const offer = data ? offerOf(data) : null;
  if (!offer) return null;
  return (
    <div className="row-wrap small">
      <span>{t.moneyUntil(format.date(offer.until))}</span>
      <Button size="sm" onClick={() => onAsk(offer)}>
        {t.moneyAsk}
      </Button>
    </div>
  );
}
