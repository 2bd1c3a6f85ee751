import { usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  ErrorNotice,
  LinkButton,
  LoadingText,
  PageHeader,
  Panel,
  RowSkeleton,
} from '@stroomwerk/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useReports } from '../features/reports/api/use-reports.js';
import { Reports } from '../features/reports/components/Reports.js';
import { reportTexts } from '../features/reports/texts.js';

/** What the subscription saved by month, next to what it costs; the shown month stands in the address. */
export default function ReportsPage() {
  const t = useTexts(reportTexts);
  usePageTitle(t.title);
  const [query] = useSearchParams();
  const { data, error, refetch, isFetching } = useReports();
  return (
    <Container width="app" page>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <LinkButton component={Link} to="/dashboard" icon={<ArrowLeft size={16} aria-hidden="true" />}>
            {t.back}
          </LinkButton>
        }
      />
      {data ? (
        <Reports reports={data} wanted={query.get('month')} />
      ) : error ? (
        <ErrorNotice error={error} title={t.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : (
        <Panel>
          <LoadingText />
          <RowSkeleton count={4} />
        </Panel>
      )}
    </Container>
  );
}
