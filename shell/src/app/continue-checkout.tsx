import { places, takePlan, useCheckout, useTexts, type WantedPlan } from '@stroomwerk/mfe-runtime';
import { Container, LinkButton, Notice } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { shellTexts } from './texts.js';
import { Waiting } from './waiting.js';

/** Takes someone who just signed in on to the payment page of the plan they had chosen. */
export function ContinueCheckout({ plan }: { plan: WantedPlan }) {
  const t = useTexts(shellTexts).checkout;
  const { start, error, owned } = useCheckout();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    takePlan();
    void start(plan);
  }, [plan, start]);

  if (error === null) return <Waiting label={t.text} />;
  return (
    <Container width="narrow" page>
      <h1 className="h1">{owned ? error : t.failed}</h1>
      {owned ? null : (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <div className="row">
        <LinkButton component={Link} to={owned ? places.afterLogin : places.pricing}>
          {owned ? t.dashboard : t.prices}
        </LinkButton>
      </div>
    </Container>
  );
}
