import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { Tooltip } from '../overlay/Tooltip.js';
import { Button, type ButtonProps } from './Button.js';
import css from './Button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'busyText'> {
  /** What it does: read aloud and shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button with only an icon; default quiet. */
export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  const button = (
    <Button {...rest} variant={variant} aria-label={label} className={cx(css.iconOnly, className)}>
      {icon}
    </Button>
  );
  return rest.disabledReason ? (
    button
  ) : (
    <Tooltip text={label} silent>
      {button}
    </Tooltip>
  );
}
