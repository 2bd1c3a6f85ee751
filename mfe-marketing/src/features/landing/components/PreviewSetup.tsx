import { useTexts } from '@stroomwerk/mfe-runtime';
import { AppMark, SampleMark, Steps } from '@stroomwerk/ui-kit';
import { previewTexts } from '../preview-texts.js';
import css from './Preview.module.css';

/** The accounts and the set-up guide of one workflow of the library, half way. */
export function PreviewSetup() {
  const t = useTexts(previewTexts).setup;
  return (
    <article className={css.part}>
      <header className={css.head}>
        <h3>{t.title}</h3>
        <SampleMark why={t.sample} />
      </header>
      <div className={css.body}>
        <p className={css.name}>
          <b>{t.workflow}</b> <span className="caption">{t.about}</span>
        </p>
        <ul className={css.apps} aria-label={t.accounts}>
          {t.apps.map(([app, why]) => (
            <li key={app}>
              <AppMark name={app} />
              <span>
                <b>{app}</b> {why}
              </span>
            </li>
          ))}
        </ul>
        <Steps
          label={t.title}
          items={t.steps.map((title, index) => ({
            id: title,
            title,
            state: index === 0 ? 'done' : index === 1 ? 'active' : 'todo',
          }))}
        />
      </div>
    </article>
  );
}
