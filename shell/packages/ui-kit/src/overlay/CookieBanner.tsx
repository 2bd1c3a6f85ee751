import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../actions/Button.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { useBottomRoom } from '../lib/useBottomRoom.js';
import { cookieTexts } from '../texts/cookie.js';
import css from './CookieBanner.module.css';

/** Pixels around the floating banner. */
const margin = 20;

export interface CookieBannerProps {
  onRefuse: () => void;
  onAccept: () => void;
  /** "Kies zelf", and the cookie statement. */
  more?: ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** In the flow of the page instead of at the bottom of the window. */
  inline?: boolean;
  /** So on a phone only: a page with one form leaves no room beside it. */
  inlineOnPhone?: boolean;
}

/** Asks for consent to measure. Both answers look the same; not a modal. */
export function CookieBanner({
  onRefuse,
  onAccept,
  more,
  title,
  text,
  inline = false,
  inlineOnPhone = false,
}: CookieBannerProps) {
  const texts = useUiTexts(cookieTexts);
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  useBottomRoom(banner, '--banner-room', roomBelow);
  return (
    <section
      ref={banner}
      aria-labelledby={id}
      className={cx(css.banner, !inline && css.fixed, inlineOnPhone && css.phoneInline)}
    >
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

/** Room at the end of the page for what floats over it: everything can be scrolled free, and focus never hides below. */
function roomBelow(height: number): void {
  const { body, documentElement: page } = document;
  if (height === 0) {
    body.style.removeProperty('padding-bottom');
    page.style.removeProperty('scroll-padding-bottom');
    return;
  }
  body.style.paddingBottom = `${height + margin}px`;
  page.style.scrollPaddingBottom = `${height + margin}px`;
}
