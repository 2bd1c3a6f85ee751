import {
  BarChart,
  DataTable,
  Ledger,
  LineChart,
  MiniGraph,
  Panel,
  PanelItems,
  Progress,
  StatTile,
  StatTiles,
  StatusLabel,
  Steps,
  TextLink,
  Timeline,
} from '../index.js';
import { Cell } from './Cell.js';
import css from './Gallery.module.css';
import {
  before,
  channels,
  days,
  failed,
  invoices,
  large,
  loop,
  months,
  revenue,
  succeeded,
  support,
} from './samples.js';

const ROWS = [
  {
    name: 'Facturen uit de mailbox boeken',
    status: 'running',
    last: '12 min geleden',
    rate: '99,2%',
    runs: '1.284',
  },
  { name: 'Weekrapport voor het team', status: 'running', last: '5 dagen geleden', rate: '100%', runs: '42' },
  {
    name: 'Leads verrijken en toewijzen',
    status: 'paused',
    last: '3 uur geleden',
    rate: '94,6%',
    runs: '317',
  },
] as const;
type Row = (typeof ROWS)[number];

/** Figures, tables, charts, lines and graphs. */
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
        <Panel
          title="Automatiseringen"
          flush
          actions={
            <TextLink href="#x" small>
              Alle 11 bekijken
            </TextLink>
          }
        >
          <DataTable<Row>
            caption="Automatiseringen"
            rows={ROWS}
            rowKey={(row) => row.name}
            sort={{ key: 'name', direction: 'asc' }}
            onSort={() => undefined}
            columns={[
              { key: 'name', header: 'Naam', cell: (row) => row.name, sortable: true },
              {
                key: 'status',
                header: 'Status',
                cell: (row) => <StatusLabel status={row.status} />,
                phone: 'status',
              },
              { key: 'last', header: 'Laatste run', cell: (row) => row.last, sortable: true },
              { key: 'rate', header: 'Succes', cell: (row) => row.rate, align: 'end', phone: 'figure' },
              { key: 'runs', header: 'Runs', cell: (row) => row.runs, align: 'end', phone: 'meta' },
            ]}
          />
        </Panel>
        <div className="cols-2">
          <Panel title="Runs per dag">
            <BarChart
              label="Runs per dag, 8 tot en met 21 november"
              labels={days}
              series={[
                { name: 'Gelukt', color: 1, values: succeeded },
                { name: 'Mislukt', color: 2, values: failed },
              ]}
            />
          </Panel>
          <Panel title="MRR naar € 10.000" footer="bron: billing · 21 nov 2026 09:42">
            <LineChart
              label="MRR per maand"
              labels={months}
              goal={{ value: 10000, label: 'doel € 10.000' }}
              series={[
                { name: 'Gemeten', color: 1, values: revenue, area: true },
                { name: 'Vorig jaar', color: 5, values: before, dashed: true },
              ]}
            />
          </Panel>
        </div>
      </div>
      <Cell name="voortgang, grootboek, tijdlijn">
        <Progress
          value={43}
          label="MRR"
          valueText="€ 4.312 van € 10.000"
          labels={['€ 0', 'nog € 5.688', '€ 10.000 per maand']}
        />
        <Ledger
          steps={[
            { id: 'a', value: '€ 120,00', label: 'vastgehouden' },
            { id: 'b', value: '€ 80,00', label: 'vrij' },
            { id: 'c', value: '€ 240,00', label: 'uitbetaald' },
          ]}
        />
        <Timeline
          items={[
            { id: '1', title: 'Factuur 2291 geboekt', meta: 'Facturen uit de mailbox · 09:41', tone: 'now' },
            { id: '2', title: 'Briefing klaar voor 10:00', meta: 'Afspraken voorbereiden · 09:40' },
            { id: '3', title: 'Gepauzeerd na 3 fouten', meta: 'Leads verrijken · 06:40', tone: 'warning' },
          ]}
        />
        <Steps
          items={[
            { id: '1', title: 'Verbind Gmail', text: 'Klaar.', state: 'done' },
            { id: '2', title: 'Verbind Xero', text: 'Geef toegang tot facturen.', state: 'active' },
            { id: '3', title: 'Zet aan' },
          ]}
        />
      </Cell>
      <Cell name="schema’s: keten, tak, lus, groot">
        <MiniGraph graph={invoices} />
        <MiniGraph graph={channels} />
        <MiniGraph graph={support} />
        <MiniGraph graph={loop} />
        <MiniGraph graph={large} />
        <Panel title="Past bij jouw apps" headingLevel={3} flush>
          <PanelItems>
            <li>
              <MiniGraph graph={channels} small />
              <span className="grow">Betaalherinneringen op tijd</span>
            </li>
            <li>Formulier naar CRM</li>
          </PanelItems>
        </Panel>
      </Cell>
    </>
  );
}
