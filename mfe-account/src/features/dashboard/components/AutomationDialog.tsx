import { useAuth } from '@stroomwerk/auth-store';
import { automationRules } from '@stroomwerk/contracts/forms';
import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, Field, Input, Notice, Select, useForm } from '@stroomwerk/ui-kit';
import type { Automations } from '../api/use-automations.js';
import { useWorkflowNames } from '../api/use-workflow-names.js';
import { dashboardTexts } from '../texts.js';

/** Makes an automation, or gives one another name. What was typed stays when the server refuses. */
export function AutomationDialog({
  automation,
  automations,
  onClose,
  onMade,
}: {
  automation: Automation | 'new';
  automations: Automations;
  onClose: () => void;
  onMade?: (made: Automation) => void;
}) {
  const t = useTexts(dashboardTexts);
  const { user } = useAuth();
  const isNew = automation === 'new';
  const workflows = useWorkflowNames(isNew && user?.subscription_status === 'active');

  const form = useForm(automationRules, {
    initial: isNew ? {} : { name: automation.name },
    send: async ({ name, workflow_filename: filename }) => {
      if (isNew)
        onMade?.(
          await automations.create.mutateAsync({
            body: { name, ...(filename === '' ? {} : { workflow_filename: filename }) },
          }),
        );
      else await automations.rename.mutateAsync({ params: { id: automation.id }, body: { name } });
      onClose();
    },
  });

  return (
    <Dialog open onClose={onClose} title={isNew ? t.createTitle : t.editTitle}>
      <form {...form.props} className="stack">
        {isNew ? <p>{t.createLead}</p> : null}
        <Field label={t.name} error={form.problems.name}>
          <Input {...form.field('name')} autoFocus />
        </Field>
        {isNew && workflows.data ? (
          <Field label={t.from} optional>
            <Select
              {...form.field('workflow_filename')}
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
        {form.failure === undefined ? null : <Notice tone="danger">{form.failure}</Notice>}
        <div className="row">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {isNew ? t.create : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
