import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import css from './bar.module.css';
import type { Choice } from './choice.js';
import { overridesTexts } from './texts.js';

/** Keeps as much room at the end of the page as the bar takes, so that it covers nothing, focus included. */
function useRoom(): React.RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const watch = new ResizeObserver(([seen]) => {
      const height = seen?.borderBoxSize[0]?.blockSize ?? 0;
      root.style.setProperty('--bottom-bar', `${Math.ceil(height)}px`);
    });
    if (bar.current !== null) watch.observe(bar.current);
    root.classList.add(css.room ?? '');
    return () => {
      watch.disconnect();
      root.classList.remove(css.room ?? '');
      root.style.removeProperty('--bottom-bar');
    };
  }, []);
  return bar;
}

/** Says which releases this browser gets in place of the active ones, and leads out. */
export function Bar({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const t = useTexts(overridesTexts);
  const bar = useRoom();
  return (
    <section ref={bar} className={css.bar} aria-label={t.bar}>
      <p className={css.text}>
        {t.active}{' '}
        <b>
          {Object.entries(choice)
            .map(([remote, target]) => `${remote} ${target.replace(/^http:\/\//, '')}`)
            .join(', ')}
        </b>
      </p>
      <div className={css.actions}>
        <Button size="sm" onClick={onChoose}>
          {t.choose}
        </Button>
        {/* A plain link: the edge answers it, whatever else is down. */}
        <LinkButton size="sm" href="?release=off">
          {t.leave}
        </LinkButton>
      </div>
    </section>
  );
}
