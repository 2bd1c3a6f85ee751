import { places, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Link } from 'react-router-dom';
import styles from './error-screen.module.css';
import { shellTexts } from './texts.js';

/** The shell's own page for an address that no remote declares. */
export function NotFound() {
  const t = useTexts(shellTexts).notFound;
  usePageTitle(t.title);
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{t.title}</h1>
      <p className={styles.message}>{t.text}</p>
      <Link className={styles.link} to={places.home}>
        {t.home}
      </Link>
    </section>
  );
}
