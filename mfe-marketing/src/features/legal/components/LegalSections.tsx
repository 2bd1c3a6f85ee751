import type { LegalDocument } from '../model/document.js';
import { legalTexts } from '../texts.js';
import css from './Legal.module.css';
import { Passage } from './Passage.js';

/** The parts of a text, each with an address of its own. @param headingLevel 3 where the text stands inside another page */
export function LegalSections({ text, headingLevel = 2 }: { text: LegalDocument; headingLevel?: 2 | 3 }) {
  const words = legalTexts[text.language];
  const Heading = `h${headingLevel}` as const;
  return text.sections.map(({ id, title, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={css.heading}>
        {title}
        <a href={`#${id}`} className={css.anchor} aria-label={words.anchor(title)} data-print="hide">
          #
        </a>
      </Heading>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <Passage text={part} />
          </p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>
                <Passage text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  ));
}
