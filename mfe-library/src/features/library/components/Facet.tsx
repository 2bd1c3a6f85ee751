import { cx } from '@stroomwerk/ui-kit';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import css from './Library.module.css';

/** A titled group of choices. */
export function Facet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.facet} aria-label={title}>
      <h2 className={css.facetTitle}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoiceProps {
  readonly on: boolean;
  readonly icon?: ReactNode;
  readonly count?: string | undefined;
  /** Nothing would be found: still a choice, but quiet. */
  readonly none?: boolean;
  readonly children: ReactNode;
  /** Either this … */
  readonly onClick?: () => void;
  /** … or an address: then it works without scripts. */
  readonly to?: string;
  /** A combination that search engines need not follow. */
  readonly nofollow?: boolean;
}

/** One choice of a facet with the number of workflows it leaves. */
export function Choice({
  on,
  icon,
  count,
  none = false,
  children,
  onClick,
  to,
  nofollow = false,
}: ChoiceProps) {
  const id = useId();
  const described = count === undefined ? undefined : id;
  const className = cx(css.choice, on && css.on, none && !on && css.noneLeft);
  const content = (
    <>
      {icon}
      <span className={css.choiceText}>{children}</span>
      {count === undefined ? null : (
        // Its name is the value alone; how many there are is said after it.
        <span id={id} className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <button
      type="button"
      className={className}
      aria-pressed={on}
      aria-describedby={described}
      onClick={onClick}
    >
      {content}
    </button>
  ) : (
    <Link
      className={className}
      to={to}
      aria-current={on ? 'true' : undefined}
      aria-describedby={described}
      rel={nofollow ? 'nofollow' : undefined}
    >
      {content}
    </Link>
  );
}

/** Before "All" and before what has no picture of its own: a ring, filled when chosen. */
export function ChoiceMark({ square = false }: { square?: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={css.allMark}>
      {square ? <rect x="4" y="4" width="8" height="8" rx="1" /> : <circle cx="8" cy="8" r="4" />}
    </svg>
  );
}
