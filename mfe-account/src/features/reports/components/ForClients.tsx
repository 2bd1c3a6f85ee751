import type { MonthlyReport, MonthlyReportsResponse } from '@stroomwerk/contracts/library';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Panel, Select, TextLink, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { planTitles } from '../../connections/model/plan-title.js';
import { useReportFile } from '../api/use-reports.js';
import { connectionsIn } from '../model/connections.js';
import { reportTexts } from '../texts.js';
import { BrandForm } from './BrandForm.js';

/** Reports under an agency's own name, for all or for one n8n; where the plan has none, which plan does. */
export function ForClients({
  reports,
  report,
}: {
  reports: MonthlyReportsResponse;
  report: MonthlyReport | undefined;
}) {
  const t = useTexts(reportTexts);
  const { agency } = reports.offers;
  if (agency !== null)
    return (
      <Panel title={t.client}>
        <p>
          {t.clientOffer(planTitles[agency])}{' '}
          <TextLink small component={Link} to={places.pricing}>
            {t.viewPlans}
          </TextLink>
        </p>
      </Panel>
    );
  return (
    <Panel title={t.client} lead={t.clientLead}>
      <div className="stack">
        <BrandForm brand={reports.brand} />
        {report ? <ClientFile report={report} named={reports.brand !== null} /> : null}
      </div>
    </Panel>
  );
}

function ClientFile({ report, named }: { report: MonthlyReport; named: boolean }) {
  const t = useTexts(reportTexts);
  const { show } = useToast();
  const [chosen, setChosen] = useState('');
  const file = useReportFile(report.month, ({ detail }) => show({ text: detail, tone: 'error' }));
  const connections = connectionsIn(report);
  const connection = connections.find(({ id }) => id === chosen)?.id;
  return (
    <>
      {connections.length > 0 ? (
        <Field label={t.about}>
          <Select
            value={connection ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: t.everything },
              ...connections.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      ) : null}
      {named ? null : <p>{t.noName}</p>}
      <Button
        busy={file.busy}
        onClick={() =>
          void file.save(t.file(report.month), {
            for: 'client',
            ...(connection === undefined ? {} : { connection }),
          })
        }
      >
        {t.forClient}
      </Button>
    </>
  );
}
