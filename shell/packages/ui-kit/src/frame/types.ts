import type { ReactNode } from 'react';
import type { RenderLink } from '../lib/link.js';
import type { MenuItem } from '../overlay/types.js';
import { type UiLang } from '../texts/define.js';

export interface NavItem {
  href: string;
  label: string;
  /** The page that is open. */
  current?: boolean;
  /** Drawn as the one call to action. */
  emphasis?: 'button';
  /** The menu it stands in beside the others, e.g. "Beheer": what only a few see takes no room from what everybody uses. */
  group?: string;
}

export interface FrameProps {
  /** Name of the product. */
  brand: string;
  homeHref: string;
  items: readonly NavItem[];
  renderLink?: RenderLink;
  language: UiLang;
  onLanguage: (language: UiLang) => void;
}

export interface UserMenu {
  name: string;
  email?: string;
  items: readonly MenuItem[];
}

export interface AppHeaderProps extends FrameProps {
  user: UserMenu | null;
  /** Opens the command palette. */
  onSearch?: () => void;
}

export interface SiteHeaderProps extends FrameProps {
  /** After the items: the account of someone signed in. */
  user?: UserMenu | null;
}

export interface FooterLink {
  /** Keeps the focus where the label changes by its own press, and tells one whose label is no text. */
  id?: string;
  label: ReactNode;
  href?: string;
  /** An action instead of an address (cookie settings), or before it: the address is for a page without scripts. */
  onSelect?: () => void;
  /** Of what the address leads to. */
  hrefLang?: string;
}

export interface FooterProps {
  brand: string;
  homeHref: string;
  text: ReactNode;
  supportEmail?: string;
  columns: ReadonlyArray<{ title: string; links: readonly FooterLink[] }>;
  /** © year name, KvK, btw, "Alle prijzen in euro". */
  legal: readonly string[];
  renderLink?: RenderLink;
}
