import { cx } from '@stroomwerk/ui-kit';
import { Check, CircleX, Clock, type LucideIcon, Plug, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import css from './Deploy.module.css';

/** good: it runs. wait: something is awaited. bad: it failed. warn: it asks for something. new: a step before. gone: taken out. */
export type SaysTone = 'good' | 'wait' | 'bad' | 'warn' | 'new' | 'gone';
const icons: Record<SaysTone, LucideIcon> = {
  good: Check,
  wait: Clock,
  bad: CircleX,
  warn: TriangleAlert,
  new: Plug,
  gone: Undo2,
};

interface SaysProps {
  readonly tone: SaysTone;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons; the one that leads on last. */
  readonly acts?: ReactNode;
  /** Its heading, to give the focus to. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** One thing to tell, by shape, words and what to do. */
export function Says({ tone, title, children, acts, heading }: SaysProps) {
  const Icon = icons[tone];
  return (
    <section className={css.says}>
      <span className={cx(css.shape, css[tone])} aria-hidden="true">
        <Icon size={20} strokeWidth={1.6} />
      </span>
      <div className={css.saysText}>
        <h2 ref={heading} tabIndex={-1} className={css.saysTitle}>
          {title}
        </h2>
        {children}
      </div>
      {acts ? <div className={css.acts}>{acts}</div> : null}
    </section>
  );
}
