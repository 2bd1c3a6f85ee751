import { saveMinutesRules } from '@stroomwerk/contracts/forms';
import type { AnalyticsAutomation } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, useForm, wholeOf } from '@stroomwerk/ui-kit';
import { useSaveMinutes } from '../api/use-insights.js';
import { insightTexts } from '../texts.js';

/** The customer's own word on the minutes that a run spares, and the way back to ours. */
export function MinutesDialog({
  automation,
  onClose,
}: {
  automation: AnalyticsAutomation;
  onClose: () => void;
}) {
  const t = useTexts(insightTexts);
  const format = useFormat();
  const save = useSaveMinutes();
  const back = useSaveMinutes();
  const { id, name, declared, own, minutes_per_run } = automation;
  const ours = t.minutes(format.number(declared));
  const form = useForm(saveMinutesRules, {
    initial: { minutes: String(minutes_per_run) },
    send: async ({ minutes }) => {
      await save.mutateAsync({ params: { id }, body: { minutes: wholeOf(minutes) } });
      onClose();
    },
  });
  const refused = form.failure ?? back.error?.detail;
  return (
    <Dialog open onClose={onClose} title={t.minutesTitle(name)}>
      <form {...form.props} className="stack">
        <p>{t.minutesLead(ours)}</p>
        <Field label={t.minutesField} error={form.problems.minutes}>
          <Input {...form.field('minutes')} autoFocus />
        </Field>
        {refused === undefined ? null : (
          <Notice tone="danger" live>
            {refused}
          </Notice>
        )}
        <div className="row-wrap">
          <Button onClick={onClose}>{t.cancel}</Button>
          {own === null ? null : (
            <Button
              busy={back.isPending}
              onClick={() => back.mutate({ params: { id }, body: { minutes: null } }, { onSuccess: onClose })}
            >
              {t.minutesBack(ours)}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
