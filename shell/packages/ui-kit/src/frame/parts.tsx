import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../actions/Button.js';
import { Avatar } from '../labels/Badge.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import type { UiLang } from '../lib/texts.js';
import { Menu } from '../overlay/Menu.js';
import css from './Frame.module.css';
import type { FrameProps, NavItem, UserMenu } from './types.js';

const NAMES: Record<UiLang, string> = { nl: 'Nederlands', en: 'English' };

/** Shows the language in force; pressing it turns to the other one. */
export function LanguageSwitch({ language, onLanguage }: Pick<FrameProps, 'language' | 'onLanguage'>) {
  const texts = useUiTexts();
  const other: UiLang = language === 'nl' ? 'en' : 'nl';
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${language.toUpperCase()}, ${texts.language}: ${NAMES[language]}. ${NAMES[other]}?`}
      onClick={() => onLanguage(other)}
    >
      {language.toUpperCase()}
    </Button>
  );
}

/** The account as initials, with its menu. */
export function UserButton({ user, renderLink }: { user: UserMenu; renderLink?: RenderLink }) {
  const texts = useUiTexts();
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
  const texts = useUiTexts();
  return (
    <nav className={css.nav} aria-label={texts.mainMenu}>
      {items.map((item) => (
        <NavLink
          key={item.href}
          item={item}
          className={cx(css.navLink, item.current && css.navOn)}
          render={renderLink}
        />
      ))}
    </nav>
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
  const texts = useUiTexts();
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
            aria-label={texts.close}
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
          <span className="muted">{NAMES[language]}</span>
          <LanguageSwitch language={language} onLanguage={onLanguage} />
        </div>
      </div>
    </span>
  );
}
