import { useAuth } from '@stroomwerk/auth-store';
import { chooseReleases, releasesOverview } from '@stroomwerk/contracts/releases';
import { loginPath, useApiMutation, useApiQuery, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, LinkButton, Notice } from '@stroomwerk/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Waiting } from '../waiting.js';
import { type Choice, withoutRelease } from './choice.js';
import css from './panel.module.css';
import { RemoteChoice } from './remote-choice.js';
import { overridesTexts } from './texts.js';

interface PanelProps {
  readonly active: Choice;
  /** What the address asks for: applied at once for who may. */
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
  const overview = useApiQuery(releasesOverview);
  const choosing = useApiMutation(chooseReleases, {
    onSuccess: () => {
      window.history.replaceState(null, '', withoutRelease(window.location));
      window.location.reload();
    },
  });
  const [choice, setChoice] = useState<Choice>({ ...active, ...asked });
  const { mutate } = choosing;
  const begun = useRef(false);
  const atOnce = problem === null && Object.keys(asked).length > 0;
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    mutate({ body: { overrides: choice } });
  }, [atOnce, mutate, choice]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    mutate({ body: { overrides: Object.fromEntries(Object.entries(choice).filter(([, to]) => to !== '')) } });
  };
  const choose = (remote: string, target: string | null) =>
    setChoice(({ [remote]: _, ...others }) => (target === null ? others : { ...others, [remote]: target }));

  const refused = choosing.error ?? overview.error;
  const fields = Object.entries(choosing.error?.fields ?? {});
  if (atOnce && (choosing.isIdle || choosing.isPending)) return <Waiting label={t.applying} />;
  return (
    <form className={css.form} noValidate onSubmit={apply}>
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
