import { cx } from '../lib/cx.js';
import { VisuallyHidden } from '../surface/Page.js';
import css from './Labels.module.css';
import { monogram } from './monogram.js';

export interface AppMonogramProps {
  name: string;
  size?: 'md' | 'lg';
}

/** An app as two letters in a square. */
export function AppMonogram({ name, size = 'md' }: AppMonogramProps) {
  return (
    <span className={cx(css.app, size === 'lg' && css.large)} role="img" aria-label={name} title={name}>
      {monogram(name)}
    </span>
  );
}

export interface AppMonogramsProps {
  apps: readonly string[];
  /** How many are drawn before "+N more". Default 3. */
  max?: number;
  /** Text after the number: `+2 more`. */
  moreText?: (rest: number) => string;
}

/** The first apps as monograms, the rest as a number that names them. */
export function AppMonograms({ apps, max = 3, moreText = (rest) => `+${rest} more` }: AppMonogramsProps) {
  const rest = apps.slice(max);
  return (
    <span className={css.apps}>
      {apps.slice(0, max).map((app) => (
        <AppMonogram key={app} name={app} />
      ))}
      {rest.length > 0 ? (
        <span className={css.more} title={rest.join(', ')}>
          {moreText(rest.length)}
          <VisuallyHidden>: {rest.join(', ')}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

/** Small words with a dot between them. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return <span className={css.tags}>{tags.join(' · ')}</span>;
}
