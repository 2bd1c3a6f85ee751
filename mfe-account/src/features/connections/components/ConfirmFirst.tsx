import { refreshUser } from '@stroomwerk/auth-store';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice, useToast } from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { useResendConfirmation } from '../../auth/api/use-auth.js';
import { connectionTexts } from '../texts.js';

/** Where the form would be, for whose address is not confirmed. Whoever comes back from the mail needs no reload. */
export function ConfirmFirst({ email }: { email: string }) {
  const t = useTexts(connectionTexts);
  const { show } = useToast();
  const resend = useResendConfirmation({
    onSuccess: () => show(t.resent),
    onError: ({ detail }) => show({ text: detail, tone: 'error' }),
  });
  useEffect(() => {
    const look = () => void refreshUser();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return (
    <Notice
      tone="warning"
      title={t.confirmTitle}
      action={
        <Button size="sm" variant="current" busy={resend.isPending} onClick={() => resend.mutate({})}>
          {t.resend}
        </Button>
      }
    >
      {t.confirmText(email)}
    </Notice>
  );
}
