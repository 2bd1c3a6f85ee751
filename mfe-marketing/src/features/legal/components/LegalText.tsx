import { useBrand, usePageTitle } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader } from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { fillBrand, type LegalDocument } from '../model/document.js';
import css from './Legal.module.css';

const words = {
  nl: { version: 'Versie van', contents: 'Inhoud', locale: 'nl-NL' },
  en: { version: 'Version of', contents: 'Contents', locale: 'en-GB' },
} as const;

/**
 * A legal text in its own language, whatever the page's, with a table of contents.
 * @param at section to begin at, for an address that is about one part
 */
export function LegalText({ document: text, at }: { document: LegalDocument; at?: string }) {
  const brand = useBrand();
  usePageTitle(text.title);
  const word = words[text.language];
  const date = new Intl.DateTimeFormat(word.locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(text.version));
  const fill = (part: string) => fillBrand(part, brand);
  useEffect(() => {
    if (at !== undefined) document.getElementById(at)?.scrollIntoView();
  }, [at]);
  return (
    <div lang={text.language}>
      <Container page>
        <PageHeader title={text.title} lead={fill(text.intro)} />
        <p className={css.version}>
          {word.version} <time dateTime={text.version}>{date}</time>
        </p>
        <div className={css.layout}>
          <nav className={css.toc} aria-label={word.contents}>
            {text.sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <div className={css.text}>
            {text.sections.map(({ id, title, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                {body.map((part) =>
                  typeof part === 'string' ? (
                    <p key={part}>{fill(part)}</p>
                  ) : (
                    <ul key={part[0]}>
                      {part.map((item) => (
                        <li key={item}>{fill(item)}</li>
                      ))}
                    </ul>
                  ),
                )}
              </section>
            ))}
          </div>
        </div>
      </Container>
    </div>
  );
}
