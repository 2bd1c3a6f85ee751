import { useAuth } from '@stroomwerk/auth-store';
import { isRefusal, pendingWorkflow, places, useBrand, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  ErrorNotice,
  LinkButton,
  Notice,
  PageHeader,
  Panel,
  Skeleton,
  StatusLabel,
  TextLink,
} from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useActivation } from '../features/success/api/use-activation.js';
import { Begin } from '../features/success/components/Begin.js';
import { Bonus } from '../features/success/components/Bonus.js';
import { Confetti } from '../features/success/components/Confetti.js';
import { Paid } from '../features/success/components/Paid.js';
import { Share } from '../features/success/components/Share.js';
import css from '../features/success/components/Success.module.css';
import { planLabel } from '../features/success/model/plan-labels.js';
import { successTexts } from '../features/success/texts.js';

/** After paying: waits until the library grants, shows what was really paid, and where to go from here. */
export default function SuccessPage() {
  const t = useTexts(successTexts);
  const brand = useBrand();
  const { user } = useAuth();
  const [query] = useSearchParams();
  const tier = query.get('tier');
  const workflow = pendingWorkflow();
  const { session, access, done, slow, needsLibrary, none } = useActivation(query.get('session_id'), tier);
  const plan = session.data?.plan_name ?? planLabel(tier).name;
  // Refused is an answer; that nobody could answer says nothing about the payment.
  const refused = session.error !== null && isRefusal(session.error) ? session.error : null;
  const failed = done || refused ? null : (session.error ?? access.error);
  const unpaid =
    refused !== null ||
    none ||
    session.data?.payment_status === 'expired' ||
    session.data?.payment_status === 'open';
  usePageHead({
    title: done ? t.title(plan) : unpaid ? t.unpaidTitle : t.waitingTitle,
    description: t.description,
    noindex: true,
  });

  if (unpaid)
    return (
      <Container width="app" page>
        <PageHeader title={t.unpaidTitle} />
        <Notice tone="warning">
          {refused ? (refused.status === 404 ? t.notFound : refused.detail) : t.unpaid}
        </Notice>
        <div className={css.actions}>
          <LinkButton variant="primary" component={Link} to="/#pricing">
            {t.toPrices}
          </LinkButton>
          <LinkButton component={Link} to="/dashboard">
            {t.dashboard}
          </LinkButton>
        </div>
      </Container>
    );

  return (
    <Container width="app" page>
      {done ? <Confetti /> : null}
      <PageHeader
        title={done ? t.title(plan) : t.waitingTitle}
        lead={done ? `${t.processed}, ${t.upgraded}, ${t.activated}` : t.waiting}
        badge={done ? <StatusLabel status="active" badge /> : <StatusLabel status="pending" badge />}
      />
      {failed ? (
        <ErrorNotice
          error={failed}
          title={t.unknown}
          onRetry={() => void (session.error ? session.refetch() : access.refetch())}
        >
          {failed.detail}
        </ErrorNotice>
      ) : slow ? (
        <Notice tone="warning">
          {t.slow} <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>.
        </Notice>
      ) : null}
      {done ? (
        <div className={css.grid} aria-live="polite">
          <div className={css.column}>
            <Panel title={t.benefits}>
              <ul className={css.list}>
                {(needsLibrary ? t.benefit : t.orderBenefit).map((benefit) => (
                  <li key={benefit}>
                    <Check size={16} aria-hidden="true" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </Panel>
            <div className={css.actions}>
              {workflow === null ? null : (
                <LinkButton variant="primary" size="lg" component={Link} to={places.deploy(workflow)}>
                  {t.chosen}
                </LinkButton>
              )}
              <LinkButton
                variant={workflow === null ? 'primary' : 'outline'}
                size="lg"
                component={Link}
                to="/workflow-library"
              >
                {t.library}
              </LinkButton>
              <LinkButton size="lg" component={Link} to="/affiliate">
                {t.affiliate}
              </LinkButton>
              <LinkButton size="lg" variant="quiet" component={Link} to="/dashboard">
                {t.dashboard}
              </LinkButton>
            </div>
            <Share />
          </div>
          <div className={css.column}>
            {needsLibrary ? <Begin /> : null}
            <Paid session={session.data} tier={tier} />
            {needsLibrary && user ? <Bonus /> : null}
          </div>
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
    </Container>
  );
}
