import type { DeployConnection, PromotionAccount } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Panel } from '@stroomwerk/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { AccountChoice } from '../../deploy/components/AccountChoice.js';
import { AccountChosen, AccountUnknown } from '../../deploy/components/AccountKnown.js';
import { AccountMissing, type Looking } from '../../deploy/components/AccountMissing.js';
import { chosenOf, type Picked } from '../../deploy/model/accounts.js';
import { promoteTexts } from '../texts.js';
import css from './Promote.module.css';

export interface ExchangedAccountsProps {
  readonly accounts: readonly PromotionAccount[];
  readonly connection: DeployConnection;
  readonly picked: Picked;
  readonly onPick: (key: string, id: string) => void;
  readonly looking: Looking;
}

/** Each account of the trial beside the one that takes its place in production. */
export function ExchangedAccounts({ accounts, picked, onPick, ...rest }: ExchangedAccountsProps) {
  const t = useTexts(promoteTexts);
  return (
    <Panel title={t.accounts}>
      {accounts.length === 0 ? <p className="small soft">{t.noAccounts}</p> : null}
      {accounts.map((account) => (
        <Row
          key={account.key}
          account={account}
          chosen={chosenOf(account, picked)}
          onPick={(id) => onPick(account.key, id)}
          {...rest}
        />
      ))}
    </Panel>
  );
}

interface RowProps extends Pick<ExchangedAccountsProps, 'connection' | 'looking'> {
  readonly account: PromotionAccount;
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
}

function Row({ account, connection, chosen, onPick, looking }: RowProps) {
  const t = useTexts(promoteTexts);
  const [changing, setChanging] = useState(false);
  const { app, state, trial } = account;
  const isOpen = state !== 'unknown' && chosen === null;
  return (
    <section className={css.account} aria-label={app} data-open={isOpen || undefined}>
      <div className={css.side}>
        <span className={css.which}>{t.onTrial}</span>
        <b>{app}</b>
        <span className="small">{trial ?? t.noneOnTrial}</span>
      </div>
      <ArrowRight size={16} aria-hidden="true" />
      <div className={css.side}>
        <span className={css.which}>{t.inProduction}</span>
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
