import { cx } from '@stroomwerk/ui-kit';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { moveAmongTiles } from '../model/tile-keys.js';
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

/** All choices are one stop of the Tab key: the one that has the focus, else the one that is on, else the first. */
function keepOneStop(place: HTMLElement): void {
  const all = [...place.querySelectorAll<HTMLElement>('[data-choice]')];
  const on = place.querySelector('[data-choice]:is([aria-pressed=true], [aria-current=true])');
  const stop = all.find((one) => one === document.activeElement) ?? on ?? all[0];
  for (const one of all) one.tabIndex = one === stop ? 0 : -1;
}

/**
 * The choices of a facet, by the toolbar pattern of WAI-ARIA: arrows, Home and End go along them, so that what follows
 * is not sixty stops away. Without scripts each is a stop of its own.
 */
export function Choices({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) keepOneStop(place.current);
  });
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
    const index = all.indexOf(event.target as HTMLElement);
    const to = moveAmongTiles(event.key, index, all.length, 1);
    if (index === -1 || typeof to !== 'number') return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <div
      ref={place}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={title}
      className={css.choices}
      onKeyDown={move}
      onFocus={({ currentTarget }) => keepOneStop(currentTarget)}
      onBlur={({ currentTarget }) => keepOneStop(currentTarget)}
    >
      {children}
    </div>
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
      data-choice
      className={className}
      aria-pressed={on}
      aria-describedby={described}
      onClick={onClick}
    >
      {content}
    </button>
  ) : (
    <Link
      data-choice
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
