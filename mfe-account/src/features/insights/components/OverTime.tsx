import type { Analytics } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { BarChart, LineChart, Panel } from '@stroomwerk/ui-kit';
import { latelyTexts } from '../lately-texts.js';
import { grouped, successOf } from '../model/grouped.js';
import { shortDay } from '../model/short-day.js';
import { insightTexts } from '../texts.js';

/** Days that fit without their year. */
const oneYear = 300;

/** Runs, success and saved hours by day, or by week of a long period. */
export function OverTime({ data }: { data: Analytics }) {
  const t = useTexts(insightTexts);
  const ended = useTexts(latelyTexts);
  const format = useFormat();
  const { by, groups } = grouped(data.by_day);
  const labels = groups.map(({ day }) => {
    const text = shortDay(day, format, data.days > oneYear);
    return by === 'week' ? t.weekOf(text) : text;
  });
  const { runs, succeeded, failed } = data.total;
  const canceled = runs - succeeded - failed;
  const title = by === 'day' ? ended.perDay : t.perWeek;
  const whole = (value: number) => format.number(value);
  return (
    <>
      <Panel title={title}>
        <BarChart
          label={title}
          labels={labels}
          format={whole}
          series={[
            { name: ended.succeeded, values: groups.map((group) => group.succeeded), color: 1 },
            { name: ended.failedRuns, values: groups.map((group) => group.failed), color: 2 },
          ]}
          source={canceled > 0 ? t.canceled(format.number(canceled)) : undefined}
        />
      </Panel>
      <div className="cols-2">
        <Panel title={t.successOver[by]}>
          <LineChart
            label={t.successOver[by]}
            labels={labels}
            format={(value) => format.percent(value)}
            series={[{ name: t.success, values: groups.map(successOf), color: 1 }]}
            noLegend
          />
        </Panel>
        <Panel title={t.savedOver[by]}>
          <LineChart
            label={t.savedOver[by]}
            labels={labels}
            format={(value) => format.number(value, 1)}
            series={[
              {
                name: t.savedOver[by],
                values: groups.map(({ minutes }) => minutes / 60),
                color: 1,
                area: true,
              },
            ]}
            noLegend
          />
        </Panel>
      </div>
    </>
  );
}
