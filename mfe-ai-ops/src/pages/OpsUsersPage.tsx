import { useAuth } from '@stroomwerk/auth-store';
import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, LoadingText, Notice, PageHeader, RowSkeleton } from '@stroomwerk/ui-kit';
import { UserDesk } from '../features/ops-users/components/UserDesk.js';
import { opsUsersTexts } from '../features/ops-users/texts.js';

/** `/ops/users`: accounts and their plans, for the role ops. The server checks the role for every call. */
export default function OpsUsersPage() {
  const t = useTexts(opsUsersTexts);
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
        <UserDesk />
      ) : (
        <Notice tone="warning">{t.opsOnly}</Notice>
      )}
    </Container>
  );
}
