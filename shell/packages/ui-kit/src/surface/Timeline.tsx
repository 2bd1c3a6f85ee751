import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import css from './Flow.module.css';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  meta?: ReactNode;
  /** `now` fills the node; warning and danger make it a square. */
  tone?: 'normal' | 'now' | 'warning' | 'danger';
}

/** What happened, newest first, on one line. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {items.map(({ id, title, meta, tone = 'normal' }) => (
        <li key={id} className={tone === 'normal' ? undefined : css[tone]}>
          <div className={css.itemTitle}>{title}</div>
          {meta ? <div className={css.itemMeta}>{meta}</div> : null}
        </li>
      ))}
    </ol>
  );
}

export interface StepItem {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** Default `todo`. */
  state?: 'todo' | 'active' | 'done';
  content?: ReactNode;
}

/** Numbered steps on a line, for set-up. */
export function Steps({ items, label }: { items: readonly StepItem[]; label?: string }) {
  return (
    <ol className={css.steps} aria-label={label}>
      {items.map(({ id, title, text, state = 'todo', content }, index) => (
        <li
          key={id}
          className={state === 'todo' ? undefined : css[state]}
          aria-current={state === 'active' ? 'step' : undefined}
        >
          <span className={css.number}>{state === 'done' ? <Check aria-label="✓" /> : index + 1}</span>
          <div className={css.stepTitle}>{title}</div>
          {text ? <p className={css.stepText}>{text}</p> : null}
          {content}
        </li>
      ))}
    </ol>
  );
}

export interface LedgerStep {
  id: string;
  value: ReactNode;
  label: ReactNode;
}

/** Amounts that pass through stages on one line (affiliate: held, released, paid). */
export function Ledger({ steps, className }: { steps: readonly LedgerStep[]; className?: string }) {
  return (
    <dl className={cx(css.ledger, className)}>
      {steps.map((step) => (
        <div key={step.id} className={css.ledgerStep}>
          <dt>{step.label}</dt>
          <dd>{step.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The cobalt line between two sections of the landing page; ends in a node at the next heading. */
export function CurrentLine() {
  return <div className={css.current} aria-hidden="true" />;
}
