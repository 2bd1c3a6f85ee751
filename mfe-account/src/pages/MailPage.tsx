import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import css from '../features/auth/components/Auth.module.css';
import { AuthFrame } from '../features/auth/components/AuthFrame.js';
import { MailChoice } from '../features/mail/components/MailChoice.js';
import { mailTexts } from '../features/mail/texts.js';

/** Where the link in a mail leads: turns that kind of mail off or on again, without a login. */
export default function MailPage() {
  const t = useTexts(mailTexts);
  usePageTitle(t.pageTitle);
  const [query] = useSearchParams();
  return (
    <AuthFrame title={t.pageTitle}>
      <div className={css.stack}>
        <MailChoice token={query.get('token') ?? ''} />
        <TextLink component={Link} to="/account" standalone>
          {t.others}
        </TextLink>
      </div>
    </AuthFrame>
  );
}
