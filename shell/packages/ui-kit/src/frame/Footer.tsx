import { TextLink } from '../actions/TextLink.js';
import { useUiTexts } from '../lib/language.js';
import { plainLink } from '../lib/link.js';
import { Container } from '../surface/Page.js';
import css from './Frame.module.css';
import type { FooterProps } from './types.js';
import { Wordmark } from './Wordmark.js';

/** Foot of the public site: what it is, columns of links, the legal line. */
export function Footer(props: FooterProps) {
  const { brand, homeHref, text, supportEmail, columns, legal, renderLink = plainLink } = props;
  const texts = useUiTexts();
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
                  <li key={link.id ?? link.label}>
                    {link.href ? (
                      renderLink({ href: link.href, className: css.footLink, children: link.label })
                    ) : (
                      <button type="button" className={css.footLink} onClick={link.onSelect}>
                        {link.label}
                      </button>
                    )}
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
