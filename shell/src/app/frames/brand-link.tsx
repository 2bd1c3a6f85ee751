import { places, useBrand } from '@stroomwerk/mfe-runtime';
import { Link } from 'react-router-dom';
import styles from './frames.module.css';

/** Mark and name; leads home. */
export function BrandLink() {
  const { name } = useBrand();
  return (
    <Link to={places.home} className={styles.brand}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <rect className={styles.markGround} width="26" height="26" rx="3" />
        <g className={styles.markWire}>
          <path d="M18.5 7.2H11a2.9 2.9 0 0 0 0 5.8h4a2.9 2.9 0 0 1 0 5.8H7.5" strokeWidth="2" />
        </g>
        <g className={styles.markNode}>
          <circle cx="19" cy="7.2" r="2.6" />
          <circle cx="7" cy="18.8" r="2.6" />
        </g>
      </svg>
      {name}
    </Link>
  );
}
