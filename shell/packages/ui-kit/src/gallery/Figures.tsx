import { Ellipsis } from 'lucide-react';
import {
  BarChart,
  ChartLegend,
  type Column,
  DataTable,
  EmptyState,
  IconButton,
  LineChart,
  Panel,
  Sparkline,
  StatSkeleton,
  StatTile,
  StatTiles,
  StatusLabel,
} from '../index.js';
import { Cell } from './Cell.js';
import css from './Gallery.module.css';
import { before, bridge, days, failed, gaps, growth, losses, months, revenue, succeeded } from './samples.js';

const ROWS = [
  {
    name: 'Facturen uit de mailbox boeken',
    status: 'running',
    last: '12 min geleden',
    rate: '99,2%',
    runs: '1.284',
  },
  {
    name: 'Arbeidsongeschiktheidsverzekeringspolissen doorsturen',
    status: 'running',
    last: '5 dagen geleden',
    rate: '100%',
    runs: '42',
  },
  {
    name: 'Leads verrijken en toewijzen',
    status: 'paused',
    last: '3 uur geleden',
    rate: '94,6%',
    runs: '317',
  },
] as const;
type Row = (typeof ROWS)[number];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Naam', cell: (row) => row.name, sortable: true },
  { key: 'status', header: 'Status', cell: (row) => <StatusLabel status={row.status} />, phone: 'status' },
  { key: 'last', header: 'Laatste run', cell: (row) => row.last, sortable: true },
  { key: 'rate', header: 'Succes', cell: (row) => row.rate, align: 'end', phone: 'figure' },
  { key: 'runs', header: 'Runs', cell: (row) => row.runs, align: 'end', phone: 'meta' },
];
const rowKey = (row: Row) => row.name;
const none = () => undefined;

/** Figures, tables, charts. */
export function Figures() {
  return (
    <>
      <div className={`${css.full} stack`}>
        <StatTiles>
          <StatTile label="Actieve automatiseringen" value="9" unit="van 11" note="2 gepauzeerd" />
          <StatTile
            label="Totaal runs"
            value="4.318"
            change="+12%"
            trend="up"
            note="in 30 dagen"
            sparkline={[1, 2, 2, 4, 3, 5, 6, 7]}
          />
          <StatTile label="Tijd bespaard" value="63" unit="uur" note="deze maand" sample />
          <StatTile
            label="Succespercentage"
            value="98,4"
            unit="%"
            change="−0,6"
            trend="down"
            note="in 30 dagen"
            sparkline={[9, 9, 7, 9, 7, 5, 6]}
          />
        </StatTiles>
        <Panel title="Gesorteerd, gekozen, met handelingen" headingLevel={3} flush>
          <DataTable<Row>
            caption="Automatiseringen"
            rows={ROWS}
            rowKey={rowKey}
            sort={{ key: 'name', direction: 'asc' }}
            onSort={none}
            selected={(row) => row.status === 'paused'}
            rowActions={(row) => (
              <IconButton size="sm" label={`Meer over ${row.name}`} icon={<Ellipsis aria-hidden="true" />} />
            )}
            columns={COLUMNS}
          />
        </Panel>
        <Panel title="Dicht op elkaar" headingLevel={3} flush>
          <DataTable<Row> caption="Dicht" rows={ROWS} rowKey={rowKey} columns={COLUMNS} density="compact" />
        </Panel>
      </div>
      <Cell name="tabel: laden">
        <DataTable<Row> caption="Laden" rows={[]} rowKey={rowKey} columns={COLUMNS} loading />
      </Cell>
      <Cell name="tabel: leeg">
        <DataTable<Row>
          caption="Leeg"
          rows={[]}
          rowKey={rowKey}
          columns={COLUMNS}
          empty={<EmptyState>Nog geen automatiseringen.</EmptyState>}
        />
      </Cell>
      <Cell name="staven: gestapeld">
        <BarChart
          label="Runs per dag, 8 tot en met 21 november"
          labels={days}
          series={[
            { name: 'Gelukt', color: 1, values: succeeded },
            { name: 'Mislukt', color: 2, values: failed },
          ]}
        />
      </Cell>
      <Cell name="staven: onder nul">
        <BarChart
          label="Groei en verlies per maand"
          labels={bridge}
          series={[
            { name: 'Groei', color: 3, values: growth },
            { name: 'Verlies', color: 4, values: losses },
          ]}
        />
      </Cell>
      <Cell name="lijn: doel, vlak, vergelijking">
        <LineChart
          label="MRR per maand"
          labels={months}
          goal={{ value: 10000, label: 'doel € 10.000' }}
          source="bron: billing · 21 nov 2026 09:42"
          series={[
            { name: 'Gemeten', color: 1, values: revenue, area: true },
            { name: 'Vorig jaar', color: 5, values: before, dashed: true },
          ]}
        />
      </Cell>
      <Cell name="lijn: gaten en losse metingen; legenda en vonklijn los">
        <LineChart
          label="Aanmeldingen"
          labels={months}
          noLegend
          series={[{ name: 'Meting', color: 6, values: gaps }]}
        />
        <ChartLegend series={[{ name: 'Meting', color: 6 }]} />
        <Sparkline values={[3, 4, 3, 6, 8, 7, 9]} />
      </Cell>
      <Cell name="cijfers laden" size="full">
        <StatSkeleton />
      </Cell>
    </>
  );
}
