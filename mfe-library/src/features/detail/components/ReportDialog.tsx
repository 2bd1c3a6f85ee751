import { reportRules } from '@stroomwerk/contracts/forms';
import { type ReportKind, type WorkflowDetail } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Dialog,
  Field,
  Input,
  Notice,
  Select,
  Textarea,
  useForm,
  useToast,
} from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { useReport } from '../api/use-detail.js';
import { reportTexts } from '../report-texts.js';

const kinds: readonly ReportKind[] = ['does_not_open', 'wrong', 'outdated', 'rights', 'other'];

/** Says what is wrong with a workflow; ops reads it. */
export function ReportDialog({
  workflow: { filename, name },
  onClose,
}: {
  workflow: Pick<WorkflowDetail, 'filename' | 'name'>;
  onClose: () => void;
}) {
  const t = useTexts(reportTexts);
  const { show } = useToast();
  const id = useId();
  const report = useReport();
  const form = useForm(reportRules, {
    initial: { kind: 'does_not_open' },
    wording: { text: t.textMissing },
    send: async ({ kind: chosen, text, n8n_version }) => {
      const kind = kinds.find((one) => one === chosen) ?? 'other';
      await report.mutateAsync({
        params: { filename },
        body: { kind, text, n8n_version: n8n_version || null },
      });
      show(t.sent);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.send}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p>{t.lead(name)}</p>
        <Field label={t.kind} error={form.problems.kind}>
          <Select
            {...form.field('kind')}
            options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          />
        </Field>
        <Field label={t.text} hint={t.textHint} error={form.problems.text}>
          <Textarea {...form.field('text')} rows={4} />
        </Field>
        <Field label={t.version} error={form.problems.n8n_version} optional>
          <Input {...form.field('n8n_version')} placeholder={t.versionExample} autoComplete="off" />
        </Field>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
