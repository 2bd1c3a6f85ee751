import { answerRequestRules } from '@stroomwerk/contracts/forms';
import type { OpsRequest } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, useForm } from '@stroomwerk/ui-kit';
import { useId, useState } from 'react';
import { useOffered } from '../api/useOpsLibrary.js';
import { opsLibraryTexts } from '../texts.js';

interface AnswerDialogProps {
  readonly request: OpsRequest;
  /** @throws ApiError, which is shown */
  readonly onFile: (filename: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks which workflow is what members asked for: its file, offered by name while it is typed. */
export function AnswerDialog({ request, onFile, onClose }: AnswerDialogProps) {
  const t = useTexts(opsLibraryTexts);
  const id = useId();
  const form = useForm(answerRequestRules, {
    wording: { filename: t.fileMissing },
    send: ({ filename }) => onFile(filename),
    failed: ({ detail }) => `${t.failed} ${detail}`,
  });
  const [typed, setTyped] = useState('');
  const offered = useOffered(typed);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.answerTitle(request.text)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.answerRequest}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p>{t.answerText}</p>
        <Field label={t.file} hint={t.fileHint} error={form.problems.filename}>
          <Input
            {...form.field('filename')}
            list={`${id}-files`}
            autoComplete="off"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <datalist id={`${id}-files`}>
          {offered?.workflows.map(({ filename, name }) => (
            <option key={filename} value={filename}>
              {name}
            </option>
          ))}
        </datalist>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
