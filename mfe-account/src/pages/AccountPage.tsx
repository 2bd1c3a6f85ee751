import { logout, useAuth } from '@stroomwerk/auth-store';
import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, Facts, LinkButton, PageHeader, Panel, useToast } from '@stroomwerk/ui-kit';
import { Link, useNavigate } from 'react-router-dom';
import { Plan } from '../features/account/components/Plan.js';
import { accountTexts } from '../features/account/texts.js';
import { alertTexts } from '../features/alerts/texts.js';
import { useForgotPassword } from '../features/auth/api/use-auth.js';
import { connectionTexts } from '../features/connections/texts.js';
import { Billing } from '../features/invoices/components/Billing.js';
import { MailPreferences } from '../features/mail/components/MailPreferences.js';
import { SecurityLog } from '../features/security/components/SecurityLog.js';
import { Sessions } from '../features/security/components/Sessions.js';

/** Who is signed in, the plan, the way to their n8n and to another password, our mail, the sessions and what happened. */
export default function AccountPage() {
  const t = useTexts(accountTexts);
  const n8n = useTexts(connectionTexts);
  const alerts = useTexts(alertTexts);
  usePageTitle(t.title);
  const format = useFormat();
  const navigate = useNavigate();
  const { show } = useToast();
  const { user } = useAuth();
  const link = useForgotPassword({
    onSuccess: () => show(t.sent),
    onError: ({ detail }) => show({ text: detail, tone: 'error' }),
  });
  const leave = async () => {
    await logout();
    await navigate('/');
  };
  if (!user) return null;
  return (
    <Container width="app" page>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={<Button onClick={() => void leave()}>{t.logout}</Button>}
      />
      <div className="cols-2">
        <Panel title={t.profile}>
          <Facts
            items={[
              { term: t.name, value: user.full_name },
              { term: t.email, value: user.email },
              { term: t.since, value: format.date(user.created_at) },
            ]}
          />
        </Panel>
        <Plan />
      </div>
      <Billing email={user.email} />
      <Panel
        title={n8n.title}
        actions={
          <LinkButton size="sm" component={Link} to="/account/n8n">
            {n8n.manage}
          </LinkButton>
        }
      >
        <p>{n8n.accountText}</p>
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
      <Panel
        title={t.password}
        actions={
          <Button
            size="sm"
            busy={link.isPending}
            onClick={() => link.mutate({ body: { email: user.email } })}
          >
            {t.send}
          </Button>
        }
      >
        <p>{t.passwordText}</p>
      </Panel>
      <MailPreferences email={user.email} />
      <Sessions />
      <SecurityLog />
    </Container>
  );
}
