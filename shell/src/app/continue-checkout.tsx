import { places, takePlan, useCheckout, useTexts, type WantedPlan } from '@stroomwerk/mfe-runtime';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { shellTexts } from './texts.js';
import { Waiting } from './waiting.js';

/** Takes someone who just signed in on to the payment page of the plan they had chosen. */
export function ContinueCheckout({ plan }: { plan: WantedPlan }) {
  const t = useTexts(shellTexts).checkout;
  const { start, error } = useCheckout();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    takePlan();
    void start(plan);
  }, [plan, start]);

  if (error === null) return <Waiting label={t.text} />;
  return (
    <section aria-labelledby="checkout-failed">
      <h1 id="checkout-failed">{t.failed}</h1>
      <p role="alert">{error}</p>
      <p>
        <Link to={places.pricing}>{t.prices}</Link>
      </p>
    </section>
  );
}
