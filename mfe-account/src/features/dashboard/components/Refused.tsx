import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Notice, TextLink } from '@stroomwerk/ui-kit';
import type { Switch } from '../api/use-switch.js';
import { attentionTexts } from '../attention-texts.js';

/** Why starting or pausing did not happen and what to do; it stays until it is closed. */
export function Refused({ of: { refusal, forget } }: { of: Switch }) {
  const t = useTexts(attentionTexts);
  if (!refusal) return null;
  const { automation, text } = refusal;
  return (
    <Notice
      tone="danger"
      live
      title={t.refused(automation.name)}
      action={
        <Button size="sm" variant="current" onClick={forget}>
          {t.close}
        </Button>
      }
    >
      <div>
        {text}{' '}
        {automation.n8n_url ? (
          <TextLink href={automation.n8n_url} target="_blank" rel="noreferrer">
            {t.openIn}
          </TextLink>
        ) : null}
      </div>
    </Notice>
  );
}
