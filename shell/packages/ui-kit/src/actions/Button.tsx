import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { Tooltip } from '../overlay/Tooltip.js';
import { commonTexts } from '../texts/common.js';
import css from './Button.module.css';
import { type ButtonLook, buttonClass } from './look.js';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Shows a spinner and keeps the width; clicks do nothing meanwhile. */
  busy?: boolean;
  busyText?: string;
  disabled?: boolean;
  /** Why it cannot be used now: stays focusable, and says so in a tooltip. */
  disabledReason?: ReactNode;
}

/** The button. One `primary` a view; `danger` only inside a dialog that names the consequences. */
export function Button(props: ButtonProps) {
  const { variant, size, full, icon, iconEnd, busy, busyText, disabled, disabledReason, ...rest } = props;
  const { children, className, onClick, type = 'button', ...native } = rest;
  const texts = useUiTexts(commonTexts);
  const off = disabled || Boolean(disabledReason);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (off || busy) event.preventDefault();
    else onClick?.(event);
  };
  const content = (
    <span className={cx(css.content, busy && css.hidden)} aria-hidden={busy || undefined}>
      {icon}
      {children}
      {iconEnd}
    </span>
  );
  const button = (
    <button
      {...native}
      type={type}
      disabled={disabled && !disabledReason}
      aria-disabled={disabledReason || busy ? true : undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, full }, off && css.off, className)}
      onClick={click}
    >
      {busy ? (
        <span className={css.stackCell}>
          {content}
          <span className={css.content}>
            <span className={css.spinner} aria-hidden="true" />
            {busyText ?? texts.busy}
          </span>
        </span>
      ) : (
        content
      )}
    </button>
  );
  return disabledReason ? (
    <Tooltip text={disabledReason} full={full} pressable>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
