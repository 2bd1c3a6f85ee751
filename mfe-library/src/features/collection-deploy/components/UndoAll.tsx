import type { DeploymentBatch } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ConfirmDialog, Notice } from '@stroomwerk/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useUndoBatch } from '../api/use-collection-deploy.js';
import { collectionDeployTexts } from '../texts.js';

interface UndoAllProps {
  readonly batch: DeploymentBatch;
  /** @param answer says of each that is left why */
  readonly onUndone: (answer: DeploymentBatch) => void;
}

/** Takes all of one press out again, once it is said what that does. */
export function UndoAll({ batch: { id, connection }, onUndone }: UndoAllProps) {
  const t = useTexts(collectionDeployTexts);
  const undo = useUndoBatch();
  const [asked, setAsked] = useState(false);
  const close = () => {
    setAsked(false);
    undo.reset();
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Undo2 size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {t.undo}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t.undoTitle}
        confirmLabel={t.undoConfirm}
        cancelLabel={t.cancel}
        danger
        busy={undo.isPending}
        onConfirm={() =>
          undo.mutate(
            { params: { id } },
            {
              onSuccess: (answer) => {
                close();
                onUndone(answer);
              },
            },
          )
        }
        onCancel={close}
      >
        <p>{t.undoText(connection.name)}</p>
        {undo.error ? (
          <Notice tone="danger" live>
            {undo.error.detail}
          </Notice>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
