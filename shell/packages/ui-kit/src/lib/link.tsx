import type { ReactNode } from 'react';

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
  onClick?: () => void;
}

/** How a component draws a link: the shell passes react-router's Link, so that the kit knows no router. */
export type RenderLink = (props: LinkProps) => ReactNode;

/** A plain anchor, used where no other way was given. */
export const plainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;
