import type { AccountRate } from '@stroomwerk/contracts/library';
import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Checkbox,
  ErrorNotice,
  Field,
  Input,
  Notice,
  Panel,
  RowSkeleton,
  useForm,
  useToast,
} from '@stroomwerk/ui-kit';
import { useRate } from '../api/use-insights.js';
import { amountText, centsTyped } from '../model/amount.js';
import { insightTexts } from '../texts.js';
import css from './Insights.module.css';

const week = [1, 2, 3, 4, 5, 6, 7] as const;
const rules = {
  hourly_rate_cents: { most: 12 },
  works_from: { required: true },
  works_to: { required: true },
  ...{ day1: {}, day2: {}, day3: {}, day4: {}, day5: {}, day6: {}, day7: {} },
} as const;

/** What an hour of the account's is worth, and when it works. */
export function RatePanel() {
  const t = useTexts(insightTexts);
  const { rate, save } = useRate();
  const { data, error, refetch } = rate;
  return (
    <Panel title={t.rateTitle} lead={t.rateLead}>
      {data ? (
        <RateForm rate={data} onSave={(body) => save.mutateAsync({ body })} />
      ) : error ? (
        <ErrorNotice error={error} title={t.rateFailed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : (
        <RowSkeleton />
      )}
    </Panel>
  );
}

export function RateForm({
  rate,
  onSave,
}: {
  rate: AccountRate;
  onSave: (rate: AccountRate) => Promise<unknown>;
}) {
  const t = useTexts(insightTexts);
  const { language } = useLanguage();
  const { show } = useToast();
  const form = useForm(rules, {
    initial: {
      hourly_rate_cents: amountText(rate.hourly_rate_cents, language === 'nl' ? ',' : '.'),
      works_from: rate.works_from,
      works_to: rate.works_to,
      ...Object.fromEntries(rate.work_days.map((day) => [`day${day}`, 'on'])),
    },
    check: (values) => ({
      ...(centsTyped(values.hourly_rate_cents) === undefined ? { hourly_rate_cents: t.rateWrong } : {}),
      ...(values.works_from === values.works_to ? { works_to: t.sameTime } : {}),
      ...(week.some((day) => values[`day${day}`] === 'on') ? {} : { day1: t.noDays }),
    }),
    send: async (values) => {
      await onSave({
        hourly_rate_cents: centsTyped(values.hourly_rate_cents) ?? null,
        ...{ works_from: values.works_from, works_to: values.works_to },
        work_days: week.filter((day) => values[`day${day}`] === 'on'),
      });
      show(t.rateSaved);
    },
  });
  return (
    <form {...form.props} className="stack">
      <div className={css.fields}>
        <Field label={t.rate} hint={t.rateHint} error={form.problems.hourly_rate_cents} optional>
          <Input {...form.field('hourly_rate_cents')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={t.worksFrom} error={form.problems.works_from}>
          <Input {...form.field('works_from')} type="time" />
        </Field>
        <Field label={t.worksTo} error={form.problems.works_to}>
          <Input {...form.field('works_to')} type="time" />
        </Field>
      </div>
      <fieldset>
        <legend className={css.legend}>{t.workDays}</legend>
        <div className={css.days}>
          {week.map((day) => (
            <Checkbox
              key={day}
              {...form.box(`day${day}`)}
              label={t.dayNames[day - 1]}
              error={day === 1 ? form.problems.day1 : undefined}
            />
          ))}
        </div>
      </fieldset>
      {form.failure === undefined ? null : (
        <Notice tone="danger" live>
          {form.failure}
        </Notice>
      )}
      <div className="row">
        <Button type="submit" busy={form.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
