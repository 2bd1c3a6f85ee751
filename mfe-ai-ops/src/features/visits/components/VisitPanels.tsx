import type { Visits } from '@stroomwerk/contracts/ai-ops';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { BarChart, Facts, Panel, SourceLine } from '@stroomwerk/ui-kit';
import { FigureNote } from '../../figures/components/FigureNote.js';
import { Polled } from '../../polling/components/Polled.js';
import { useVisits } from '../api/useVisits.js';
import { everyDay, shares } from '../model/days.js';
import { visitsTexts } from '../texts.js';
import { CountTable } from './CountTable.js';

function Source({ visits }: { visits: Visits }) {
  const t = useTexts(visitsTexts);
  return <FigureNote source={{ source: t.source, measured_at: visits.measured_at, sample: false }} />;
}

/** How many came, from where, and how far they went. */
export function Reach() {
  const t = useTexts(visitsTexts);
  const query = useVisits();
  return (
    <Polled query={query}>
      {(visits) => (
        <>
          <ViewsByDay visits={visits} />
          <div className="cols-3">
            <Funnel visits={visits} />
            <CountTable
              title={t.referrers}
              rows={visits.referrers}
              nameOf={(name) => (name === 'other' ? t.other : name)}
            />
            <CountTable
              title={t.pages}
              rows={visits.pages}
              nameOf={(name) => (name === '*' ? t.noPage : name)}
            />
          </div>
        </>
      )}
    </Polled>
  );
}

/** On what the pages were seen, and in which releases. */
export function Audience() {
  const t = useTexts(visitsTexts);
  const query = useVisits();
  const named =
    (names: Readonly<Record<string, string>>) =>
    (name: string): string =>
      names[name] ?? name;
  return (
    <Polled query={query}>
      {(visits) => (
        <div className="stack">
          <div className="cols-3">
            <CountTable title={t.devices} rows={visits.devices} nameOf={named(t.device)} />
            <CountTable title={t.languages} rows={visits.languages} nameOf={named(t.language)} />
            <CountTable title={t.releases} rows={visits.releases} />
          </div>
          <SourceLine>
            <Source visits={visits} />
          </SourceLine>
        </div>
      )}
    </Polled>
  );
}

function ViewsByDay({ visits }: { visits: Visits }) {
  const t = useTexts(visitsTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const dayName = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const days = everyDay(visits.since, visits.days, visits.by_day);
  return (
    <Panel title={t.views} lead={t.viewsLead(format.number(visits.views))}>
      <BarChart
        label={t.chart}
        labels={days.map(({ day }) => dayName.format(new Date(`${day}T00:00:00Z`)))}
        series={[{ name: t.views, values: days.map(({ views }) => views), color: 1 }]}
        format={(value) => format.number(value)}
        source={<Source visits={visits} />}
      />
    </Panel>
  );
}

function Funnel({ visits }: { visits: Visits }) {
  const t = useTexts(visitsTexts);
  const format = useFormat();
  const parts = shares(visits.funnel);
  const names: Readonly<Record<string, string>> = t.steps;
  return (
    <Panel title={t.funnel}>
      <Facts
        items={visits.funnel.map(({ name, count }, index) => {
          const part = parts[index] ?? null;
          return {
            key: name,
            term: names[name] ?? name,
            value: (
              <>
                {format.number(count)}
                {part === null ? null : (
                  <>
                    <br />
                    <span className="caption">{t.share(format.percent(part))}</span>
                  </>
                )}
              </>
            ),
          };
        })}
      />
    </Panel>
  );
}
