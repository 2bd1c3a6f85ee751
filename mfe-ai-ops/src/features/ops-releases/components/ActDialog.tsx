import { ApiError, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Notice, Textarea, useToast } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { actTexts } from '../act-texts.js';
import { useLatest, useMove } from '../api/useReleases.js';
import { type Asked, impediment, orderOf, type Standing, share } from '../model/acts.js';
import { consequence, shareOf } from '../model/describe.js';
import { releasesTexts } from '../texts.js';
import { ShareField } from './ShareField.js';
import { VersionField } from './VersionField.js';

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
  const form = useId();
  const latest = useLatest();
  const move = useMove();
  const [seen, setSeen] = useState(standing);
  const [version, setVersion] = useState(asked.version);
  const [typed, setTyped] = useState(String(asked.percent ?? share.usual));
  const [reason, setReason] = useState(asked.reason ?? '');
  const [checked, setChecked] = useState(false);

  const { act } = asked;
  const shares = act === 'start' || act === 'share';
  const percent = shareOf(typed);
  const wanted: Asked = { ...asked, version };
  const hindrance = impediment(wanted, seen);
  const error = move.error instanceof ApiError ? move.error : null;
  const part = (value: number) => format.percent(value, 0);
  const sentences = consequence(wanted, seen, percent ?? share.usual, t.consequence, part);
  const same = act === 'share' && percent === seen.canary?.percent;
  const complete = version !== undefined && reason.trim() !== '' && !(shares && percent === null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!complete || same || hindrance !== null || move.isPending) return;
    const { channel, body } = orderOf(wanted, seen, percent ?? share.usual, reason.trim());
    move.mutate(
      { params: { remote, channel }, body },
      {
        onSuccess: () => {
          toast.show(t.done[act](version, part(percent ?? share.usual)));
          onClose();
        },
        onError: () => setSeen((before) => latest(remote) ?? before),
      },
    );
  };
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
            form={form}
            variant={act === 'rollback' || act === 'withdraw' ? 'danger' : 'primary'}
            busy={move.isPending}
            disabledReason={hindrance === null ? (same ? sentences[0] : undefined) : t.impediments[hindrance]}
          >
            {acts[act]}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        {error === null ? null : (
          <Notice tone={error.code === 'releases.pointer_moved' ? 'warning' : 'danger'} live>
            {error.code === 'releases.pointer_moved'
              ? t.moved(error.detail)
              : `${t.failed} ${failureText(error)}`}
          </Notice>
        )}
        {act === 'start' && asked.version === undefined ? (
          <VersionField
            remote={remote}
            standing={seen}
            value={version}
            missing={checked && version === undefined}
            onChange={setVersion}
          />
        ) : null}
        {shares ? (
          <ShareField
            value={typed}
            error={percent === null && (checked || typed !== '') ? t.percentWrong : undefined}
            onChange={setTyped}
          />
        ) : null}
        {hindrance !== null ? (
          <p>{t.impediments[hindrance]}</p>
        ) : sentences.length > 0 && !(shares && percent === null) ? (
          <p aria-live="polite">{sentences.join(' ')}</p>
        ) : null}
        <Field
          label={t.reason}
          hint={t.reasonHint}
          error={checked && reason.trim() === '' ? t.reasonMissing : error?.fields?.reason}
        >
          <Textarea
            value={reason}
            rows={3}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
