import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { MiniGraph } from '../graph/MiniGraph.js';
import { cx } from '../lib/cx.js';
import css from './Feedback.module.css';

const LINE = { kinds: 'tss', edges: [[0, 1] as const, [1, 2] as const] };

export interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** One action: a Button or LinkButton size sm. */
  action?: ReactNode;
  /** In the middle of a panel or page. */
  centred?: boolean;
}

/** Nothing here yet: a three-node line, a sentence, an action. */
export function EmptyState({ children, action, centred = false }: EmptyStateProps) {
  return (
    <div className={cx(css.empty, centred && css.centred)}>
      <MiniGraph graph={LINE} label="" />
      <p>{children}</p>
      {action}
    </div>
  );
}

export interface UpsellProps {
  title: ReactNode;
  /** The benefit and the price with btw. */
  children: ReactNode;
  /** "Upgrade to Premium" first. */
  actions: ReactNode;
  headingLevel?: 2 | 3;
}

/** What a subscription opens, in place of a 403. */
export function Upsell({ title, children, actions, headingLevel = 2 }: UpsellProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.upsell}>
      <Lock aria-hidden="true" />
      <div className={css.upsellBody}>
        <Heading className="h3">{title}</Heading>
        <div className={css.upsellText}>{children}</div>
        <div className={css.actions}>{actions}</div>
      </div>
    </div>
  );
}
