import type { ContentWorkflow } from '../dsl/types.js';
import { amounts } from './amounts.js';
import { caught } from './caught.js';
import { cells } from './cells.js';
import { columns } from './columns.js';
import { consent } from './consent.js';
import { dates } from './dates.js';
import { days } from './days.js';
import { endless } from './endless.js';
import { erasure } from './erasure.js';
import { models } from './models.js';
import { namedSteps } from './named-steps.js';
import { numbers } from './numbers.js';
import { once } from './once.js';
import { openDoors } from './open-doors.js';
import { pairs } from './pairs.js';
import { patterns } from './patterns.js';
import { promises } from './promises.js';
import { questions } from './questions.js';
import { readable } from './readable.js';
import { responding } from './responding.js';
import { rows } from './rows.js';
import { type Fault, type Rule, Subject } from './rule.js';
import { secrets } from './secrets.js';
import { setUp } from './set-up.js';
import { settings } from './settings.js';
import { several } from './several.js';
import { stock } from './stock.js';
import { texts } from './texts.js';
import { unheard } from './unheard.js';

/** What no published workflow may have; a new rule stands in here. */
export const rules: readonly Rule[] = [
  settings,
  readable,
  texts,
  numbers,
  amounts,
  dates,
  rows,
  models,
  secrets,
  days,
  stock,
  promises,
  erasure,
  consent,
  namedSteps,
  columns,
  responding,
  endless,
  questions,
  cells,
  unheard,
  once,
  several,
  pairs,
  caught,
  patterns,
  openDoors,
  setUp,
];

export interface Finding extends Fault {
  readonly rule: string;
  readonly workflow: string;
  readonly recipe: string;
}

const enough = 20;

/**
 * What is wrong with a workflow: every fault that its author does not accept with a reason, and every exception for nothing.
 */
export function faultsOf(entry: ContentWorkflow): Finding[] {
  const subject = new Subject(entry);
  const of = (rule: string, fault: Fault): Finding => ({
    ...fault,
    rule,
    workflow: entry.slug,
    recipe: entry.meta.pattern,
  });
  const found = rules.flatMap(({ id, find }) => [...find(subject)].map((fault) => of(id, fault)));
  const accepted = entry.accepts ?? [];
  const isAt = (one: { rule: string; step?: string }, other: { rule: string; step?: string }) =>
    one.rule === other.rule && one.step === other.step;
  return [
    ...found.filter((one) => !accepted.some((other) => isAt(one, other))),
    ...accepted.flatMap(({ rule, step, why }) => [
      ...(why.trim().length < enough ? [of(rule, { step, says: 'say in "accepts" why this may stay' })] : []),
      ...(found.some((one) => isAt(one, { rule, step }))
        ? []
        : [of(rule, { step, says: 'nothing is wrong there any more: take it out of "accepts"' })]),
    ]),
  ];
}

/** A finding in one line. */
export const lineOf = ({ rule, workflow, step, says }: Finding): string =>
  `${rule}: ${workflow}${step === undefined ? '' : `, step "${step}"`}: ${says}`;
