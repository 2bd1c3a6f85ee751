import { Check, X } from 'lucide-react';
import { monogram } from '../labels/monogram.js';
import { cx } from '../lib/cx.js';
import type { FlowNode } from './canvas.js';
import css from './FlowSteps.module.css';

export interface FlowStepsProps {
  /** In the order of the workflow. */
  nodes: readonly FlowNode[];
  label: string;
  lang?: string;
}

/** The canvas as a list of its steps with the same marks, for where the canvas would be too small to read. */
export function FlowSteps({ nodes, label, lang }: FlowStepsProps) {
  return (
    <ol className={css.steps} aria-label={label} lang={lang}>
      {nodes.map((node) => (
        <li
          key={node.id}
          className={cx(
            css.step,
            !node.live && css.side,
            node.dashed && css.dashed,
            node.added && css.added,
            node.kind === 'trigger' && css.trigger,
            node.ran && css[node.ran.is],
          )}
        >
          <span className={css.mark} aria-hidden="true">
            {node.ran?.is === 'ran' ? (
              <Check size={16} />
            ) : node.ran?.is === 'stopped' ? (
              <X size={16} />
            ) : (
              (node.icon ?? (node.dashed ? null : monogram(node.subtitle ?? node.title)))
            )}
          </span>
          <span className={css.words}>
            <b>{node.title}</b>
            <small>{[node.subtitle, node.ran?.word].filter(Boolean).join(', ')}</small>
          </span>
          {node.pins ? (
            <span className={css.pins} role="img" aria-label={node.pins.word}>
              {node.pins.numbers.map((number) => (
                <span key={number} className={css.pin}>
                  {number}
                </span>
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
