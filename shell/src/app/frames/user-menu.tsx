import { logout, useAuth } from '@stroomwerk/auth-store';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellTexts } from '../texts.js';
import { chooseTheme, storedTheme, type Theme } from '../theme.js';
import styles from './frames.module.css';

/** Name, theme and logout of whoever is signed in. */
export function UserMenu() {
  const { user } = useAuth();
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const [theme, setTheme] = useState<Theme>(storedTheme);
  if (user === null) return null;
  const leave = async () => {
    await logout();
    await navigate(places.home);
  };
  return (
    <details className={styles.menu}>
      <summary className={styles.quiet}>{user.full_name}</summary>
      <div className={styles.popover}>
        <fieldset className={styles.themes}>
          <legend>{t.theme}</legend>
          {(['system', 'light', 'dark'] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="theme"
                checked={theme === name}
                onChange={() => {
                  chooseTheme(name);
                  setTheme(name);
                }}
              />
              {t.themes[name]}
            </label>
          ))}
        </fieldset>
        <button type="button" className={styles.quiet} onClick={() => void leave()}>
          {t.logout}
        </button>
      </div>
    </details>
  );
}
