import { planOf } from '@stroomwerk/contracts';
import type { ReportAutomation, ReportFigures } from '@stroomwerk/contracts/library';
import { centsOf } from '../../insights/domain/saved.js';
import { daysOf } from './calendar.js';
import { type AutomationDay, failingOf } from './failing.js';
import { costOf, type PlanDay } from './plan-days.js';

/** What the account's automations did on the days of a report, as everything that tells of saved time counts it. */
export interface Ran {
  readonly runs: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly minutes: number;
  readonly cents: number | null;
  readonly hourlyRateCents: number | null;
  readonly automations: readonly {
    readonly id: string;
    readonly name: string;
    readonly runs: number;
    readonly succeeded: number;
    readonly failed: number;
    readonly minutes: number;
  }[];
}

/** Where an automation runs. */
export interface Place {
  readonly automation_id: string;
  readonly connection_id: string;
  readonly connection_name: string;
}

/** All that a month's figures are made of. */
export interface Month {
  readonly month: string;
  /** At least one. */
  readonly planned: readonly [PlanDay, ...PlanDay[]];
  readonly ran: Ran;
  readonly days: readonly AutomationDay[];
  readonly places: readonly Place[];
}

const mostSavedFirst = (automations: Ran['automations']): Ran['automations'] =>
  automations.toSorted((one, other) => other.minutes - one.minutes || other.runs - one.runs);

/** The figures of a month, on the days from the first to the last on which a plan was in force. */
export function figuresOf({ month, planned, ran, days, places }: Month): ReportFigures {
  const [first] = planned;
  const last = planned.at(-1) ?? first;
  return {
    ...{ month, first_day: first.day, last_day: last.day, days_in_month: daysOf(month).length },
    ...{ plan: planOf(last.change.price_tier), cost: costOf(planned, month) },
    ...{ runs: ran.runs, succeeded: ran.succeeded, failed: ran.failed, minutes_saved: ran.minutes },
    ...{ hourly_rate_cents: ran.hourlyRateCents, saved_cents: ran.cents },
    automations: mostSavedFirst(ran.automations).map(
      ({ id, name, runs, succeeded, failed, minutes }): ReportAutomation => {
        const place = places.find(({ automation_id }) => automation_id === id);
        return {
          ...{ automation_id: id, name, runs, succeeded, failed, minutes_saved: minutes },
          connection_id: place?.connection_id ?? null,
          connection_name: place?.connection_name ?? null,
          failing: failingOf(days.filter(({ automation_id }) => automation_id === id)),
        };
      },
    ),
  };
}

/** What of a report is about one n8n, e.g. that of an agency's client. */
export function partOf(figures: ReportFigures, connectionId: string): ReportFigures {
  const automations = figures.automations.filter(({ connection_id }) => connection_id === connectionId);
  const sum = (of: (automation: ReportAutomation) => number): number =>
    automations.reduce((all, automation) => all + of(automation), 0);
  const minutes = sum(({ minutes_saved }) => minutes_saved);
  return {
    ...figures,
    ...{ runs: sum(({ runs }) => runs), succeeded: sum(({ succeeded }) => succeeded) },
    ...{ failed: sum(({ failed }) => failed), minutes_saved: minutes },
    saved_cents: centsOf(minutes, figures.hourly_rate_cents),
    automations,
  };
}
