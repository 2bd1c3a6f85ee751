import type { MonthlyReportsResponse } from '@stroomwerk/contracts/library';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Panel,
  RowSkeleton,
  Upsell,
} from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { planTitles } from '../../connections/model/plan-title.js';
import { useReport } from '../api/use-reports.js';
import { shownMonth } from '../model/month.js';
import { reportTexts } from '../texts.js';
import { ForClients } from './ForClients.js';
import { MonthList } from './MonthList.js';
import { ReportView } from './ReportView.js';

/** The months that there are, and the one that is wanted. */
export function Reports({ reports, wanted }: { reports: MonthlyReportsResponse; wanted: string | null }) {
  const t = useTexts(reportTexts);
  const { current, months, offers } = reports;
  const month = shownMonth(
    wanted,
    months.map((one) => one.month),
    current?.month,
  );
  const goesOn = current !== null && month === current.month;
  const { data, error, refetch, isFetching } = useReport(goesOn ? undefined : month);
  const report = goesOn ? current : data;
  const offer =
    offers.own === null ? null : (
      <Upsell
        title={t.offerTitle(planTitles[offers.own])}
        actions={
          <LinkButton variant="primary" component={Link} to={places.pricing}>
            {t.viewPlans}
          </LinkButton>
        }
      >
        {t.offerText}
      </Upsell>
    );
  if (month === undefined)
    return (
      offer ?? (
        <Panel>
          <EmptyState centred>{t.none}</EmptyState>
        </Panel>
      )
    );
  return (
    <>
      {offer}
      <div className="cols-main">
        <div className="stack-lg">
          {report ? (
            <ReportView report={report} />
          ) : error ? (
            <ErrorNotice
              error={error}
              title={t.reportFailed}
              busy={isFetching}
              onRetry={() => void refetch()}
            >
              {error.detail}
            </ErrorNotice>
          ) : (
            <Panel>
              <LoadingText />
              <RowSkeleton count={4} />
            </Panel>
          )}
        </div>
        <div className="stack-lg">
          <MonthList reports={reports} shown={month} />
          <ForClients reports={reports} report={report} />
        </div>
      </div>
    </>
  );
}
