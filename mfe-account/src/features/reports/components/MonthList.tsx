import type { MonthlyReportsResponse } from '@stroomwerk/contracts/library';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, PanelItems, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { monthName, withCapital } from '../model/month.js';
import { reportTexts } from '../texts.js';
import css from './Reports.module.css';

/** Every month that can be looked at, the latest first. */
export function MonthList({
  reports,
  shown,
}: {
  reports: MonthlyReportsResponse;
  shown: string | undefined;
}) {
  const t = useTexts(reportTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const { current, months } = reports;
  const lines = [
    ...(current ? [{ ...current, note: t.current }] : []),
    ...months.map((month) => ({ ...month, note: '' })),
  ];
  return (
    <Panel flush title={t.months} lead={t.monthsLead}>
      <PanelItems>
        {lines.map(({ month, minutes_saved, saved_cents, note }) => (
          <li key={month} className={css.month}>
            <TextLink
              component={Link}
              to={`?month=${month}`}
              aria-current={month === shown ? 'page' : undefined}
            >
              {withCapital(monthName(month, language))}
            </TextLink>{' '}
            <span className={css.soft}>
              {note ? `${note}, ` : ''}
              {format.number(minutes_saved / 60, 1)} {t.hour}
              {saved_cents === null ? '' : `, ${format.euro(saved_cents)}`}
            </span>
          </li>
        ))}
      </PanelItems>
    </Panel>
  );
}
