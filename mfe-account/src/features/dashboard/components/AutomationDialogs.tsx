import type { Automation } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import type { Automations } from '../api/use-automations.js';
import { listTexts } from '../list-texts.js';
import { dashboardTexts } from '../texts.js';
import { AutomationDialog } from './AutomationDialog.js';
import type { MoreActsOf } from './MoreActs.js';
import { RemoveDialog } from './RemoveDialog.js';
import { ReportingDialog } from './ReportingDialog.js';
import { useFocusBack } from './useFocusBack.js';

type Act = 'edit' | 'remove' | 'report';

/** Which dialog of which automation is open. */
export function useAsked() {
  const t = useTexts(listTexts);
  const failed = useTexts(dashboardTexts).failed;
  const { show } = useToast();
  const [asked, setAsked] = useState<{ act: Act; automation: Automation }>();
  const say = (error: unknown) =>
    show({ text: error instanceof ApiError ? error.detail : failed, tone: 'error' });
  const ask = (act: Act) => (automation: Automation) => setAsked({ act, automation });
  return {
    asked,
    say,
    close: () => setAsked(undefined),
    acts: ({ setWatched }: Automations): MoreActsOf => ({
      onEdit: ask('edit'),
      onRemove: ask('remove'),
      onReport: ask('report'),
      onWatch: ({ id, name }, watched) =>
        setWatched
          .mutateAsync({ params: { id }, query: { watched: watched ? 'true' : 'false' } })
          .then(() => show(watched ? t.watched(name) : t.notWatched(name)), say),
    }),
  };
}
export type Asked = ReturnType<typeof useAsked>;

/** What is asked before an automation changes, and the way back after it was deleted. */
export function AutomationDialogs({
  asked: { asked, close, say },
  automations,
  onGone,
}: {
  asked: Asked;
  automations: Automations;
  /** After one was deleted: its button is gone, so the focus goes elsewhere. */
  onGone: () => void;
}) {
  const t = useTexts(dashboardTexts);
  const list = useTexts(listTexts);
  const { show } = useToast();
  useFocusBack(asked !== undefined, onGone);
  const { putBack, remove } = automations;

  const restore = (automation: Automation) =>
    putBack(automation).then(() => show(list.restored(automation.name)), say);
  const take = async (automation: Automation, inN8n: boolean) => {
    const { id, name } = automation;
    try {
      await remove.mutateAsync({ params: { id }, query: { in_n8n: inN8n ? 'true' : 'false' } });
      if (inN8n) show(list.removedInN8n(name));
      else
        show({
          text: t.removed(name),
          action: { label: t.undo, onSelect: () => void restore(automation) },
        });
    } catch (error) {
      say(error);
    } finally {
      close();
    }
  };

  if (!asked) return null;
  const { act, automation } = asked;
  if (act === 'edit')
    return <AutomationDialog automation={automation} automations={automations} onClose={close} />;
  if (act === 'report') return <ReportingDialog automation={automation} onClose={close} />;
  return (
    <RemoveDialog
      automation={automation}
      busy={remove.isPending}
      onRemove={(inN8n) => void take(automation, inN8n)}
      onCancel={close}
    />
  );
}
