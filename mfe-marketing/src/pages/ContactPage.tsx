import { useBrand, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader } from '@stroomwerk/ui-kit';
import { CompanyFacts } from '../features/contact/components/CompanyFacts.js';
import css from '../features/contact/components/Contact.module.css';
import { ContactForm } from '../features/contact/components/ContactForm.js';
import { contactTexts } from '../features/contact/texts.js';

/** Asking support, and who the seller is. */
export default function ContactPage() {
  const t = useTexts(contactTexts);
  const { name, supportEmail: email, vatId: vatID, address } = useBrand();
  usePageHead({
    title: t.title,
    description: t.description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      mainEntity: { '@type': 'Organization', name, email, vatID, address },
    },
  });
  return (
    <Container page>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={css.grid}>
        <ContactForm />
        <div className={css.side}>
          <CompanyFacts />
        </div>
      </div>
    </Container>
  );
}
