import { useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Container, PageHeader, TextLink } from '@stroomwerk/ui-kit';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LegalDocument } from '../model/document.js';
import { legalHeads, legalTexts } from '../texts.js';
import { Contents } from './Contents.js';
import css from './Legal.module.css';
import { LegalSections } from './LegalSections.js';
import { Passage } from './Passage.js';
import { VersionDate, Versions } from './Versions.js';

/**
 * A legal text in its own language, whatever the page's: with its version, a table of contents, and a print button.
 * @param other where the same text is in the other language
 */
export function LegalText({
  text,
  kind,
  other,
}: {
  text: LegalDocument;
  kind: 'terms' | 'privacy';
  other: string;
}) {
  const words = legalTexts[text.language];
  const heads = useTexts(legalHeads);
  const { language } = useLanguage();
  const own = language === text.language;
  usePageHead({
    title: own ? heads[kind] : heads[`${kind}Other`],
    description: own ? text.description : heads[`${kind}Description`],
    type: 'article',
  });
  const [current] = text.versions;
  return (
    <div lang={text.language} className={css.page}>
      <Container page>
        <PageHeader
          title={text.title}
          lead={<Passage text={text.intro} />}
          actions={
            <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
              {words.print}
            </Button>
          }
        />
        <p className={css.version}>
          <span>
            {words.version(current.number)} <VersionDate language={text.language} from={current.from} />
          </span>
          <TextLink
            standalone
            component={Link}
            to={other}
            lang={text.language === 'nl' ? 'en' : 'nl'}
            hrefLang={text.language === 'nl' ? 'en' : 'nl'}
            data-print="hide"
          >
            {words.other}
          </TextLink>
        </p>
        <div className={css.layout}>
          <Contents
            title={words.contents}
            items={[...text.sections, { id: 'versions', title: words.versions }]}
          />
          <div className={css.text}>
            <LegalSections text={text} />
            <Versions text={text} />
          </div>
        </div>
      </Container>
    </div>
  );
}
