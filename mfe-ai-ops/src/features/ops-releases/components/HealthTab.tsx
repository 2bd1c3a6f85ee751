import type {
  CanaryEvidence,
  CohortCount,
  ReleaseHealth,
  RemoteOverview,
} from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  DataTable,
  EmptyState,
  LineChart,
  Panel,
  Progress,
  SegmentedControl,
  Skeleton,
  SourceLine,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { Polled } from '../../polling/components/Polled.js';
import { useHealth } from '../api/useReleases.js';
import { againstCanary, evidenceText } from '../model/evidence.js';
import { firstPeriod, type Period, periods } from '../model/periods.js';
import { healthSeries } from '../model/series.js';
import { type Vital, vitalLimits, vitals } from '../model/vitals.js';
import { releasesTexts } from '../texts.js';

/** Whether pages of both cohorts fail, and how they feel. */
export function HealthTab({ remote }: { remote: RemoteOverview }) {
  const t = useTexts(releasesTexts);
  const [period, setPeriod] = useState<Period>(() => firstPeriod(remote.canary?.since, Date.now()));
  const query = useHealth(remote.name, Number(period));
  return (
    <>
      {remote.canary === null ? null : <Verdict evidence={remote.canary.evidence} />}
      <Panel
        title={t.rates}
        lead={t.ratesLead}
        actions={
          <SegmentedControl
            label={t.period}
            options={periods.map((value) => ({ value, label: t.periods[value] }))}
            value={period}
            onChange={setPeriod}
          />
        }
      >
        <Polled query={query} skeleton={<Skeleton shape="chart" />}>
          {(health) => <RateChart health={health} period={period} at={query.dataUpdatedAt} />}
        </Polled>
      </Panel>
      {query.data === undefined && query.error !== null ? null : (
        <Panel flush title={t.vitals} lead={t.vitalsLead}>
          <Polled query={query} quiet flush>
            {(health) => <VitalsTable health={health} />}
          </Polled>
        </Panel>
      )}
    </>
  );
}

/** What the rule sees, and how far it is from taking the canary back. */
function Verdict({ evidence }: { evidence: CanaryEvidence }) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const ratio = format.number(evidence.ratio, evidence.ratio < 10 ? 1 : 0);
  const threshold = format.number(evidence.threshold);
  return (
    <Panel title={t.verdictTitle}>
      <div className="stack">
        <p>{evidenceText(evidence, t.evidence, format.number)}</p>
        <Progress
          value={againstCanary(evidence)}
          label={t.against}
          valueText={t.againstValue(ratio, threshold)}
          labels={[t.againstNow(ratio), t.againstEnd(threshold)]}
        />
        <SourceLine>{t.rule}</SourceLine>
      </div>
    </Panel>
  );
}

interface RateChartProps {
  readonly health: ReleaseHealth;
  readonly period: Period;
  /** When the answer came, epoch milliseconds. */
  readonly at: number;
}

function RateChart({ health, period, at }: RateChartProps) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const series = healthSeries(health, Number(period), at);
  const { stable, canary } = series.total;
  if (stable.views + canary.views === 0) return <EmptyState>{t.noneMeasured}</EmptyState>;
  const label = (iso: string) =>
    period === '168' ? `${format.date(iso).replace(/ \d{4}$/, '')} ${format.time(iso)}` : format.time(iso);
  const counted = ({ failures, views }: CohortCount) =>
    t.rateOf(format.number(failures), format.number(views), views);
  const measured = { name: t.canary, values: series.canary, color: 1 as const };
  return (
    <LineChart
      label={t.chart(t.periods[period])}
      labels={series.at.map(label)}
      series={[
        { name: t.stable, values: series.stable, color: 5, dashed: true },
        ...(canary.views === 0 ? [] : [measured]),
      ]}
      format={(value) => format.percent(value)}
      source={t.source(counted(stable), canary.views === 0 ? null : counted(canary))}
    />
  );
}

function VitalsTable({ health: { vitals: measured } }: { health: ReleaseHealth }) {
  const t = useTexts(releasesTexts);
  const format = useFormat();
  const text = (vital: Vital, value: number | null) =>
    value === null ? '–' : vital === 'cls' ? format.number(value, 2) : format.duration(value);
  if (vitals.every((vital) => measured.stable[vital] === null && measured.canary[vital] === null))
    return (
      <DataTable
        caption={t.vitals}
        columns={[]}
        rows={[]}
        rowKey={String}
        empty={<EmptyState>{t.noneMeasured}</EmptyState>}
      />
    );
  return (
    <DataTable
      caption={t.vitals}
      rows={vitals}
      rowKey={(vital) => vital}
      columns={[
        { key: 'name', header: t.vitalColumns.name, cell: (vital) => t.vital[vital] },
        {
          key: 'good',
          header: t.vitalColumns.good,
          cell: (vital) => text(vital, vitalLimits[vital]),
          align: 'end',
          phone: 'hidden',
        },
        {
          key: 'stable',
          header: t.stable,
          cell: (vital) => text(vital, measured.stable[vital]),
          align: 'end',
          phone: 'meta',
        },
        {
          key: 'canary',
          header: t.canary,
          cell: (vital) => text(vital, measured.canary[vital]),
          align: 'end',
          phone: 'meta',
        },
      ]}
    />
  );
}
