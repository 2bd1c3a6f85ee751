import { useTexts } from '@stroomwerk/mfe-runtime';
import { cx } from '@stroomwerk/ui-kit';
import { Check, Circle, CircleDashed } from 'lucide-react';
import type { Ref } from 'react';
import type { Stage } from '../model/stage.js';
import { resultTexts } from '../result-texts.js';
import css from './Deploy.module.css';
import { Says } from './Says.js';

interface UnderWayProps {
  readonly stage: Stage;
  readonly n8n: string;
  /** What is started by hand is placed and no more. */
  readonly publishes: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** A deployment that is on its way: which step it is at. The steps stand there from the start, so that nothing jumps. */
export function UnderWay({ stage, n8n, publishes, heading }: UnderWayProps) {
  const { going: t } = useTexts(resultTexts);
  if (stage === 'undoing')
    return (
      <Says tone="wait" title={t.undoTitle(n8n)} heading={heading}>
        <p>{t.undoText}</p>
      </Says>
    );
  const now = stage === 'publishing' ? 1 : 0;
  const steps = publishes ? [t.placing, t.publishing] : [t.placing];
  return (
    <Says tone="wait" title={t.title(n8n)} heading={heading}>
      <p>{t.text}</p>
      <ol className={css.progress} aria-label={t.steps}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={cx(at < now && css.done, at === now && css.now)}
            aria-current={at === now ? 'step' : undefined}
          >
            {at < now ? (
              <Check size={16} aria-hidden="true" />
            ) : at === now ? (
              <CircleDashed size={16} aria-hidden="true" />
            ) : (
              <Circle size={16} aria-hidden="true" />
            )}
            {step} <span className="caption">{at < now ? t.done : at === now ? t.now : t.next}</span>
          </li>
        ))}
      </ol>
    </Says>
  );
}
