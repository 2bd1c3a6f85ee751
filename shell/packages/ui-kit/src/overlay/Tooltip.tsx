import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.js';
import css from './Tooltip.module.css';
import { useTooltip } from './useTooltip.js';

export interface TooltipProps {
  /** What the tip says; nothing is drawn without it. */
  text: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** The wrapper takes the full width of its place. */
  full?: boolean;
  /** The tip repeats the label: not read aloud a second time. */
  silent?: boolean;
}

/** A hint after 300 ms of pointing, or at once on focus; Esc hides it, pointing at the hint keeps it. */
export function Tooltip({ text, children, full = false, silent = false }: TooltipProps) {
  const id = useId();
  const { wrapRef, tipRef } = useTooltip();
  if (!text) return children;
  const describedBy = cx(children.props['aria-describedby'], !silent && id);
  return (
    <span ref={wrapRef} className={cx(css.wrap, full && css.full)}>
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <span ref={tipRef} id={id} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
    </span>
  );
}
