import { useAuth } from '@stroomwerk/auth-store';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  ErrorNotice,
  Facts,
  LinkButton,
  Panel,
  RowSkeleton,
  SegmentedControl,
  useToast,
} from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { usePlan } from '../../account/api/use-plan.js';
import { alertTexts } from '../../alerts/texts.js';
import { useResendConfirmation } from '../../auth/api/use-auth.js';
import { Connected } from '../../connections/components/Connected.js';
import { connectionTexts } from '../../connections/texts.js';
import { RatePanel } from '../../insights/components/RatePanel.js';
import { MailPreferences } from '../../mail/components/MailPreferences.js';
import { dashboardTexts } from '../texts.js';

/** Profile, language, plan, their n8n, what an hour is worth, and our mail. */
export function SettingsTab() {
  const t = useTexts(dashboardTexts);
  const n8n = useTexts(connectionTexts);
  const alerts = useTexts(alertTexts);
  const format = useFormat();
  const { show } = useToast();
  const { user } = useAuth();
  const { language, setLanguage } = useLanguage();
  const plan = usePlan();
  const resend = useResendConfirmation({
    onSuccess: () => show(t.resent),
    onError: ({ detail }) => show({ text: detail, tone: 'error' }),
  });
  if (!user) return null;
  const ends = plan.data?.status === 'canceled' ? null : plan.data?.current_period_end;
  return (
    <>
      <div className="cols-2">
        <Panel
          title={t.profile}
          actions={
            user.email_verified ? undefined : (
              <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate({})}>
                {t.resend}
              </Button>
            )
          }
        >
          <Facts
            items={[
              { term: t.name, value: user.full_name },
              { term: t.email, value: `${user.email} (${user.email_verified ? t.verified : t.unverified})` },
            ]}
          />
        </Panel>
        <Panel title={t.language} lead={t.languageLead}>
          <SegmentedControl
            label={t.language}
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'nl', label: 'Nederlands' },
              { value: 'en', label: 'English' },
            ]}
          />
          {user.language !== undefined && user.language !== language ? (
            <p>
              {t.mailsIn[user.language]}{' '}
              <Button size="sm" onClick={() => setLanguage(language)}>
                {t.mailsToo}
              </Button>
            </p>
          ) : null}
        </Panel>
        <Panel
          title={t.subscription}
          actions={
            plan.data ? (
              <LinkButton size="sm" component={Link} to={plan.data.plan_name ? '/account' : '/#pricing'}>
                {plan.data.plan_name ? t.account : t.prices}
              </LinkButton>
            ) : undefined
          }
        >
          {plan.data ? (
            <p>
              {plan.data.plan_name ?? t.noPlan}
              {ends ? `, ${t.until(format.date(ends))}` : ''}
            </p>
          ) : plan.error ? (
            <ErrorNotice error={plan.error} title={t.planFailed} onRetry={() => void plan.refetch()}>
              {plan.error.detail}
            </ErrorNotice>
          ) : (
            <RowSkeleton />
          )}
        </Panel>
        <Panel title={n8n.title}>
          <Connected />
        </Panel>
        <Panel
          title={alerts.title}
          actions={
            <LinkButton size="sm" component={Link} to="/account/alerts">
              {alerts.manage}
            </LinkButton>
          }
        >
          <p>{alerts.accountText}</p>
        </Panel>
      </div>
      <RatePanel />
      <MailPreferences email={user.email} />
    </>
  );
}
