import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { shellTexts } from '../texts.js';
import styles from './frames.module.css';

/** Switches between the two languages; names the one it leads to in that language. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const t = useTexts(shellTexts);
  const other = language === 'nl' ? 'en' : 'nl';
  return (
    <button
      type="button"
      className={styles.quiet}
      lang={other}
      aria-label={`${t.language}: ${other === 'nl' ? 'Nederlands' : 'English'}`}
      onClick={() => setLanguage(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}
