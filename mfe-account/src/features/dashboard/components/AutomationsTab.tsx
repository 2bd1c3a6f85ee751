import type { Automation, AutomationStatus } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { ConfirmDialog, ErrorNotice, Panel, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import type { Automations } from '../api/use-automations.js';
import { dashboardTexts } from '../texts.js';
import { AutomationDialog } from './AutomationDialog.js';
import { AutomationTable } from './AutomationTable.js';

/** All automations, with everything that can be done to them. A deleted one can be put back from the message. */
export function AutomationsTab({
  automations,
  onCreate,
}: {
  automations: Automations;
  onCreate: () => void;
}) {
  const t = useTexts(dashboardTexts);
  const { show } = useToast();
  const [editing, setEditing] = useState<Automation>();
  const [removing, setRemoving] = useState<Automation>();
  const say = (error: unknown) =>
    show({ text: error instanceof ApiError ? error.detail : t.failed, tone: 'error' });

  const setStatus = (automation: Automation, status: AutomationStatus) => {
    automations.change(automation.id, status).catch(say);
  };
  const putBack = ({ name, workflow_filename, status }: Automation) => {
    automations.create.mutateAsync({ body: { name, workflow_filename, status } }).catch(say);
  };
  const remove = async (automation: Automation) => {
    setRemoving(undefined);
    try {
      await automations.remove.mutateAsync({ params: { id: automation.id } });
      show({
        text: t.removed(automation.name),
        action: { label: t.undo, onSelect: () => putBack(automation) },
      });
    } catch (error) {
      say(error);
    }
  };

  const { data, error, isPending, refetch } = automations.all;
  if (error && !data)
    return (
      <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  return (
    <>
      <Panel flush title={t.tabs.automations}>
        <AutomationTable
          items={data ?? []}
          loading={isPending}
          onCreate={onCreate}
          actions={{ onStatus: setStatus, onEdit: setEditing, onRemove: setRemoving }}
        />
      </Panel>
      {editing ? (
        <AutomationDialog
          automation={editing}
          automations={automations}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          open
          danger
          title={t.removeTitle}
          confirmLabel={t.remove}
          onConfirm={() => void remove(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          {t.removeText(removing.name)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
