import { useTexts } from '@stroomwerk/mfe-runtime';
import { ConfirmDialog, Notice } from '@stroomwerk/ui-kit';
import { failureText } from '../../polling/model/failure.js';
import { accessTexts } from '../access-texts.js';

export interface TakeAwayDialogProps {
  readonly title: string;
  /** What it means for who had the access. */
  readonly text: string;
  readonly label: string;
  readonly busy: boolean;
  /** Of the last attempt; null when there was none. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before access is taken away, and stays open with the reason when that fails. */
export function TakeAwayDialog({ title, text, label, error, ...rest }: TakeAwayDialogProps) {
  const t = useTexts(accessTexts);
  return (
    <ConfirmDialog open danger title={title} confirmLabel={label} cancelLabel={t.cancel} {...rest}>
      <p>{text}</p>
      {error === null ? null : (
        <Notice tone="danger" live>
          {t.failed} {failureText(error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
