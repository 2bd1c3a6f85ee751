import { BrandLink } from './brand-link.js';
import { Content, SkipLink } from './content.js';
import { Footer } from './footer.js';
import styles from './frames.module.css';
import { LanguageSwitch } from './language-switch.js';
import { MenuLinks } from './menu-links.js';
import { useMenu } from './use-viewer.js';

/** Around public pages: the site's menu above, the footer below. */
export function SiteFrame() {
  const entries = useMenu('site');
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <BrandLink />
          <nav className={styles.nav} aria-label="Site">
            <MenuLinks entries={entries} />
          </nav>
          <LanguageSwitch />
        </div>
      </header>
      <Content wide />
      <Footer />
    </>
  );
}
