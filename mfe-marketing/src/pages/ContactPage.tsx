import { useBrand, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, Facts, PageHeader, Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { contactTexts } from '../features/contact/texts.js';

/** How to reach support, and who the seller is. */
export default function ContactPage() {
  const t = useTexts(contactTexts);
  usePageTitle(t.title);
  const brand = useBrand();
  return (
    <Container width="narrow" page>
      <PageHeader title={t.title} lead={t.lead} />
      <Panel title={t.support}>
        <div className="stack-sm">
          <p>
            <TextLink standalone href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </TextLink>
          </p>
          <p>{t.answer}</p>
          <p>{t.privacy}</p>
          <p>
            <TextLink standalone component={Link} to="/withdrawal">
              {t.withdrawal}
            </TextLink>
          </p>
        </div>
      </Panel>
      <Panel title={t.company}>
        <Facts
          items={[
            { term: t.name, value: brand.name },
            { term: t.kvk, value: brand.kvkNumber },
            { term: t.vat, value: brand.vatId },
          ]}
        />
      </Panel>
    </Container>
  );
}
