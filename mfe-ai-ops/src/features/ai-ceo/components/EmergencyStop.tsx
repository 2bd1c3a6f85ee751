import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Notice, useToast } from '@stroomwerk/ui-kit';
import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { useIsOps } from '../../control/api/useIsOps.js';
import { controlTexts } from '../../control/texts.js';
import { failureText } from '../../polling/model/failure.js';
import type { useAiCeo } from '../api/useAiCeo.js';
import css from './AiCeo.module.css';

/** Danger outline, then a dialog that names the consequences; filled red only there (design, "Danger"). */
export function EmergencyStop({ emergency }: Pick<ReturnType<typeof useAiCeo>, 'emergency'>) {
  const t = useTexts(controlTexts);
  const ops = useIsOps();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    emergency.reset();
  };
  const stop = () =>
    emergency.mutate(
      {},
      {
        onSuccess: () => {
          close();
          toast.show(t.emergencyDone);
        },
      },
    );
  return (
    <>
      <Button
        variant="dangerOutline"
        icon={<OctagonX size={16} strokeWidth={1.6} aria-hidden="true" />}
        disabledReason={ops ? undefined : t.opsOnly}
        onClick={() => setOpen(true)}
      >
        {t.emergency}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.emergencyTitle}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button variant="danger" busy={emergency.isPending} onClick={stop}>
              {t.emergency}
            </Button>
          </>
        }
      >
        <p>{t.emergencyLead}</p>
        <ul className={css.consequences}>
          {t.consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {emergency.error === null ? null : (
          <Notice tone="danger">
            {t.emergencyFailed} {failureText(emergency.error)}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
