import { useBrand, useTexts } from '@stroomwerk/mfe-runtime';
import { shellTexts } from '../texts.js';
import { BrandLink } from './brand-link.js';
import styles from './frames.module.css';
import { MenuLinks } from './menu-links.js';
import { type MenuEntry, useMenu } from './use-viewer.js';

function Column({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      <MenuLinks entries={entries} />
    </nav>
  );
}

/** Links of the remotes in three columns, the support address, and who the seller is. */
export function Footer() {
  const brand = useBrand();
  const t = useTexts(shellTexts).footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <BrandLink />
          <p>{t.about}</p>
          <a href={`mailto:${brand.supportEmail}`}>{t.support}</a>
        </div>
        <Column title={t.product} entries={useMenu('footer-product')} />
        <Column title={t.legal} entries={useMenu('footer-legal')} />
        <Column title={t.account} entries={useMenu('footer-account')} />
      </div>
      <p className={styles.seller}>
        <span>© {brand.name}</span>
        {brand.kvkNumber !== '' && <span>KvK {brand.kvkNumber}</span>}
        {brand.vatId !== '' && <span>Btw {brand.vatId}</span>}
        <span>{t.amounts}</span>
      </p>
    </footer>
  );
}
