import { logout, useAuth } from '@stroomwerk/auth-store';
import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, Facts, PageHeader, Panel, useToast } from '@stroomwerk/ui-kit';
import { useNavigate } from 'react-router-dom';
import { Plan } from '../features/account/components/Plan.js';
import { accountTexts } from '../features/account/texts.js';
import { useForgotPassword } from '../features/auth/api/use-auth.js';
import { SecurityLog } from '../features/security/components/SecurityLog.js';
import { Sessions } from '../features/security/components/Sessions.js';

/** Who is signed in, the plan, a way to another password, the sessions and what happened to the account. */
export default function AccountPage() {
  const t = useTexts(accountTexts);
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
      <Sessions />
      <SecurityLog />
    </Container>
  );
}
