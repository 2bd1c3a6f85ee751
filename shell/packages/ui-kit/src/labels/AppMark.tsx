import { useCallback, useState } from 'react';
import { cx } from '../lib/cx.js';
import { VisuallyHidden } from '../surface/Page.js';
import css from './Labels.module.css';
import { monogram } from './monogram.js';

export interface AppMarkProps {
  name: string;
  /** The address of its one-colour icon, black on nothing. */
  icon?: string | undefined;
  size?: 'md' | 'lg';
  /** Where its name does not stand beside it. */
  alone?: boolean;
}

/** An app as its icon in a square, or as two letters where it has none or that one does not come. */
export function AppMark({ name, icon, size = 'md', alone }: AppMarkProps) {
  const [failed, setFailed] = useState<string>();
  // A picture of a drawn page may have failed before there was a script to tell.
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) setFailed(icon);
    },
    [icon],
  );
  const named = alone ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true };
  return (
    <span className={cx(css.app, size === 'lg' && css.large)} {...named}>
      {icon === undefined || failed === icon ? (
        monogram(name)
      ) : (
        <img
          ref={look}
          className={css.picture}
          src={icon}
          alt=""
          width={size === 'lg' ? 22 : 16}
          height={size === 'lg' ? 22 : 16}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(icon)}
        />
      )}
    </span>
  );
}

export interface AppMarksProps {
  apps: readonly string[];
  iconOf?: (app: string) => string | undefined;
  /** How many are drawn before "+N more". Default 3. */
  max?: number;
  /** Text after the number: `+2 more`. */
  moreText?: (rest: number) => string;
}

/** The first apps by their marks, the rest as a number that names them. */
export function AppMarks({ apps, iconOf, max = 3, moreText = (rest) => `+${rest} more` }: AppMarksProps) {
  const rest = apps.slice(max);
  return (
    <span className={css.apps}>
      {apps.slice(0, max).map((app) => (
        <AppMark key={app} name={app} icon={iconOf?.(app)} alone />
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
