import type { Analytics } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { StatTile, StatTiles, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { difference, growth } from '../model/change.js';
import { insightTexts } from '../texts.js';

/** The period in four figures, next to the one before. */
export function Totals({ data }: { data: Analytics }) {
  const t = useTexts(insightTexts);
  const format = useFormat();
  const { total, before, days, hourly_rate_cents: rate, working_day_hours: dayHours } = data;
  const note = before === null ? t.nothingBefore : undefined;
  const compared = (found: ReturnType<typeof growth>) =>
    found === undefined ? { note } : { ...found, note: t.than(days) };
  const hours = total.minutes / 60;
  return (
    <StatTiles>
      <StatTile
        label={t.runs}
        value={format.number(total.runs)}
        {...compared(growth(total.runs, before?.runs, format))}
      />
      <StatTile
        label={t.success}
        {...(total.success === null
          ? { value: t.none }
          : { value: format.number(total.success, 1), unit: '%' })}
        {...compared(difference(total.success, before?.success, format))}
      />
      <StatTile
        label={t.saved}
        value={format.number(hours, 1)}
        unit={t.hours}
        {...(dayHours === null
          ? compared(growth(total.minutes, before?.minutes, format))
          : { note: t.workingDays(format.number(hours / dayHours, 1), format.number(dayHours, 1)) })}
      />
      <StatTile
        label={t.worth}
        value={total.cents === null ? t.none : format.euro(total.cents)}
        note={
          rate === null ? (
            <TextLink small component={Link} to="/dashboard?tab=settings">
              {t.noRate}
            </TextLink>
          ) : (
            t.worthAt(format.euro(rate, { style: 'marketing' }))
          )
        }
      />
    </StatTiles>
  );
}
