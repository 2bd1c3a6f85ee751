import { pendingPlan, places, usePageTitle, useTexts, wantedPath } from '@stroomwerk/mfe-runtime';
import { Notice, TextLink } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { GoogleButton } from '../features/auth/components/GoogleButton.js';
import { KeptPlan } from '../features/auth/components/KeptPlan.js';
import { LoginForm } from '../features/auth/components/LoginForm.js';
import { authTexts } from '../features/auth/texts.js';

/**
 * Sign in. The route is for guests: once a session has begun the shell goes on to the plan chosen before, the page
 * wanted before, or the dashboard.
 */
export default function LoginPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.signIn);
  const { search } = useLocation();
  const [plan] = useState(() => pendingPlan());
  const query = new URLSearchParams(search);

  return (
    <AuthFrame
      title={t.signIn}
      lead={
        <>
          {t.noAccount}{' '}
          <TextLink component={Link} to={`/register${search}`}>
            {t.register}
          </TextLink>
        </>
      }
    >
      <div className={css.notices}>
        {plan ? <KeptPlan plan={plan} /> : null}
        {query.has('google') ? <Notice tone="danger">{t.googleFailed}</Notice> : null}
        {query.get('reset') === 'done' ? <Notice tone="success">{t.saved}</Notice> : null}
      </div>
      <GoogleButton returnTo={plan ? places.login : (wantedPath(search) ?? places.afterLogin)} />
      <LoginForm />
    </AuthFrame>
  );
}
