import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/Button.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import css from './CookieBanner.module.css';

/** Pixels around the floating banner. */
const margin = 32;

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
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner, !inline);
  return (
    <section ref={banner} aria-labelledby={id} className={cx(css.banner, !inline && css.fixed)}>
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
function useRoomBelow(ref: RefObject<HTMLElement | null>, floats: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !floats || typeof ResizeObserver === 'undefined') return;
    const { body, documentElement: page } = document;
    const observer = new ResizeObserver(() => {
      const room = `${element.offsetHeight + margin}px`;
      body.style.paddingBottom = room;
      page.style.scrollPaddingBottom = room;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.removeProperty('padding-bottom');
      page.style.removeProperty('scroll-padding-bottom');
    };
  }, [ref, floats]);
}
