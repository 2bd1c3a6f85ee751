import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import type { Lending } from '../lib/lend.js';
import type { RenderLink } from '../lib/link.js';

/* What a light shell and its body, which comes on demand, both know. */

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons, right: Annuleren first, the verb last. */
  actions?: ReactNode;
  wide?: boolean;
  /** No cross; for questions that have Annuleren. */
  noClose?: boolean;
  children?: ReactNode;
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Stays in sight below: the button that applies. */
  footer?: ReactNode;
  children?: ReactNode;
}

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link, or an action. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  current?: boolean;
  /** Whether it is the chosen one of a choice; left out for an action. */
  checked?: boolean;
  /** Right, small: why, or what comes with it. */
  note?: ReactNode;
  /** A line above it. */
  divided?: boolean;
}

export interface TriggerProps {
  id?: string;
  ref?: Ref<HTMLElement>;
  'aria-haspopup'?: 'menu' | 'true';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface MenuProps {
  /** One button; it opens the menu. */
  trigger: ReactElement<TriggerProps>;
  /** Read aloud. */
  label: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  /** Which side it keeps to; end where nothing is said. */
  align?: 'start' | 'end';
  renderLink?: RenderLink;
}

export interface MenuBodyProps extends Omit<MenuProps, 'trigger'> {
  menuId: string;
  triggerId: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  lending: Lending;
}

export interface CommandItem {
  id: string;
  label: string;
  /** Right: "workflow", "pagina", "actie". */
  hint?: string;
  icon?: ReactNode;
  /** Further words to find it by. */
  keywords?: string;
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  items: readonly CommandItem[];
  onSelect: (item: CommandItem) => void;
  /** Called with each change of the text, to fetch items. */
  onQuery?: (query: string) => void;
  /** The items are already filtered by the query (a search of the server). */
  filtered?: boolean;
  placeholder?: string;
  initialQuery?: string;
}

export type CommandListProps = Omit<CommandPaletteProps, 'open' | 'onClose'>;

export interface ToastOptions {
  text: ReactNode;
  /** Default success (a check). */
  tone?: 'success' | 'error' | 'info';
  action?: { label: string; onSelect: () => void };
}

/** Messages on their way to the region that shows them. */
export interface ToastQueue {
  waiting: ToastOptions[];
  /** Set by the region once it is there: takes what waits. */
  take?: () => void;
}

export interface TooltipBodyProps {
  text: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  pressable: boolean;
  lending: Lending;
}
