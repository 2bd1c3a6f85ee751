import { useAuth } from '@stroomwerk/auth-store';
import type { Automation } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, Field, Input, Notice, Select } from '@stroomwerk/ui-kit';
import { type FormEvent, useState } from 'react';
import type { Automations } from '../api/use-automations.js';
import { useWorkflowNames } from '../api/use-workflow-names.js';
import { dashboardTexts } from '../texts.js';

/** Makes an automation, or gives one another name. What was typed stays when the server refuses. */
export function AutomationDialog({
  automation,
  automations,
  onClose,
}: {
  automation: Automation | 'new';
  automations: Automations;
  onClose: () => void;
}) {
  const t = useTexts(dashboardTexts);
  const { user } = useAuth();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const isNew = automation === 'new';
  const workflows = useWorkflowNames(isNew && user?.subscription_status === 'active');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name'));
    const filename = String(form.get('workflow') ?? '');
    setBusy(true);
    setError(undefined);
    try {
      if (isNew)
        await automations.create.mutateAsync({
          body: { name, ...(filename === '' ? {} : { workflow_filename: filename }) },
        });
      else await automations.rename.mutateAsync({ params: { id: automation.id }, body: { name } });
      onClose();
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiError) setError(failure);
      else throw failure;
    }
  };

  return (
    <Dialog open onClose={onClose} title={isNew ? t.createTitle : t.editTitle}>
      <form onSubmit={submit} className="stack">
        {isNew ? <p>{t.createLead}</p> : null}
        <Field label={t.name} error={error?.fields?.name}>
          <Input name="name" required maxLength={160} defaultValue={isNew ? '' : automation.name} autoFocus />
        </Field>
        {isNew && workflows.data ? (
          <Field label={t.from} optional>
            <Select
              name="workflow"
              options={[
                { value: '', label: t.none },
                ...workflows.data.workflows.map(({ filename, name }) => ({ value: filename, label: name })),
              ]}
            />
          </Field>
        ) : null}
        {isNew && workflows.error && !workflows.data ? (
          <ErrorNotice
            error={workflows.error}
            title={t.workflowsFailed}
            onRetry={() => void workflows.refetch()}
          >
            {t.workflowsFailedText}
          </ErrorNotice>
        ) : null}
        {error && !error.fields?.name ? <Notice tone="danger">{error.detail}</Notice> : null}
        <div className="row">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {isNew ? t.create : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
