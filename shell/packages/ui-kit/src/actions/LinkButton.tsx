import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import css from './Button.module.css';
import { type ButtonLook, buttonClass } from './look.js';

interface OwnProps extends ButtonLook {
  children?: ReactNode;
  className?: string;
}

export type LinkButtonProps<C extends ElementType> = OwnProps & { component?: C } & Omit<
    ComponentPropsWithoutRef<C>,
    keyof OwnProps | 'component'
  >;

/** A link that looks like a button. `component={Link} to="/x"` for react-router, a plain `href` otherwise. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const { component, variant, size, full, icon, iconEnd, className, children, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  return (
    <Component {...rest} className={buttonClass({ variant, size, full }, className)}>
      <span className={css.content}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </Component>
  );
}
