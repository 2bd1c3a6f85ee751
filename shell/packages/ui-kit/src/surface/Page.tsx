import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { frameTexts } from '../texts/frame.js';
import css from './Page.module.css';

export interface ContainerProps {
  /** Default `landing` (1200); `app` 1248, `wide` 1440, `narrow` 736. */
  width?: 'landing' | 'app' | 'wide' | 'narrow';
  /** Page padding above and below, and 20 px between its children. */
  page?: boolean;
  children: ReactNode;
  className?: string;
}

/** Centred content with the fluid gutter. A page in the app is `<Container width="app" page>`. */
export function Container({ width = 'landing', page = false, children, className }: ContainerProps) {
  return (
    <div className={cx(css.container, width !== 'landing' && css[width], page && css.page, className)}>
      {children}
    </div>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
}

/** The one h1 of a page in the app, with its lead and actions. */
export function PageHeader({ title, lead, badge, actions }: PageHeaderProps) {
  return (
    <div className={css.head}>
      <div>
        <div className={css.title}>
          <h1 className="h1">{title}</h1>
          {badge}
        </div>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}

/** Heading of a landing section with a lead, or a control, to its right. */
export function SectionHeader({ title, lead, id }: { title: ReactNode; lead?: ReactNode; id?: string }) {
  return (
    <div className={css.section}>
      <h2 id={id} className="h2">
        {title}
      </h2>
      {lead ? <div className="lead">{lead}</div> : null}
    </div>
  );
}

/** Terms and values in two columns, values right. */
export function Facts({
  items,
}: {
  items: ReadonlyArray<{ term: ReactNode; value: ReactNode; key?: string }>;
}) {
  return (
    <dl className={css.facts}>
      {items.map((item, index) => (
        <FactRow key={item.key ?? `${index}-${String(item.term)}`} term={item.term} value={item.value} />
      ))}
    </dl>
  );
}

function FactRow({ term, value }: { term: ReactNode; value: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Read aloud, not shown. */
export function VisuallyHidden({ children, live = false }: { children: ReactNode; live?: boolean }) {
  return (
    <span className={css.hidden} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}

/** First thing on the page: jumps to the main landmark (`<main id="main" tabIndex={-1}>`). */
export function SkipLink({ target = '#main', children }: { target?: string; children?: ReactNode }) {
  const texts = useUiTexts(frameTexts);
  return (
    <a href={target} className={css.skip}>
      {children ?? texts.skip}
    </a>
  );
}
