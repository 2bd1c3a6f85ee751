import { places, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, LinkButton, PageHeader } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { shellTexts } from './texts.js';

/** The shell's own page for an address that no remote declares. */
export function NotFound() {
  const t = useTexts(shellTexts).notFound;
  usePageTitle(t.title);
  return (
    <Container width="narrow" page>
      <PageHeader title={t.title} lead={t.text} />
      <div className="row">
        <LinkButton component={Link} to={places.home} variant="primary">
          {t.home}
        </LinkButton>
      </div>
    </Container>
  );
}
