import { type ReportKind, type WorkflowDetail } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, Select, Textarea, useToast } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
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
  const form = useId();
  const [kind, setKind] = useState<ReportKind>('does_not_open');
  const [text, setText] = useState('');
  const [version, setVersion] = useState('');
  const [missing, setMissing] = useState(false);
  const report = useReport({
    onSuccess: () => {
      show(t.sent);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = text.trim() === '';
    setMissing(empty);
    if (empty || report.isPending) return;
    const n8n_version = version.trim() === '' ? null : version.trim();
    report.mutate({ params: { filename }, body: { kind, text: text.trim(), n8n_version } });
  };
  const refused = report.error?.fields.text;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={report.isPending}>
            {t.send}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <p>{t.lead(name)}</p>
        <Field label={t.kind}>
          <Select
            value={kind}
            options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'other')}
          />
        </Field>
        <Field label={t.text} hint={t.textHint} error={missing ? t.textMissing : refused}>
          <Textarea value={text} rows={4} maxLength={2000} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Field label={t.version} optional>
          <Input
            value={version}
            maxLength={40}
            placeholder={t.versionExample}
            autoComplete="off"
            onChange={({ target }) => setVersion(target.value)}
          />
        </Field>
        {report.error && refused === undefined ? (
          <Notice tone="danger" live>
            {report.error.detail}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
