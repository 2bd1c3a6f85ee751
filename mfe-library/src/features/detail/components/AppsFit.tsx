import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, Panel } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useMyApps, useSetMyApps } from '../../apps/api/use-my-apps.js';
import { App } from '../../apps/components/App.js';
import css from '../../apps/components/Apps.module.css';
import { MyAppsDialog } from '../../apps/components/MyAppsDialog.js';
import { appsTexts } from '../../apps/texts.js';
import { toggled } from '../../library/model/filters.js';
import { fitOf } from '../model/apps.js';

/** Which of the apps that the workflow needs somebody has, and a way to tell. */
export function AppsFit({ apps }: { apps: readonly string[] }) {
  const t = useTexts(appsTexts);
  const format = useFormat();
  const { data, error, refetch } = useMyApps();
  const save = useSetMyApps();
  const [choosing, setChoosing] = useState(false);
  if (error && !data)
    return (
      <Panel title={t.fits}>
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      </Panel>
    );
  if (!data) return null;
  const fit = fitOf(apps, data.apps);
  const text = {
    'none-needed': t.noApps,
    unknown: t.fitsNone,
    all: t.fitsAll,
    some: t.fitsSome(format.number(fit.have), format.number(fit.apps.length)),
  }[fit.state];
  return (
    <Panel title={t.fits}>
      <div className={css.fit}>
        <p role="status">{text}</p>
        {fit.state === 'some' || fit.state === 'all' ? (
          <ul className={css.apps}>
            {fit.apps.map(({ name, have }) => (
              <li key={name} className={css.app}>
                <App name={name} />
                <span className={css.appName}>{name}</span>
                {have ? (
                  <span className={css.has}>
                    <Check size={14} aria-hidden="true" /> {t.have}
                  </span>
                ) : (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t.add(name)}
                    busy={save.isPending}
                    onClick={() => save.mutate({ body: { apps: [...toggled(data.apps, name)] } })}
                  >
                    {t.lack}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {fit.state === 'none-needed' ? null : (
          <div>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {fit.state === 'unknown' ? t.choose : t.edit}
            </Button>
          </div>
        )}
      </div>
      {choosing ? <MyAppsDialog onClose={() => setChoosing(false)} /> : null}
    </Panel>
  );
}
