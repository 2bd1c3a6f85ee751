import { useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, Skeleton } from '@stroomwerk/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { guideTexts } from '../guide-texts.js';
import css from './Connections.module.css';

type Parts = typeof import('./GuideParts.js');

const steps = ['settings', 'api', 'create'] as const;

/** The way to the key in three drawings, and the rights to tick. The steps are there at once; what is heavy comes after. */
export function Guide() {
  const t = useTexts(guideTexts);
  const [parts, setParts] = useState<Parts | 'failed'>();
  useEffect(() => {
    import(/* webpackChunkName: "n8n-guide" */ './GuideParts.js').then(setParts, () => setParts('failed'));
  }, []);
  const here = parts === 'failed' ? undefined : parts;
  const picture = (step: (typeof steps)[number]): ReactNode => {
    if (here === undefined) return <Skeleton shape="chart" />;
    const Drawing = here.drawings[step];
    return <Drawing label={t[`${step}Picture`]} />;
  };
  return (
    <Panel title={t.title}>
      <div className="stack">
        <ol className={css.guide}>
          {steps.map((step) => (
            <li key={step}>
              <div>
                <h3 className="h3">{t[step]}</h3>
                <p className="small soft">{t[`${step}Text`]}</p>
              </div>
              {parts === 'failed' ? null : <div className={css.picture}>{picture(step)}</div>}
            </li>
          ))}
        </ol>
        {parts === 'failed' ? <p className="small soft">{t.failed}</p> : null}
        {here ? <here.Scopes /> : <div className={css.scopesRoom} />}
      </div>
    </Panel>
  );
}
