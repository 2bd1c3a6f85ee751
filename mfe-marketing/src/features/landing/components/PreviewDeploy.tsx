import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, TextLink } from '@stroomwerk/ui-kit';
import { FileJson2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTop12Sample } from '../api/reads.js';
import { publicPath } from '../model/preview.js';
import { previewTexts, shownWorkflow } from '../preview-texts.js';
import css from './Preview.module.css';

/** From the file to a running workflow, and the one that anybody may try. */
export function PreviewDeploy() {
  const t = useTexts(previewTexts).deploy;
  const data = useTop12Sample();
  const listed = data?.workflows.some(({ slug }) => slug === shownWorkflow.slug) ?? false;
  return (
    <article className={css.part}>
      <header className={css.head}>
        <h3>{t.title}</h3>
      </header>
      <div className={css.body}>
        <div className={css.file}>
          <FileJson2 size={20} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <p className="mono">{shownWorkflow.filename}</p>
            <p className="caption">{t.file}</p>
          </div>
        </div>
        <ol className={css.ways}>
          {t.steps.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        {listed ? (
          <TextLink standalone component={Link} to={publicPath(shownWorkflow)}>
            {t.see}
          </TextLink>
        ) : null}
      </div>
      <footer className={css.try}>
        <div>
          <b>{t.tryTitle}</b>
          <p>{t.tryText}</p>
        </div>
        <LinkButton variant="signal" component={Link} to={places.register}>
          {t.try}
        </LinkButton>
      </footer>
    </article>
  );
}
