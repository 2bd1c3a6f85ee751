import { useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { refusalTexts } from '../refusal-texts.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';
import { NewTab } from './NewTab.js';
import { Says } from './Says.js';

/** Where somebody who has no n8n yet is led, with what they chose kept. */
export interface Kept {
  readonly address: string;
  /** A collection, not one workflow. */
  readonly several?: boolean;
}

/** For who connected no n8n: the way to do that, with what was chosen kept, and two ways to get one. */
export function NoN8nYet({ kept }: { kept: Kept }) {
  const { none: t } = useTexts(refusalTexts);
  const { newTab } = useTexts(deployTexts);
  return (
    <>
      <Says
        tone="new"
        title={t.title}
        acts={
          <LinkButton variant="primary" component={Link} to={kept.address}>
            {t.connect}
          </LinkButton>
        }
      >
        <p>{kept.several ? t.textAll : t.text}</p>
      </Says>
      <section className={css.ways} aria-labelledby="no-n8n">
        <h2 id="no-n8n" className="h3">
          {t.help}
        </h2>
        <ul>
          <li>
            <TextLink standalone href="https://n8n.io/pricing/" target="_blank" rel="noreferrer">
              {t.cloud} <NewTab words={newTab} />
            </TextLink>
            <p className="small soft">{t.cloudText}</p>
          </li>
          <li>
            <TextLink
              standalone
              href="https://docs.n8n.io/hosting/installation/docker/"
              target="_blank"
              rel="noreferrer"
            >
              {t.self} <NewTab words={newTab} />
            </TextLink>
            <p className="small soft">{t.selfText}</p>
          </li>
        </ul>
      </section>
    </>
  );
}
