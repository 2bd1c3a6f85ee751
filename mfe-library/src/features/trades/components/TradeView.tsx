import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, LinkButton, Pagination } from '@stroomwerk/ui-kit';
import { Rocket } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { collectionDeployAddress } from '../../collection-deploy/model/address.js';
import { TileList } from '../../library/components/TileList.js';
import { useVariants } from '../../recipe/components/useVariants.js';
import { CollectionAway, ToCollections } from '../../shelf/components/CollectionAway.js';
import { pageOf, useTradePage } from '../api/trades.js';
import { memberTradeAddress } from '../model/address.js';
import { tradeTexts } from '../texts.js';
import css from './Trades.module.css';

/** One collection by trade or role in the library: a card for each recipe, with the member's own apps where it can. */
export function TradeView({ trade }: { trade: string }) {
  const t = useTexts(tradeTexts);
  const format = useFormat();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data, error, refetch } = useTradePage(trade, page);
  const variants = useVariants(`trade ${trade}`);
  usePageTitle(data?.name ?? t.title);
  if (!data) return <CollectionAway error={error} words={t} tiles={6} onRetry={() => void refetch()} />;
  return (
    <>
      <ToCollections>{t.back}</ToCollections>
      <div className={css.head}>
        <h2 className="h3">{data.name}</h2>
        <p>{data.about}</p>
        <p className={css.soft} role="status">
          {t.counts(format.number(data.recipes), format.number(data.workflows))}
        </p>
        {data.recipes === 0 ? null : (
          <div className={css.acts}>
            <LinkButton
              variant="primary"
              component={Link}
              to={collectionDeployAddress(trade)}
              icon={<Rocket size={16} aria-hidden="true" />}
            >
              {t.deployAll}
            </LinkButton>
          </div>
        )}
      </div>
      {data.cards.length === 0 ? (
        <EmptyState
          centred
          action={
            <LinkButton component={Link} to={memberTradeAddress(trade)}>
              {t.first}
            </LinkButton>
          }
        >
          {t.empty}
        </EmptyState>
      ) : (
        <TileList
          workflows={data.cards}
          label={data.name}
          shownOf={variants.shownOf}
          onShow={variants.choose}
        />
      )}
      <Pagination
        page={page}
        pages={data.pages}
        hrefFor={(to) => memberTradeAddress(trade, to)}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
        note={t.pages(format.number(page), format.number(data.pages))}
      />
    </>
  );
}
