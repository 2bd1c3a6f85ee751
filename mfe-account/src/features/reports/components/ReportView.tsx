import type { MonthlyReport } from '@stroomwerk/contracts/library';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Panel,
  StatTile,
  StatTiles,
  TextLink,
  useToast,
} from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useReportFile } from '../api/use-reports.js';
import { monthName, withCapital } from '../model/month.js';
import { reportTexts } from '../texts.js';

type Row = MonthlyReport['automations'][number];

/** One month: what it comes to, in figures and words, and each automation. */
export function ReportView({ report }: { report: MonthlyReport }) {
  const t = useTexts(reportTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const { show } = useToast();
  const file = useReportFile(report.month, ({ detail }) => show({ text: detail, tone: 'error' }));
  const {
    month,
    runs,
    succeeded,
    failed,
    minutes_saved: minutes,
    saved_cents: saved,
    made_at,
    words,
  } = report;
  const over = made_at !== null;
  const columns: Column<Row>[] = [
    { key: 'name', header: t.columns.name, cell: ({ name }) => name },
    { key: 'runs', header: t.columns.runs, align: 'end', cell: (row) => format.number(row.runs) },
    { key: 'failed', header: t.columns.failed, align: 'end', cell: (row) => format.number(row.failed) },
    {
      ...{ key: 'hours', header: t.columns.hours, align: 'end', phone: 'figure' },
      cell: (row) => format.number(row.minutes_saved / 60, 1),
    },
  ];
  return (
    <>
      <Panel
        title={`${withCapital(monthName(month, language))}${over ? '' : ` ${t.current}`}`}
        actions={
          <Button size="sm" busy={file.busy} onClick={() => void file.save(t.file(month))}>
            {t.download}
          </Button>
        }
      >
        <div className="stack">
          <StatTiles columns={3}>
            <StatTile label={t.hours} value={format.number(minutes / 60, 1)} unit={t.hour} />
            <StatTile label={t.worth} value={saved === null ? t.noRate : format.euro(saved)} />
            <StatTile
              label={t.success}
              value={
                succeeded + failed === 0 ? t.never : format.percent((100 * succeeded) / (succeeded + failed))
              }
              unit={runs === 0 ? undefined : t.of(format.number(runs))}
            />
          </StatTiles>
          {words.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {saved === null ? (
            <p>
              <TextLink component={Link} to="/dashboard?tab=settings">
                {t.setRate}
              </TextLink>
            </p>
          ) : null}
          {over ? <p className="soft">{t.kept}</p> : null}
        </div>
      </Panel>
      <Panel flush title={t.by}>
        <DataTable
          caption={t.by}
          columns={columns}
          rows={report.automations}
          rowKey={({ automation_id }) => automation_id}
          empty={<EmptyState>{t.nothing}</EmptyState>}
        />
      </Panel>
    </>
  );
}
