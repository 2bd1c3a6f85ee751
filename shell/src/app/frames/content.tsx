import { useTexts } from '@stroomwerk/mfe-runtime';
import { Outlet } from 'react-router-dom';
import { shellTexts } from '../texts.js';
import styles from './frames.module.css';

/** First in the tab order: past the menu, to the content. */
export function SkipLink() {
  const t = useTexts(shellTexts);
  return (
    <a href="#content" className={styles.skip}>
      {t.skip}
    </a>
  );
}

/** Where a remote's page stands. Takes the focus after going to another page. */
export function Content({ wide = false }: { wide?: boolean }) {
  return (
    <main id="content" tabIndex={-1} className={wide ? styles.wide : styles.content}>
      <Outlet />
    </main>
  );
}
