import type { MyMail } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice } from '@stroomwerk/ui-kit';
import { mailTexts } from '../texts.js';

interface MailTroublesProps {
  readonly troubles: MyMail['troubles'];
  readonly email: string;
  readonly busy: boolean;
  readonly onMend: () => void;
}

/** Why mail to the account fails or is stopped, and the way out of each. */
export function MailTroubles({ troubles, email, busy, onMend }: MailTroublesProps) {
  const t = useTexts(mailTexts);
  const format = useFormat();
  return troubles.map(({ reason, since }) => (
    <Notice
      key={reason}
      tone={reason === 'unreachable' ? 'danger' : 'warning'}
      title={t.troubles[reason]}
      action={
        <Button variant="current" size="sm" busy={busy} onClick={onMend}>
          {reason === 'complained' ? t.wanted : t.check}
        </Button>
      }
    >
      <div>{t.troubleTexts[reason](email, format.date(since))}</div>
    </Notice>
  ));
}
