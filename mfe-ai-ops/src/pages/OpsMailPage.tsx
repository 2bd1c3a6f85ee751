import { useAuth } from '@stroomwerk/auth-store';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, LoadingText, Notice, PageHeader, RowSkeleton } from '@stroomwerk/ui-kit';
import { MailActs } from '../features/ops-mail/components/MailActs.js';
import { TroubleList } from '../features/ops-mail/components/TroubleList.js';
import { UnsettledMails } from '../features/ops-mail/components/UnsettledMails.js';
import { opsMailTexts } from '../features/ops-mail/texts.js';

/** `/ops/mail`: addresses without mail and mails that did not arrive, for the role ops. The server checks the role for every call. */
export default function OpsMailPage() {
  const t = useTexts(opsMailTexts);
  usePageTitle(t.title);
  const { user } = useAuth();
  return (
    <Container width="wide" page>
      <PageHeader title={t.title} lead={user?.role === 'ops' ? t.lead : undefined} />
      {user === null ? (
        <>
          <LoadingText />
          <RowSkeleton />
        </>
      ) : user.role === 'ops' ? (
        <>
          <TroubleList />
          <UnsettledMails />
          <MailActs />
        </>
      ) : (
        <Notice tone="warning">{t.opsOnly}</Notice>
      )}
    </Container>
  );
}
