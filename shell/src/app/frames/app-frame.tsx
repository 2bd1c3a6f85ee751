import { BrandLink } from './brand-link.js';
import { Content, SkipLink } from './content.js';
import styles from './frames.module.css';
import { LanguageSwitch } from './language-switch.js';
import { MenuLinks } from './menu-links.js';
import { useMenu } from './use-viewer.js';
import { UserMenu } from './user-menu.js';

/** Around the product's pages: its menu and the account of whoever is signed in. */
export function AppFrame() {
  const entries = useMenu('app');
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <BrandLink />
          <nav className={styles.nav} aria-label="App">
            <MenuLinks entries={entries} />
          </nav>
          <LanguageSwitch />
          <UserMenu />
        </div>
      </header>
      <Content />
    </>
  );
}
