import { useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader, Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { ConsentChoice } from '../features/legal/components/ConsentChoice.js';
import css from '../features/legal/components/Legal.module.css';
import { LegalSections } from '../features/legal/components/LegalSections.js';
import { StorageTable } from '../features/legal/components/StorageTable.js';
import { privacyEn } from '../features/legal/model/privacy-en.js';
import { privacyNl } from '../features/legal/model/privacy-nl.js';
import { cookieTexts } from '../features/legal/texts.js';

/**
 * What the site keeps in a browser and the place to change one's mind; the privacy policy below it (specification,
 * section 2), in the visitor's language.
 */
export default function CookiesPage() {
  const t = useTexts(cookieTexts);
  const { language } = useLanguage();
  usePageHead({ title: t.title, description: t.description, type: 'article' });
  return (
    <div className={css.page}>
      <Container page>
        <PageHeader title={t.title} lead={t.lead} />
        <div className={css.cookies}>
          <ConsentChoice />
          <StorageTable need="necessary" language={language} />
          <StorageTable need="consent" language={language} />
          <Panel title={t.counting}>
            <p>{t.countingText}</p>
          </Panel>
        </div>
        <div className={css.policy}>
          <h2 className="h2">{t.policy}</h2>
          <p className={css.version}>
            <TextLink
              standalone
              component={Link}
              to={language === 'nl' ? '/legal/privacy' : '/privacy'}
              lang={language === 'nl' ? 'en' : 'nl'}
              hrefLang={language === 'nl' ? 'en' : 'nl'}
            >
              {t.inEnglish}
            </TextLink>
          </p>
        </div>
        <div className={css.text}>
          <LegalSections text={language === 'nl' ? privacyNl : privacyEn} headingLevel={3} />
        </div>
      </Container>
    </div>
  );
}
