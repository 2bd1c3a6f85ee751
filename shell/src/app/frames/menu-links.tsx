import { Link, NavLink } from 'react-router-dom';
import styles from './frames.module.css';
import type { MenuEntry } from './use-viewer.js';

/** The links of a menu. An address with `#` is a place of a page and is never the current page. */
export function MenuLinks({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ path, label, button }) =>
    path.includes('#') ? (
      <Link key={path} to={path} className={styles.link}>
        {label}
      </Link>
    ) : (
      <NavLink key={path} to={path} end={path === '/'} className={button ? styles.button : styles.link}>
        {label}
      </NavLink>
    ),
  );
}
