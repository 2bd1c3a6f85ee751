import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice, useToast } from '@stroomwerk/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePayoutActs } from '../api/use-payouts.js';
import { changeIn } from '../model/lines.js';
import { payoutTexts } from '../texts.js';

/** For who comes by the link of the mail. It asks once more: programs that look into mails follow links too. */
export function ConfirmAccount() {
  const t = useTexts(payoutTexts);
  const { show } = useToast();
  const navigate = useNavigate();
  const { confirm } = usePayoutActs();
  const change_id = changeIn(useLocation().search);
  if (change_id === null) return null;
  const done = () => void navigate('/affiliate', { replace: true });
  const go = () =>
    confirm.mutate(
      { body: { change_id } },
      {
        onSuccess: () => {
          show(t.confirmed);
          done();
        },
        onError: ({ detail }) => {
          show({ text: detail, tone: 'error' });
          done();
        },
      },
    );
  return (
    <Notice
      title={t.confirmTitle}
      action={
        <Button size="sm" variant="current" busy={confirm.isPending} onClick={go}>
          {t.confirm}
        </Button>
      }
    >
      {t.confirmText}
    </Notice>
  );
}
