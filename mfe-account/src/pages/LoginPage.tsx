import { useAuth } from '@stroomwerk/auth-store';
import {
  pendingPlan,
  places,
  useCheckout,
  usePageTitle,
  useTexts,
  wantedPath,
} from '@stroomwerk/mfe-runtime';
import { LinkButton, Notice, TextLink } from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { GoogleButton } from '../features/auth/components/GoogleButton.js';
import { KeptPlan } from '../features/auth/components/KeptPlan.js';
import { LoginForm } from '../features/auth/components/LoginForm.js';
import { afterLogin } from '../features/auth/model/after-login.js';
import { authTexts } from '../features/auth/texts.js';

/** Sign in; then on to the plan chosen before, the page wanted before, or the dashboard. Who is signed in goes on at once. */
export default function LoginPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.signIn);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { status } = useAuth();
  const checkout = useCheckout();
  const [plan] = useState(() => pendingPlan());
  const query = new URLSearchParams(search);
  const left = useRef(false);

  useEffect(() => {
    if (status !== 'authenticated' || left.current) return;
    left.current = true;
    const next = afterLogin(search);
    if ('checkout' in next) void checkout.start(next.checkout);
    else void navigate(next.path, { replace: true });
  }, [status, search, navigate, checkout]);

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
        {checkout.error ? (
          <>
            <Notice tone="danger">{checkout.error}</Notice>
            <LinkButton component={Link} to={places.afterLogin}>
              {t.toDashboard}
            </LinkButton>
          </>
        ) : null}
      </div>
      <GoogleButton returnTo={plan ? places.login : (wantedPath(search) ?? places.afterLogin)} />
      <LoginForm leaving={status === 'authenticated' && !checkout.error} />
    </AuthFrame>
  );
}
