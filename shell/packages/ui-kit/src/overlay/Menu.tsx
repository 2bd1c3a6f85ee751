import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../lib/cx.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import css from './Menu.module.css';

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
  /** A line above it. */
  divided?: boolean;
}

type TriggerProps = { popoverTarget?: string; 'aria-haspopup'?: 'menu' | 'true' };

export interface MenuProps {
  /** One button; it opens the menu. */
  trigger: ReactElement<TriggerProps>;
  /** Read aloud. */
  label: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  renderLink?: RenderLink;
}

function place(trigger: Element, menu: HTMLElement) {
  const box = trigger.getBoundingClientRect();
  const below = box.bottom + 6;
  const fits = below + menu.offsetHeight < window.innerHeight;
  const left = Math.max(8, Math.min(box.right - menu.offsetWidth, window.innerWidth - menu.offsetWidth - 8));
  menu.style.setProperty(
    'top',
    `${Math.round(fits ? below : Math.max(8, box.top - menu.offsetHeight - 6))}px`,
  );
  menu.style.setProperty('left', `${Math.round(left)}px`);
}

/** A button with a list of links and actions below it. Arrow keys move, Esc closes (native popover). */
export function Menu({ trigger, label, items, header, renderLink = plainLink }: MenuProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const opened = (event: Event) => {
      if (!('newState' in event) || event.newState !== 'open') return;
      const button = document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`);
      if (button) place(button, menu);
      menu.querySelector<HTMLElement>('a, button')?.focus();
    };
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const all = [...menu.querySelectorAll<HTMLElement>('a, button:not(:disabled)')];
      if (step === 0 || all.length === 0) return;
      event.preventDefault();
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[(at + step + all.length) % all.length]?.focus();
    };
    const abort = new AbortController();
    menu.addEventListener('toggle', opened, abort);
    menu.addEventListener('keydown', move, abort);
    return () => abort.abort();
  }, []);
  const hide = () => ref.current?.hidePopover();
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'true' })}
      <div ref={ref} id={id} popover="auto" className={css.menu}>
        {header ? <div className={css.head}>{header}</div> : null}
        <ul aria-label={label}>
          {items.map((item) => (
            <li key={item.id} className={item.divided ? css.rule : undefined}>
              <Entry item={item} renderLink={renderLink} hide={hide} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Entry({ item, renderLink, hide }: { item: MenuItem; renderLink: RenderLink; hide: () => void }) {
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  const className = cx(css.item, item.danger && css.danger, item.current && css.on);
  const select = () => {
    hide();
    item.onSelect?.();
  };
  if (item.href)
    return renderLink({
      href: item.href,
      className,
      children: content,
      onClick: select,
      ...(item.current ? { 'aria-current': 'page' as const } : {}),
    });
  return (
    <button
      type="button"
      className={className}
      disabled={item.disabled}
      aria-current={item.current || undefined}
      onClick={select}
    >
      {content}
    </button>
  );
}
