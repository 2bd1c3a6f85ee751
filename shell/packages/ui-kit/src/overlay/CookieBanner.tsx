import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import css from './CookieBanner.module.css';

export interface CookieBannerProps {
  onRefuse: () => void;
  onAccept: () => void;
  /** "Kies zelf", and the cookie statement. */
  more?: ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** In the flow of the page instead of at the bottom of the window. */
  inline?: boolean;
}

/** Asks for consent to measure. Both answers look the same; not a modal. */
export function CookieBanner({ onRefuse, onAccept, more, title, text, inline = false }: CookieBannerProps) {
  const texts = useUiTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(css.banner, !inline && css.fixed)}>
      <div className={css.text}>
        <h2 id={id} className="h3">
          {title ?? texts.cookieTitle}
        </h2>
        <p className={css.lead}>{text ?? texts.cookieText}</p>
      </div>
      <div className={css.buttons}>
        <Button onClick={onRefuse}>{texts.refuse}</Button>
        <Button onClick={onAccept}>{texts.accept}</Button>
        {more}
      </div>
    </section>
  );
}
