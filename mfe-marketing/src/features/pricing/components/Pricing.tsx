import type { Interval } from '@stroomwerk/contracts';
import { useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Container,
  ErrorNotice,
  LoadingText,
  SectionHeader,
  SegmentedControl,
  Skeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePrices } from '../api/prices.js';
import { oneTimeOffers, planOffers, subscriptionPlans } from '../model/price-view.js';
import { pricingTexts } from '../texts.js';
import { OneTimeOffer } from './OneTimeOffer.js';
import { PlanCard } from './PlanCard.js';
import css from './Pricing.module.css';

/** What it costs: billing's catalogue and nothing else. */
export function Pricing() {
  const t = useTexts(pricingTexts);
  const [interval, setInterval] = useState<Interval>('month');
  const { data, error, isFetching, refetch } = usePrices();
  return (
    <section id="pricing">
      <Container>
        <SectionHeader
          title={t.title}
          lead={
            <div className={css.interval}>
              <SegmentedControl
                label={t.interval}
                value={interval}
                onChange={setInterval}
                options={[
                  { value: 'month', label: t.monthly },
                  { value: 'year', label: t.annual },
                ]}
              />
              {interval === 'year' ? <Badge tone="success">{t.free}</Badge> : null}
            </div>
          }
        />
        {error && !data ? (
          <ErrorNotice title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
            {t.failedText}
          </ErrorNotice>
        ) : (
          <>
            <ul className={css.plans}>
              {data
                ? planOffers(data, interval).map((offer) => <PlanCard key={offer.plan} {...offer} />)
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
        <p className={css.note}>
          {t.note}{' '}
          <TextLink component={Link} to="/withdrawal">
            {t.withdraw}
          </TextLink>
        </p>
      </Container>
    </section>
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
