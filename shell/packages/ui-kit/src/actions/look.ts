import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import css from './Button.module.css';

export type ButtonVariant =
  | 'primary'
  | 'outline'
  | 'signal'
  | 'quiet'
  | 'danger'
  | 'dangerOutline'
  | 'ink'
  | 'onFlood'
  | 'current';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** Default `outline`. `current` takes the colour of its surroundings (in a Notice), `onFlood` is for cobalt fields. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its place. */
  full?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** Class names of a button's look; shared by Button, LinkButton and IconButton. */
export function buttonClass(
  { variant = 'outline', size = 'md', full = false }: ButtonLook,
  ...more: ReadonlyArray<string | false | undefined>
): string | undefined {
  return cx(
    css.btn,
    variant !== 'outline' && css[variant],
    size !== 'md' && css[size],
    full && css.full,
    ...more,
  );
}
