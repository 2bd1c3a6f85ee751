import { movePointerRules } from '@stroomwerk/contracts/forms';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Notice, Textarea, useForm, useToast } from '@stroomwerk/ui-kit';
import { useId, useState } from 'react';
import { actTexts } from '../act-texts.js';
import { useLatest, useMove } from '../api/useReleases.js';
import { type Asked, impediment, orderOf, type Standing, share } from '../model/acts.js';
import { consequence, shareOf } from '../model/describe.js';
import { releasesTexts } from '../texts.js';
import { ShareField } from './ShareField.js';
import { VersionField } from './VersionField.js';

/** Refused because somebody else moved the pointer first. */
const moved = 'releases.pointer_moved';

export interface ActDialogProps {
  readonly remote: string;
  /** Where the pointers stood when somebody asked: what the service compares with. */
  readonly standing: Standing;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/**
 * Confirms a move: what visitors will get, the reason for the history, and for a canary its release and share. When the
 * pointer was moved in the meantime it says so, shows what would happen now and keeps what was typed.
 */
export function ActDialog({ remote, standing, asked, onClose }: ActDialogProps) {
  const t = useTexts(actTexts);
  const { acts } = useTexts(releasesTexts);
  const format = useFormat();
  const toast = useToast();
  const id = useId();
  const latest = useLatest();
  const move = useMove();
  const [seen, setSeen] = useState(standing);

  const { act } = asked;
  const shares = act === 'start' || act === 'share';
  const chooses = act === 'start' && asked.version === undefined;
  const part = (value: number) => format.percent(value, 0);
  const rules = {
    reason: movePointerRules.reason,
    version: { ...movePointerRules.version, required: chooses },
    percent: { ...movePointerRules.percent, required: shares },
  };
  const form = useForm(rules, {
    initial: { percent: String(asked.percent ?? share.usual), reason: asked.reason },
    wording: { reason: t.reasonMissing, version: t.chooseVersion },
    send: async ({ reason }) => {
      if (version === undefined || same || hindrance !== null) return;
      const { channel, body } = orderOf(wanted, seen, percent ?? share.usual, reason);
      await move.mutateAsync(
        { params: { remote, channel }, body },
        { onError: () => setSeen((before) => latest(remote) ?? before) },
      );
      toast.show(t.done[act](version, part(percent ?? share.usual)));
      onClose();
    },
    failed: ({ code, detail }) => (code === moved ? t.moved(detail) : `${t.failed} ${detail}`),
  });
  const version = chooses ? form.values.version || undefined : asked.version;
  const typed = form.values.percent ?? '';
  const percent = shareOf(typed);
  const wanted: Asked = { ...asked, version };
  const hindrance = impediment(wanted, seen);
  const sentences = consequence(wanted, seen, percent ?? share.usual, t.consequence, part);
  const same = act === 'share' && percent === seen.canary?.percent;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.titles[act](remote)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant={act === 'rollback' || act === 'withdraw' ? 'danger' : 'primary'}
            busy={form.busy}
            disabledReason={hindrance === null ? (same ? sentences[0] : undefined) : t.impediments[hindrance]}
          >
            {acts[act]}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        {form.failure === undefined ? null : (
          <Notice tone={move.error?.code === moved ? 'warning' : 'danger'} live>
            {form.failure}
          </Notice>
        )}
        {chooses ? (
          <VersionField
            remote={remote}
            standing={seen}
            field={form.field('version')}
            error={form.problems.version}
          />
        ) : null}
        {shares ? (
          <ShareField
            field={form.field('percent')}
            value={typed}
            error={form.problems.percent}
            onChoose={(value) => form.set('percent', value)}
          />
        ) : null}
        {hindrance !== null ? (
          <p>{t.impediments[hindrance]}</p>
        ) : sentences.length > 0 && !(shares && percent === null) ? (
          <p aria-live="polite">{sentences.join(' ')}</p>
        ) : null}
        <Field label={t.reason} hint={t.reasonHint} error={form.problems.reason}>
          <Textarea {...form.field('reason')} rows={3} />
        </Field>
      </form>
    </Dialog>
  );
}
