import { useAuth } from '@stroomwerk/auth-store';
import { loginPath, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, LinkButton, Notice, submits } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Waiting } from '../waiting.js';
import { useChoose, useOverview } from './api/use-choices.js';
import { type Choice, withoutRelease } from './choice.js';
import { Confirm } from './confirm.js';
import css from './panel.module.css';
import { RemoteChoice } from './remote-choice.js';
import { overridesTexts } from './texts.js';

interface PanelProps {
  readonly active: Choice;
  /** What the address asks for: named, and applied once the person says so. */
  readonly asked: Choice;
  readonly problem: string | null;
  readonly onClose: () => void;
}

/** The dialog in which somebody of a team chooses releases for their own browser. */
export function Panel(props: PanelProps) {
  const t = useTexts(overridesTexts);
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  return (
    <Dialog open wide title={t.choose} onClose={props.onClose}>
      {status === 'loading' ? (
        <Waiting />
      ) : status === 'authenticated' ? (
        <Chooser {...props} />
      ) : (
        <Notice
          action={
            <LinkButton
              component={Link}
              to={loginPath(`${pathname}${search || '?release='}${hash}`)}
              variant="primary"
              size="sm"
            >
              {t.toLogin}
            </LinkButton>
          }
        >
          {t.signIn}
        </Notice>
      )}
    </Dialog>
  );
}

function Chooser({ active, asked, problem, onClose }: PanelProps) {
  const t = useTexts(overridesTexts);
  const overview = useOverview();
  const choosing = useChoose({
    onSuccess: () => {
      window.history.replaceState(null, '', withoutRelease(window.location));
      window.location.reload();
    },
  });
  const [choice, setChoice] = useState<Choice>({ ...active, ...asked });
  const [confirming, setConfirming] = useState(problem === null && Object.keys(asked).length > 0);
  const chosen = Object.fromEntries(Object.entries(choice).filter(([, to]) => to !== ''));
  const send = () => choosing.mutate({ body: { overrides: chosen } });

  const apply = () => {
    if (Object.keys(chosen).length === 0) send();
    else setConfirming(true);
  };
  const choose = (remote: string, target: string | null) =>
    setChoice(({ [remote]: _, ...others }) => (target === null ? others : { ...others, [remote]: target }));

  const refused = choosing.error;
  const fields = Object.entries(choosing.error?.fields ?? {});
  if (confirming && choosing.error === null)
    return (
      <Confirm
        choice={chosen}
        busy={choosing.isPending || choosing.isSuccess}
        onConfirm={send}
        onCancel={onClose}
      />
    );
  return (
    <form {...submits(apply)} className={css.form} noValidate>
      <p>{t.lead}</p>
      {(problem ?? refused) !== null && (
        <Notice tone="danger" live>
          {problem ?? refused?.detail}
          {fields.map(([field, text]) => (
            <div key={field}>
              {field.replace(/^overrides\./, '')}: {text}
            </div>
          ))}
        </Notice>
      )}
      {overview.isPending && <Waiting />}
      {overview.error !== null && !overview.data && (
        <ErrorNotice
          error={overview.error}
          title={overview.error.detail}
          onRetry={() => void overview.refetch()}
        />
      )}
      {overview.data?.remotes.map(({ name, stable }) => (
        <RemoteChoice
          key={name}
          remote={name}
          stable={stable?.version ?? null}
          target={choice[name] ?? null}
          onChange={(target) => choose(name, target)}
        />
      ))}
      <div className={css.actions}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={choosing.isPending} disabled={!overview.isSuccess}>
          {t.apply}
        </Button>
      </div>
    </form>
  );
}
