import { pendingPlan, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Notice, TextLink } from '@stroomwerk/ui-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { KeptPlan } from '../features/auth/components/KeptPlan.js';
import { RegisterForm } from '../features/auth/components/RegisterForm.js';
import { redirectAfterSeconds } from '../features/auth/model/registration.js';
import { authTexts } from '../features/auth/texts.js';

/** Register; on success 'Registratie Gelukt!' and, two seconds later, the sign-in page. */
export default function RegisterPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.register);
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const [plan] = useState(() => pendingPlan());
  const { search } = useLocation();
  const toLogin = `/login${search}`;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(toLogin), redirectAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done, navigate, toLogin]);

  if (done)
    return (
      <AuthFrame title={t.done}>
        <Notice tone="success">{t.doneText}</Notice>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t.register}
      lead={
        <>
          {t.haveAccount}{' '}
          <TextLink component={Link} to={toLogin}>
            {t.signIn}
          </TextLink>
        </>
      }
    >
      <div className={css.stack}>
        {plan ? <KeptPlan plan={plan} /> : <p className={css.small}>{t.registerLead}</p>}
        <RegisterForm onDone={() => setDone(true)} />
      </div>
    </AuthFrame>
  );
}
