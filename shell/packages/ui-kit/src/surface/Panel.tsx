import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.js';
import css from './Panel.module.css';

export interface PanelProps {
  title?: ReactNode;
  /** Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Beside the title: a badge, a SampleMark. */
  badge?: ReactNode;
  lead?: ReactNode;
  /** Right in the header: links, buttons, a SegmentedControl, the time. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** No padding: for tables and lists that reach the edge. */
  flush?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A surface with a header; a labelled section when it has a title. */
export function Panel(props: PanelProps) {
  const { title, headingLevel = 2, badge, lead, actions, footer, flush = false, children, className } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={cx(css.panel, className)} aria-labelledby={title ? id : undefined}>
      {title || actions ? (
        <div className={css.head}>
          <div>
            <div className={css.title}>
              {title ? (
                <Heading id={id} className="h3">
                  {title}
                </Heading>
              ) : null}
              {badge}
            </div>
            {lead ? <p className={css.lead}>{lead}</p> : null}
          </div>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {children ? <div className={flush ? undefined : css.body}>{children}</div> : null}
      {footer ? <div className={css.foot}>{footer}</div> : null}
    </section>
  );
}

/** Rows divided by hairlines inside a `flush` Panel; each child is one row. */
export function PanelItems({ children, className }: { children: ReactNode; className?: string }) {
  return <ul className={cx(css.items, className)}>{children}</ul>;
}

/** Where a figure comes from and of when: "bron: billing · 21 nov 2026 09:42". */
export function SourceLine({ children }: { children: ReactNode }) {
  return <p className={css.source}>{children}</p>;
}
