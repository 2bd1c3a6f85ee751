import { refreshUser, useAuth } from '@stroomwerk/auth-store';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Notice } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useConfirmEmail } from '../features/auth/api/use-auth.js';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { authTexts } from '../features/auth/texts.js';

/** Confirms the address with the link from the mail, once, by opening the page. */
export default function ConfirmEmailPage() {
  const t = useTexts(authTexts);
  usePageTitle(t.confirmTitle);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { status } = useAuth();
  const { mutate, isSuccess, error } = useConfirmEmail({ onSuccess: () => void refreshUser() });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current || token === '') return;
    sent.current = true;
    mutate({ body: { token } });
  }, [token, mutate]);
  const problem = token === '' ? t.noToken : error?.detail;
  return (
    <AuthFrame title={t.confirmTitle}>
      <div className={css.stack}>
        {problem ? (
          <Notice tone="danger">{problem}</Notice>
        ) : (
          <Notice tone={isSuccess ? 'success' : 'info'}>{isSuccess ? t.confirmed : t.confirming}</Notice>
        )}
        <LinkButton
          variant="primary"
          size="lg"
          component={Link}
          to={status === 'authenticated' ? '/dashboard' : '/login'}
        >
          {status === 'authenticated' ? t.toDashboard : t.signIn}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
