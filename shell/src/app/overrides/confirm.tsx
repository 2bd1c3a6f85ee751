import type { Release } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, Notice } from '@stroomwerk/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Waiting } from '../waiting.js';
import { useReleasesOf } from './api/use-choices.js';
import { type Choice, hindranceOf } from './choice.js';
import css from './panel.module.css';
import { overridesTexts } from './texts.js';

interface ConfirmProps {
  /** What is about to run in this browser. */
  readonly choice: Choice;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Names what would run in this browser and asks: a link, wherever it is from, chooses nothing by itself. */
export function Confirm({ choice, busy, onConfirm, onCancel }: ConfirmProps) {
  const t = useTexts(overridesTexts);
  // Whoever presses Enter out of habit has chosen nothing.
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  /** Of each remote whether what was chosen of it can run; nothing is known while it is asked. */
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({});
  const tell = useCallback(
    (remote: string, can: boolean) => setKnown((before) => ({ ...before, [remote]: can })),
    [],
  );
  const versions = Object.entries(choice).filter(([, target]) => !target.startsWith('http'));
  const impossible = versions.some(([remote]) => known[remote] === false);
  const asking = versions.some(([remote]) => known[remote] === undefined);
  return (
    <div className={css.form}>
      <p>{t.question}</p>
      <ul className={css.chosen}>
        {Object.entries(choice).map(([remote, target]) => (
          <li key={remote}>
            {target.startsWith('http') ? (
              <>
                <b>{`${remote} ${target}`}</b>
                <br />
                {t.unchecked}
              </>
            ) : (
              <Named remote={remote} version={target} onKnown={tell} />
            )}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button ref={cancel} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={asking}
          disabledReason={impossible ? t.impossible : undefined}
          onClick={onConfirm}
        >
          {t.run}
        </Button>
      </div>
    </div>
  );
}

interface NamedProps {
  readonly remote: string;
  readonly version: string;
  /** Told whether it can run here, once that is known. */
  readonly onKnown: (remote: string, can: boolean) => void;
}

/** Who made a release, when, what the gate says of it, and why it cannot be chosen. */
function Named({ remote, version, onKnown }: NamedProps) {
  const t = useTexts(overridesTexts);
  const format = useFormat();
  const { data, error, isPending, refetch } = useReleasesOf(remote);
  const hindrance = data === undefined ? null : hindranceOf(version, data.releases);
  const can = isPending ? undefined : error === null && hindrance === null;
  useEffect(() => {
    if (can !== undefined) onKnown(remote, can);
  }, [remote, can, onKnown]);
  const release: Release | undefined = data?.releases.find((one) => one.version === version);
  return (
    <>
      <b>{`${remote} ${version}`}</b>
      {isPending && <Waiting />}
      {error !== null && <ErrorNotice error={error} title={error.detail} onRetry={() => void refetch()} />}
      {release !== undefined && (
        <>
          <br />
          {t.made(release.author, format.date(release.published_at))}
          <br />
          {t.gate}: {t.gates[release.gate.status]}
        </>
      )}
      {hindrance !== null && (
        <Notice tone="warning" live>
          {t.hindrances[hindrance]}
        </Notice>
      )}
    </>
  );
}
