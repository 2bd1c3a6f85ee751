import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../actions/Button.js';
import { Avatar } from '../labels/Badge.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import { Menu } from '../overlay/Menu.js';
import { commonTexts } from '../texts/common.js';
import { type UiLang } from '../texts/define.js';
import { frameTexts } from '../texts/frame.js';
import css from './Frame.module.css';
import type { FrameProps, NavItem, UserMenu } from './types.js';

const NAMES: Record<UiLang, string> = { nl: 'Nederlands', en: 'English' };

/** Both languages by their own names, the one in force marked. With a space between them for who hears them. */
export function LanguageNames({ language }: Pick<FrameProps, 'language'>) {
  return (
    <span className={css.languages}>
      <span lang="nl" className={language === 'nl' ? css.languageOn : undefined}>
        {NAMES.nl}
      </span>{' '}
      <span lang="en" className={language === 'en' ? css.languageOn : undefined}>
        {NAMES.en}
      </span>
    </span>
  );
}

/** Shows both languages, the one in force marked; pressing it turns to the other one. */
export function LanguageSwitch({ language, onLanguage }: Pick<FrameProps, 'language' | 'onLanguage'>) {
  const texts = useUiTexts(frameTexts);
  const other: UiLang = language === 'nl' ? 'en' : 'nl';
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${NAMES.nl} ${NAMES.en}, ${texts.language}: ${NAMES[language]}`}
      onClick={() => onLanguage(other)}
    >
      {/* What is read aloud begins with what is seen. */}
      <LanguageNames language={language} />
    </Button>
  );
}

/** The account as initials, with its menu. */
export function UserButton({ user, renderLink }: { user: UserMenu; renderLink?: RenderLink }) {
  const texts = useUiTexts(commonTexts);
  return (
    <Menu
      label={`${texts.account} ${user.name}`}
      renderLink={renderLink}
      items={user.items}
      header={
        <>
          <b>{user.name}</b>
          {user.email ? <div className="muted">{user.email}</div> : null}
        </>
      }
      trigger={
        <button type="button" className={css.avatarButton}>
          <Avatar name={user.name} />
        </button>
      }
    />
  );
}

const currentOf = (item: NavItem) => (item.current ? { 'aria-current': 'page' as const } : {});

/** The items beside each other; hidden below 1024 px. */
export function TopNav({
  items,
  renderLink = plainLink,
}: {
  items: readonly NavItem[];
  renderLink?: RenderLink;
}) {
  const texts = useUiTexts(frameTexts);
  return (
    <nav className={css.nav} aria-label={texts.mainMenu}>
      {items
        .filter(({ group }) => group === undefined)
        .map((item) => (
          <NavLink
            key={item.href}
            item={item}
            className={cx(css.navLink, item.current && css.navOn)}
            render={renderLink}
          />
        ))}
      {groupsOf(items).map(([name, grouped]) => (
        <NavGroup key={name} name={name} items={grouped} renderLink={renderLink} />
      ))}
    </nav>
  );
}

/** The items of each menu, in their order. */
function groupsOf(items: readonly NavItem[]): (readonly [string, readonly NavItem[]])[] {
  const names = new Set(items.flatMap(({ group }) => group ?? []));
  return [...names].map((name) => [name, items.filter(({ group }) => group === name)] as const);
}

function NavGroup(props: { name: string; items: readonly NavItem[]; renderLink: RenderLink }) {
  const { name, items, renderLink } = props;
  const current = items.some((item) => item.current);
  return (
    <Menu
      label={name}
      renderLink={renderLink}
      items={items.map(({ href, label, current: on = false }) => ({ id: href, href, label, current: on }))}
      trigger={
        <button type="button" className={cx(css.navLink, current && css.navOn)}>
          {name}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}

function NavLink(props: {
  item: NavItem;
  className: string | undefined;
  render: RenderLink;
  onClick?: () => void;
}) {
  const { item, className, render, onClick } = props;
  return render({ href: item.href, className, children: item.label, onClick, ...currentOf(item) });
}

/**
 * The button with three lines and its sheet; below 1024 px. The browser opens and closes it by itself (Esc and a press
 * beside it too), so that the way through the site is there before any script.
 */
export function NarrowMenu({ items, renderLink = plainLink, language, onLanguage }: FrameProps) {
  const texts = useUiTexts(frameTexts);
  const { close: closing } = useUiTexts(commonTexts);
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();
  return (
    <span className={css.narrow}>
      <button type="button" className={css.menuButton} aria-label={texts.menu} popoverTarget={id}>
        <MenuIcon size={20} aria-hidden="true" />
      </button>
      <div popover="auto" id={id} ref={sheet} className={css.sheet} role="dialog" aria-label={texts.menu}>
        <div className={css.sheetTop}>
          <span className="h3">{texts.menu}</span>
          <button
            type="button"
            className={css.menuButton}
            aria-label={closing}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <nav className={css.sheetNav} aria-label={texts.menu}>
          {items.map((item) => (
            <NavLink
              key={item.href}
              item={item}
              className={cx(css.sheetLink, item.current && css.sheetOn)}
              render={renderLink}
              onClick={close}
            />
          ))}
        </nav>
        <div className={css.sheetFoot}>
          <span className="muted">{texts.language}</span>
          <LanguageSwitch language={language} onLanguage={onLanguage} />
        </div>
      </div>
    </span>
  );
}
