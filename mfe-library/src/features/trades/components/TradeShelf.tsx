import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, LoadingText, Panel, PanelItems, RowSkeleton, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { useTrades } from '../api/trades.js';
import { memberTradeAddress } from '../model/address.js';
import { tradeTexts } from '../texts.js';
import css from './Trades.module.css';

/** Collections by trade and role beside the member's own. */
export function TradeShelf() {
  const t = useTexts(tradeTexts);
  const format = useFormat();
  const { data, error, refetch } = useTrades();
  if (data?.collections.length === 0) return null;
  return (
    <Panel title={t.title} lead={t.lead} flush={data !== undefined}>
      {error && !data ? (
        <ErrorNotice error={error} title={t.shelfFailed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : !data ? (
        <>
          <LoadingText />
          <RowSkeleton count={6} />
        </>
      ) : (
        <PanelItems>
          {data.collections.map(({ key, name, about, recipes, workflows }) => (
            <li key={key} className={css.row}>
              <TextLink standalone component={Link} to={memberTradeAddress(key)}>
                {name}
              </TextLink>
              <p>{about}</p>
              <p className={css.soft}>{t.counts(format.number(recipes), format.number(workflows))}</p>
            </li>
          ))}
        </PanelItems>
      )}
    </Panel>
  );
}
