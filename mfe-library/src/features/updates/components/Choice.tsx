import type { UpdateConflict, UpdateOffer } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { cx, Panel } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { isComparable, sideOf } from '../model/choice.js';
import { updateTexts } from '../texts.js';
import css from './Updates.module.css';

export type Side = 'ours' | 'theirs';

export interface ChoiceProps {
  readonly conflict: UpdateConflict;
  readonly offer: UpdateOffer;
  readonly at: number;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** One real clash: how it was, theirs and ours beside each other, and which it will be. Theirs until they say otherwise. */
export function Choice({ conflict, offer, at, side, onChoose }: ChoiceProps) {
  const t = useTexts(updateTexts);
  const format = useFormat();
  const name = useId();
  const [from, to] = [format.number(offer.from_version), format.number(offer.to_version)];
  const form =
    conflict.kind === 'removed-by-us' ? 'kept' : conflict.kind === 'removed-by-them' ? 'removed' : 'value';
  const told = (which: Side): string => {
    const value = form === 'value' ? (sideOf(conflict, conflict[which]) ?? t.empty) : undefined;
    const label = (which === 'ours' ? t.ourSide : t.theirSide)[form];
    return value === undefined || value.length > 60 || value.includes('\n') ? label : `${label}: ${value}`;
  };
  return (
    <Panel
      title={t.choice(at + 1, offer.conflicts.length, conflict.step)}
      lead={form === 'kept' ? t.removedByUs : form === 'removed' ? t.removedByThem : t.bothChanged}
    >
      <div className="stack-sm">
        {isComparable(conflict) ? (
          <>
            <p className={cx(css.soft, conflict.kind === 'value' && 'mono')}>
              {conflict.kind === 'connection' ? t.output(conflict.at) : conflict.at}
            </p>
            <dl className={css.sides}>
              {(
                [
                  [t.was(from), conflict.base],
                  [t.yours, conflict.theirs],
                  [t.ours(to), conflict.ours],
                ] as const
              ).map(([term, json]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{sideOf(conflict, json) ?? <i className={css.soft}>{t.empty}</i>}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
        <fieldset className={css.options}>
          <legend className={css.soft}>{t.whatBecomes}</legend>
          {(['theirs', 'ours'] as const).map((which) => (
            <label key={which} className={cx(css.option, side === which && css.chosen)}>
              <input type="radio" name={name} checked={side === which} onChange={() => onChoose(which)} />
              <span>
                <b>{told(which)}</b>
                {which === 'theirs' && form === 'value' ? (
                  <small className={css.soft}>{t.staysAsIs}</small>
                ) : null}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </Panel>
  );
}
