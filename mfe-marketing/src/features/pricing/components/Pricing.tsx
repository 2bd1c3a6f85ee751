import { useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  CurrentLine,
  ErrorNotice,
  LoadingText,
  SectionHeader,
  Skeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePrices } from '../api/prices.js';
import { oneTimeOffers, planOffers, subscriptionPlans } from '../model/price-view.js';
import { pricingTexts } from '../texts.js';
import interval from './Interval.module.css';
import { IntervalChoice } from './IntervalChoice.js';
import { OneTimeOffer } from './OneTimeOffer.js';
import { PlanCard } from './PlanCard.js';
import css from './Pricing.module.css';

const never = () => () => undefined;

/**
 * Somebody who came by `/#pricing` from another page of the site waits for this section; once it is there, it is brought
 * into view. Where the edge drew it, the browser has done so itself.
 */
function useArrival() {
  const place = useRef<HTMLDivElement>(null);
  const [drawn] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  const { hash } = useLocation();
  const [wanted] = useState(hash === '#pricing');
  useEffect(() => {
    if (!wanted || drawn) return;
    // The sections above it come in the same moment, each in a step of its own.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, drawn]);
  return place;
}

/** What it costs: billing's catalogue and nothing else. */
export function Pricing() {
  const t = useTexts(pricingTexts);
  const { data, error, isFetching, refetch } = usePrices();
  const place = useArrival();
  return (
    <div className={interval.prices} ref={place}>
      <Container>
        <SectionHeader title={t.title} lead={<IntervalChoice />} />
        {error && !data ? (
          <ErrorNotice error={error} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
            {t.failedText}
          </ErrorNotice>
        ) : (
          <>
            <ul className={css.plans}>
              {data
                ? planOffers(data).map((offer) => <PlanCard key={offer.plan} {...offer} />)
                : subscriptionPlans.map((plan) => <PlanSkeleton key={plan} />)}
            </ul>
            {data ? (
              <ul className={css.once} aria-label={t.once}>
                {oneTimeOffers(data).map((offer) => (
                  <OneTimeOffer key={offer.plan} {...offer} />
                ))}
              </ul>
            ) : (
              <LoadingText>{t.loading}</LoadingText>
            )}
          </>
        )}
        <div className={css.notes}>
          <p>{t.access}</p>
          <p>
            {t.note}{' '}
            <TextLink component={Link} to="/withdrawal">
              {t.withdraw}
            </TextLink>
          </p>
        </div>
        <CurrentLine />
      </Container>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <li className={css.plan}>
      <Skeleton width={40} />
      <Skeleton shape="figure" width={60} />
      <Skeleton shape="chart" />
      <Skeleton shape="button" />
    </li>
  );
}
