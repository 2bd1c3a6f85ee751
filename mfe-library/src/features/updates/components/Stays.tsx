import type { UpdateOffer } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Panel } from '@stroomwerk/ui-kit';
import { Check, CircleAlert } from 'lucide-react';
import { updateTexts } from '../texts.js';
import css from './Updates.module.css';

/** What an update leaves as it is, what is still to be done by hand, and with which n8n we checked it. */
export function Stays({ offer }: { offer: UpdateOffer }) {
  const t = useTexts(updateTexts);
  const format = useFormat();
  const { accounts, values, own_steps } = offer.keeps;
  const stays = [
    ...(accounts.length > 0 ? [t.accounts(accounts.length, accounts.join(', '))] : []),
    ...(values > 0 ? [t.values(values)] : []),
    ...own_steps.map(t.ownStep),
    t.nameAndRuns,
  ];
  return (
    <div className={css.column}>
      {offer.by_hand.length > 0 ? (
        <Panel title={t.byHand}>
          <ul className={css.facts}>
            {offer.by_hand.map(({ step, what }) => (
              <li key={`${step} ${what}`}>
                <CircleAlert size={15} aria-hidden="true" />
                <span>
                  <b>{step}</b>: {what}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Panel title={t.keeps}>
        <ul className={css.facts}>
          {stays.map((line) => (
            <li key={line}>
              <Check size={15} aria-hidden="true" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        {offer.checked_with_n8n ? (
          <p className={css.checked}>{t.checked(offer.checked_with_n8n, format.date(offer.published_at))}</p>
        ) : null}
      </Panel>
    </div>
  );
}
