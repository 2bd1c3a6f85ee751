import { cx } from '@stroomwerk/ui-kit';
import { Check, GitFork, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Updates.module.css';

const icons: Record<'ok' | 'warn' | 'fork', LucideIcon> = { ok: Check, warn: TriangleAlert, fork: GitFork };

export interface OutcomeProps {
  readonly look: keyof typeof icons;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** It says what became of what was just pressed. */
  readonly live?: boolean;
}

/** How it stands, in a line with its acts: done, not done, too far apart. */
export function Outcome({ look, title, children, actions, live = false }: OutcomeProps) {
  const Icon = icons[look];
  return (
    <section className={css.outcome} aria-label={title} {...(live ? { role: 'status' } : {})}>
      <span className={cx(css.shape, look === 'ok' ? css.ok : css.warn)}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={css.told}>
        <h2 className="h3">{title}</h2>
        {children}
      </div>
      {actions ? <div className={css.acts}>{actions}</div> : null}
    </section>
  );
}
