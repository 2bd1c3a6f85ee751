import type { DeployAccount, DeployConnection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { VisuallyHidden } from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { App } from '../../apps/components/App.js';
import { chosenOf, foundAccounts, openAccounts, type Picked } from '../model/accounts.js';
import { deployTexts } from '../texts.js';
import { AccountChoice } from './AccountChoice.js';
import { AccountChosen, AccountUnknown } from './AccountKnown.js';
import { AccountMissing, type Looking } from './AccountMissing.js';
import css from './Deploy.module.css';

interface AccountsProps {
  readonly accounts: readonly DeployAccount[];
  readonly connection: DeployConnection;
  readonly picked: Picked;
  readonly onPick: (key: string, id: string) => void;
  readonly looking: Looking;
  /** Beside each, e.g. which of several workflows need it. */
  readonly noteOf?: (account: DeployAccount) => string;
  /** Where none is needed, in other words than those of one workflow. */
  readonly none?: string;
}

/** Which accounts the workflow needs, and which of the customer's each gets. */
export function Accounts(props: AccountsProps) {
  const { accounts, connection, picked, onPick, looking, noteOf, none } = props;
  const t = useTexts(deployTexts);
  const done = accounts.length - openAccounts(accounts, picked).length;
  return (
    <div className={css.column}>
      <div className={css.columnHead}>
        <h2 className="h3">{t.accounts}</h2>
        {accounts.length > 0 ? <span className="caption">{t.of(done, accounts.length)}</span> : null}
      </div>
      <Found accounts={accounts} />
      {accounts.length === 0 ? <p className="small soft">{none ?? t.noAccounts}</p> : null}
      {accounts.map((account) => (
        <AccountRow
          key={account.key}
          account={account}
          connection={connection}
          chosen={chosenOf(account, picked)}
          onPick={(id) => onPick(account.key, id)}
          looking={looking}
          note={noteOf?.(account)}
        />
      ))}
    </div>
  );
}

/** Says it when an account that was missing turns up. */
function Found({ accounts }: Pick<AccountsProps, 'accounts'>) {
  const t = useTexts(deployTexts);
  const before = useRef(accounts);
  const [text, setText] = useState('');
  useEffect(() => {
    const found = foundAccounts(before.current, accounts);
    before.current = accounts;
    if (found.length === 0) return;
    const nameOf = ({ choices, chosen }: DeployAccount) =>
      choices.find(({ id }) => id === chosen)?.name ?? null;
    setText(found.map((account) => t.found(account.app, nameOf(account))).join(' '));
  }, [accounts, t]);
  return <VisuallyHidden live>{text}</VisuallyHidden>;
}

interface RowProps extends Pick<AccountsProps, 'connection' | 'looking'> {
  readonly account: DeployAccount;
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
  readonly note: string | undefined;
}

function AccountRow({ account, connection, chosen, onPick, looking, note }: RowProps) {
  const [changing, setChanging] = useState(false);
  const { app, state } = account;
  const open = state !== 'unknown' && chosen === null;
  return (
    <section className={css.account} aria-label={app} data-open={open || undefined}>
      <App name={app} size="lg" />
      <div className={css.accountBody}>
        <b>{app}</b>
        {note === undefined ? null : <p className={css.small}>{note}</p>}
        {state === 'unknown' ? <AccountUnknown account={account} /> : null}
        {state === 'none' ? (
          <AccountMissing
            app={app}
            type={account.credential_type}
            connection={connection}
            looking={looking}
          />
        ) : null}
        {state === 'choose' || (state === 'chosen' && changing) ? (
          <AccountChoice
            account={account}
            connection={connection}
            chosen={chosen}
            onPick={onPick}
            focus={changing}
          />
        ) : null}
        {state === 'chosen' && !changing ? (
          <AccountChosen account={account} chosen={chosen} onChange={() => setChanging(true)} />
        ) : null}
      </div>
    </section>
  );
}
