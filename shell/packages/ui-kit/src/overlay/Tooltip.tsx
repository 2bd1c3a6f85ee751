import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { cx } from '../lib/cx.js';
import { useBorrowed } from '../lib/lend.js';
import { onDemand, useOnDemand } from '../lib/on-demand.js';
import css from './Tooltip.module.css';
import type { TooltipBodyProps } from './types.js';

export interface TooltipProps {
  /** What the tip says; nothing is drawn without it. */
  text: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** The wrapper takes the full width of its place. */
  full?: boolean;
  /** The tip repeats the label: not read aloud a second time. */
  silent?: boolean;
  /** A press shows it too, for fingers: where the element itself does nothing. */
  pressable?: boolean;
}

const source = onDemand<TooltipBodyProps>(
  () => import(/* webpackChunkName: "tooltip" */ '@stroomwerk/ui-kit/overlay/TooltipBody'),
);

/** A hint after 300 ms of pointing, or at once on focus; Esc hides it, pointing at the hint keeps it. */
export function Tooltip({ text, children, full = false, silent = false, pressable = false }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { Body, load } = useOnDemand(source, open);
  const { lending, handlers } = useBorrowed({
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (lending.lent.current || pointerType === 'touch') return;
      load();
      // Who still points here when the code arrives gets the tip without moving again.
      lending.missed.current = () => {
        const { current: element } = lending.element;
        if (!element?.matches(':hover')) return;
        element.dispatchEvent(new MouseEvent('mouseenter'));
        element.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
      };
    },
    onFocus: ({ target }: { target: Element }) => {
      if (lending.lent.current || !target.matches(':focus-visible')) return;
      load();
      lending.missed.current = () => {
        if (target.matches(':focus-visible'))
          target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      };
    },
    onClick: () => {
      if (pressable) setOpen(true);
    },
  });
  if (!text) return children;
  const describedBy = cx(children.props['aria-describedby'], !silent && id);
  return (
    <span {...handlers} ref={lending.element} className={cx(css.wrap, full && css.full)}>
      {cloneElement(children, { 'aria-describedby': describedBy })}
      {silent ? null : (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {Body ? (
        <Body text={text} open={open} onOpen={setOpen} pressable={pressable} lending={lending} />
      ) : null}
    </span>
  );
}
