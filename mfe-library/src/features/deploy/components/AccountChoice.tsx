import type { DeployAccount, DeployConnection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import { credentialsPage } from '../model/accounts.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';
import { NewTab } from './NewTab.js';

interface AccountChoiceProps {
  readonly account: DeployAccount;
  readonly connection: DeployConnection;
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
  /** It was asked for: whoever pressed goes on here. */
  readonly focus: boolean;
}

/** Which of several accounts the workflow gets, with how much each is used. */
export function AccountChoice({ account, connection, chosen, onPick, focus }: AccountChoiceProps) {
  const t = useTexts(deployTexts);
  const { app, key, choices } = account;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) group.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, [focus]);
  return (
    <>
      <p className={css.small}>{t.fit(choices.length)}</p>
      <div ref={group} className={css.options} role="radiogroup" aria-label={t.choiceOf(app)}>
        {choices.map(({ id, name, used_by: used }) => (
          <label key={id} className={css.option}>
            <input
              type="radio"
              name={`account ${key}`}
              value={id}
              checked={id === chosen}
              onChange={() => onPick(id)}
            />
            <span>
              <b>{name}</b>
              <small>{t.usedBy(used)}</small>
            </span>
          </label>
        ))}
      </div>
      {focus ? (
        <TextLink
          small
          standalone
          href={credentialsPage(connection.address)}
          target="_blank"
          rel="noreferrer"
        >
          {t.makeAnother} <NewTab words={t.newTab} />
        </TextLink>
      ) : null}
    </>
  );
}
