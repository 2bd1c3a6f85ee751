import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, CodeBlock, Dialog } from '@stroomwerk/ui-kit';
import { alertTexts } from '../texts.js';

/** What signs for a webhook, shown once. */
export function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTexts(alertTexts);
  return (
    <Dialog
      open
      noClose
      onClose={onClose}
      title={t.secretTitle}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t.secretSaved}
        </Button>
      }
    >
      <div className="stack">
        <p>{t.secretText}</p>
        <CodeBlock code={secret} label={t.secretLabel} />
      </div>
    </Dialog>
  );
}
