import type { AdviceItem, Automation } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, LinkButton, Panel, RowSkeleton, TextLink, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdvice } from '../api/use-advice.js';
import type { Switch } from '../api/use-switch.js';
import { ceoTexts } from '../ceo-texts.js';
import { dashboardTexts } from '../texts.js';
import { AdvicePanel } from './AdvicePanel.js';
import { DismissedPanel } from './DismissedPanel.js';
import { Refused } from './Refused.js';

/** What the account could gain, as the library works it out, what it dismissed, and the way to the platform's AI CEO. */
export function CeoTab({ items, turning }: { items: readonly Automation[]; turning: Switch }) {
  const t = useTexts(ceoTexts);
  const words = useTexts(dashboardTexts);
  const { show } = useToast();
  const { all, dismiss, bringBack, refresh } = useAdvice();
  const [open, setOpen] = useState(false);
  const say = (error: unknown) =>
    show({ text: error instanceof ApiError ? error.detail : words.failed, tone: 'error' });

  const back = ({ key, name }: { key: string; name: string }) =>
    bringBack.mutateAsync({ params: { key } }).then(() => show(t.back(name)), say);
  const takeOff = ({ key, name }: AdviceItem) =>
    dismiss.mutateAsync({ params: { key } }).then(
      () =>
        show({
          text: t.dismissedOne(name),
          action: { label: t.undo, onSelect: () => void back({ key, name }) },
        }),
      say,
    );
  const automationOf = ({ automation_id }: AdviceItem) => items.find(({ id }) => id === automation_id);
  const start = (item: AdviceItem) => {
    const automation = automationOf(item);
    if (automation === undefined) return refresh();
    turning.turn(automation, 'running', () => {
      refresh();
      show({
        text: t.started(automation.name),
        action: { label: t.undo, onSelect: () => turning.turn(automation, 'paused', refresh) },
      });
    });
  };
  const dismissing = dismiss.isPending ? dismiss.variables.params.key : undefined;
  const bringing = bringBack.isPending ? bringBack.variables.params.key : undefined;
  const { data, error, refetch } = all;
  return (
    <>
      <Refused of={turning} />
      {data ? (
        <AdvicePanel
          advice={data}
          acts={{
            onStart: start,
            onDismiss: (item) => void takeOff(item),
            starting: ({ automation_id: id }) => id !== null && turning.busy === id,
            dismissing: ({ key }) => key === dismissing,
          }}
          footer={
            data.dismissed > 0 || open ? (
              <TextLink
                component="button"
                small
                standalone
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {t.away(data.dismissed)}
              </TextLink>
            ) : null
          }
        />
      ) : (
        <Panel title={t.title} lead={t.lead}>
          {error ? (
            <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
              {error.detail}
            </ErrorNotice>
          ) : (
            <RowSkeleton count={3} />
          )}
        </Panel>
      )}
      {open ? <DismissedPanel busy={bringing} onBack={(one) => void back(one)} /> : null}
      <Panel title={words.tabs.ceo}>
        <div className="stack">
          <p>{words.ceoText}</p>
          <p>
            <LinkButton variant="signal" component={Link} to="/ai-ceo">
              {words.ceoOpen}
            </LinkButton>
          </p>
        </div>
      </Panel>
    </>
  );
}
