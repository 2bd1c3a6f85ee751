import type { AlertSettings, AlertTestResult } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Notice, Select, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import type { Alerts } from '../api/use-alerts.js';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

/** "Stuur een proefmelding": to one channel, and what came back. */
export function TestAlert({ channels, test }: Pick<AlertSettings, 'channels'> & Pick<Alerts, 'test'>) {
  const t = useTexts(alertTexts);
  const { show } = useToast();
  const [to, setTo] = useState('mail');
  const [result, setResult] = useState<AlertTestResult>();
  const usable = channels.filter(({ in_plan }) => in_plan);
  const channel = usable.some(({ id }) => id === to) ? to : 'mail';
  return (
    <div className={css.part}>
      {usable.length === 0 ? null : (
        <Field label={t.testTo}>
          <Select
            value={channel}
            onChange={({ target }) => setTo(target.value)}
            options={[
              { value: 'mail', label: t.mail },
              ...usable.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      )}
      <Button
        full
        busy={test.isPending}
        busyText={t.testing}
        onClick={() =>
          test.mutate(
            { body: { channel } },
            { onSuccess: setResult, onError: ({ detail }) => show({ text: detail, tone: 'error' }) },
          )
        }
      >
        {t.test}
      </Button>
      {result ? (
        <Notice tone={result.went ? 'success' : 'danger'} live>
          {result.detail}
        </Notice>
      ) : null}
    </div>
  );
}
