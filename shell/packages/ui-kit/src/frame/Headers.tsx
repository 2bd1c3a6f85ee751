import { Search } from 'lucide-react';
import { IconButton } from '../actions/IconButton.js';
import { buttonClass } from '../actions/look.js';
import { Kbd } from '../labels/Badge.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { plainLink } from '../lib/link.js';
import { useShortcutName } from '../lib/useShortcutName.js';
import { searchTexts } from '../texts/search.js';
import css from './Frame.module.css';
import { LanguageSwitch, NarrowMenu, TopNav, UserButton } from './parts.js';
import type { AppHeaderProps, SiteHeaderProps } from './types.js';
import { Wordmark } from './Wordmark.js';

/** Top bar of the product: navigation, search, language, account. */
export function AppHeader(props: AppHeaderProps) {
  const { brand, homeHref, items, renderLink = plainLink, language, onLanguage, user, onSearch } = props;
  const texts = useUiTexts(searchTexts);
  const shortcut = useShortcutName('K');
  return (
    <header className={css.top}>
      <div className={css.bar}>
        {renderLink({ href: homeHref, className: css.logo, children: <Wordmark name={brand} /> })}
        <TopNav items={items} renderLink={renderLink} />
        <span className={css.grow} />
        <div className={cx(css.end, css.appEnd)}>
          {onSearch ? (
            <>
              <button
                type="button"
                className={cx(css.search, css.wide)}
                onClick={onSearch}
                aria-keyshortcuts="Control+K Meta+K"
              >
                <Search aria-hidden="true" />
                <span className={css.searchText}>{texts.search}</span>
                <Kbd>{shortcut}</Kbd>
              </button>
              <span className={css.narrow}>
                <IconButton
                  label={texts.searchShort}
                  icon={<Search size={20} aria-hidden="true" />}
                  onClick={onSearch}
                />
              </span>
            </>
          ) : null}
          <span className={css.wide}>
            <LanguageSwitch language={language} onLanguage={onLanguage} />
          </span>
          {user ? <UserButton user={user} renderLink={renderLink} /> : null}
          <NarrowMenu {...props} />
        </div>
      </div>
    </header>
  );
}

/** Top bar of the public site: links right, one of them a button. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref, items, renderLink = plainLink, language, onLanguage, user } = props;
  const plain = items.filter((item) => item.emphasis !== 'button');
  const button = items.find((item) => item.emphasis === 'button');
  return (
    <header className={cx(css.top, css.site)}>
      <div className={cx(css.bar, css.siteBar)}>
        {renderLink({ href: homeHref, className: css.logo, children: <Wordmark name={brand} /> })}
        <span className={css.grow} />
        <TopNav items={plain} renderLink={renderLink} />
        <div className={css.end}>
          <span className={css.wide}>
            <LanguageSwitch language={language} onLanguage={onLanguage} />
          </span>
          {button
            ? renderLink({
                href: button.href,
                className: buttonClass({ variant: 'ink' }, css.emphasis),
                children: button.label,
              })
            : null}
          {user ? <UserButton user={user} renderLink={renderLink} /> : null}
          <NarrowMenu {...props} />
        </div>
      </div>
    </header>
  );
}
