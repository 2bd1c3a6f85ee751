import type { MouseEvent } from 'react';
import { TextLink } from '../actions/TextLink.js';
import { useUiTexts } from '../lib/language.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import { Container } from '../surface/Page.js';
import { frameTexts } from '../texts/frame.js';
import css from './Frame.module.css';
import type { FooterLink, FooterProps } from './types.js';
import { Wordmark } from './Wordmark.js';

/** Foot of the public site: what it is, columns of links, the legal line. */
export function Footer(props: FooterProps) {
  const { brand, homeHref, text, supportEmail, columns, legal, renderLink = plainLink } = props;
  const texts = useUiTexts(frameTexts);
  return (
    <footer className={css.foot}>
      <Container>
        <div className={css.footGrid}>
          <div>
            {renderLink({ href: homeHref, className: css.logo, children: <Wordmark name={brand} /> })}
            <p className={css.footText}>{text}</p>
            {supportEmail ? (
              <p className={css.footText}>
                <TextLink href={`mailto:${supportEmail}`}>{texts.support}</TextLink>
              </p>
            ) : null}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={css.footTitle}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.id ?? String(link.label)}>
                    <Entry link={link} renderLink={renderLink} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.legal}>
          {legal.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </Container>
    </footer>
  );
}

/** A link, an action, or both: an action that a page without scripts has an address for. */
function Entry({ link, renderLink }: { link: FooterLink; renderLink: RenderLink }) {
  const { href, label, hrefLang, onSelect } = link;
  if (href === undefined)
    return (
      <button type="button" className={css.footLink} onClick={onSelect}>
        {label}
      </button>
    );
  if (onSelect === undefined) return renderLink({ href, className: css.footLink, children: label });
  const act = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a href={href} hrefLang={hrefLang} className={css.footLink} onClick={act}>
      {label}
    </a>
  );
}
