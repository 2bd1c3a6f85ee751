import { usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, LinkButton, Notice, PageHeader } from '@stroomwerk/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { contactTexts } from '../features/contact/texts.js';
import { withdrawalTexts } from '../features/contact/withdrawal-texts.js';

/** Where a form leads that the browser sent by itself, without script. */
export default function ReceivedPage() {
  const contact = useTexts(contactTexts);
  const withdrawal = useTexts(withdrawalTexts);
  const { pathname } = useLocation();
  const { sentTitle, received } = pathname.startsWith('/withdrawal') ? withdrawal : contact;
  usePageHead({ title: sentTitle, description: received, noindex: true });
  return (
    <Container width="narrow" page>
      <PageHeader title={sentTitle} />
      <Notice tone="success">{received}</Notice>
      <div>
        <LinkButton component={Link} to="/">
          {contact.home}
        </LinkButton>
      </div>
    </Container>
  );
}
