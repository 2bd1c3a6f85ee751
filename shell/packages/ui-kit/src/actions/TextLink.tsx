import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import css from './TextLink.module.css';

interface OwnProps {
  children?: ReactNode;
  className?: string;
  /** 13 px, beside a panel's heading. */
  small?: boolean;
  /** Stands alone (not in a sentence): at least 24 px high. */
  standalone?: boolean;
}

export type TextLinkProps<C extends ElementType> = OwnProps & { component?: C } & Omit<
    ComponentPropsWithoutRef<C>,
    keyof OwnProps | 'component'
  >;

/** A link in running text. `component={Link} to="/x"` for react-router, `component="button"` for an action that reads as a link. */
export function TextLink<C extends ElementType = 'a'>(props: TextLinkProps<C>) {
  const { component, className, small = false, standalone = false, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  const extra = Component === 'button' ? { type: 'button' } : {};
  return (
    <Component
      {...extra}
      {...rest}
      className={cx(css.link, small && css.small, standalone && css.block, className)}
    />
  );
}

/** Class name of the link style, for places that draw their own anchor. */
export const textLinkClass = css.link;
