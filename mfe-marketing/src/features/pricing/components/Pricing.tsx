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
import { Link } from 'react-router-dom';
import { usePrices } from '../api/prices.js';
import { oneTimeOffers, planOffers, subscriptionPlans } from '../model/price-view.js';
import { pricingTexts } from '../texts.js';
import interval from './Interval.module.css';
import { IntervalChoice } from './IntervalChoice.js';
import { OneTimeOffer } from './OneTimeOffer.js';
import { PlanCard } from './PlanCard.js';
import css from './Pricing.module.css';

/** What it costs: billing's catalogue and nothing else. */
export function Pricing() {
  const t = useTexts(pricingTexts);
  const { data, error, isFetching, refetch } = usePrices();
  return (
    <div className={interval.prices}>
      <Container>
        <SectionHeader title={t.title} lead={<IntervalChoice />} />
        {error && !data ? (
          <ErrorNotice title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
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
