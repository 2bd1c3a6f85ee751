import { useAuth } from '@stroomwerk/auth-store';
import { resendConfirmation } from '@stroomwerk/contracts/auth';
import { subscription } from '@stroomwerk/contracts/billing';
import { useApiMutation, useApiQuery, useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Facts, LinkButton, Panel, SegmentedControl, useToast } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { dashboardTexts } from '../texts.js';

/** Profile, language and plan. */
export function SettingsTab() {
  const t = useTexts(dashboardTexts);
  const format = useFormat();
  const { show } = useToast();
  const { user } = useAuth();
  const { language, setLanguage } = useLanguage();
  const plan = useApiQuery(subscription);
  const resend = useApiMutation(resendConfirmation, {
    onSuccess: () => show(t.resent),
    onError: ({ detail }) => show({ text: detail, tone: 'error' }),
  });
  if (!user) return null;
  const ends = plan.data?.current_period_end;
  return (
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
      <Panel title={t.language}>
        <SegmentedControl
          label={t.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'nl', label: 'Nederlands' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Panel>
      <Panel
        title={t.subscription}
        actions={
          <LinkButton size="sm" component={Link} to={plan.data?.plan_name ? '/account' : '/#pricing'}>
            {plan.data?.plan_name ? t.account : t.prices}
          </LinkButton>
        }
      >
        <p>
          {plan.data?.plan_name ?? t.noPlan}
          {ends ? `, ${t.until(format.date(ends))}` : ''}
        </p>
      </Panel>
    </div>
  );
}
