import css from './Frame.module.css';

/** The mark alone; decorative unless it gets a label. */
export function Mark({ label, size = 26 }: { label?: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 26 26"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect className={css.markGround} width="26" height="26" rx="3" />
      <path className={css.markLine} d="M18.5 7.2H11a2.9 2.9 0 0 0 0 5.8h4a2.9 2.9 0 0 1 0 5.8H7.5" />
      <circle className={css.markNode} cx="19" cy="7.2" r="2.6" />
      <circle className={css.markNode} cx="7" cy="18.8" r="2.6" />
    </svg>
  );
}

/** Mark and name; the name comes from configuration. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={css.wordmark}>
      <Mark />
      {name}
    </span>
  );
}
