import type { Connection, ConnectionPurpose } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Notice, useToast } from '@stroomwerk/ui-kit';
import { useId, useState } from 'react';
import type { Connections } from '../api/use-connections.js';
import { connectionTexts } from '../texts.js';
import css from './Connections.module.css';

export interface PurposeDialogProps {
  readonly connection: Connection;
  /** Whether the plan has test instances; one for production it can always be. */
  readonly tests: boolean;
  readonly setPurpose: Connections['setPurpose'];
  readonly onClose: () => void;
}

/** What a connected n8n is for: to try workflows on, or to run them. */
export function PurposeDialog({ connection, tests, setPurpose, onClose }: PurposeDialogProps) {
  const t = useTexts(connectionTexts);
  const { show } = useToast();
  const group = useId();
  const { id, name, purpose: now = 'production' } = connection;
  const [purpose, setChosen] = useState<ConnectionPurpose>(now);
  const save = () =>
    setPurpose.mutate(
      { params: { id }, body: { purpose } },
      {
        onSuccess: () => {
          show(t.purposeSet(name, purpose === 'test'));
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={t.purposeTitle(name)}>
      <div className="stack">
        {setPurpose.error ? (
          <Notice tone="danger" live>
            {setPurpose.error.detail}
          </Notice>
        ) : null}
        <div role="radiogroup" aria-label={t.purposeTitle(name)} className={css.purposes}>
          {(['production', 'test'] as const)
            .filter((one) => one === 'production' || tests || now === 'test')
            .map((one) => (
              <label key={one} className={css.purpose}>
                <input type="radio" name={group} checked={purpose === one} onChange={() => setChosen(one)} />
                <span>
                  <b>{t.purposes[one][0]}</b>
                  <small>{t.purposes[one][1]}</small>
                </span>
              </label>
            ))}
        </div>
        <p className="small soft">{t.purposeKept}</p>
        <div className="row">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={setPurpose.isPending} onClick={save}>
            {t.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
