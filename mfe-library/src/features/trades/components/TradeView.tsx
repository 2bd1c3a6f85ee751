import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import {
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Pagination,
  TextLink,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { ChevronLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { TileList } from '../../library/components/TileList.js';
import { useVariants } from '../../recipe/components/useVariants.js';
import { pageOf, useTradePage } from '../api/trades.js';
import { memberTradeAddress } from '../model/address.js';
import { tradeTexts } from '../texts.js';
import css from './Trades.module.css';

const allCollections = '/workflow-library?view=collections';

/** One collection by trade or role in the library: a card for each recipe, with the member's own apps where it can. */
export function TradeView({ trade }: { trade: string }) {
  const t = useTexts(tradeTexts);
  const format = useFormat();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data, error, refetch } = useTradePage(trade, page);
  const variants = useVariants(`trade ${trade}`);
  usePageTitle(data?.name ?? t.title);
  if (error && !data)
    return error.status === 404 ? (
      <EmptyState
        centred
        action={
          <LinkButton component={Link} to={allCollections}>
            {t.back}
          </LinkButton>
        }
      >
        {t.gone}
      </EmptyState>
    ) : (
      <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  const back = (
    <TextLink small standalone component={Link} to={allCollections}>
      <ChevronLeft size={14} aria-hidden="true" />
      {t.back}
    </TextLink>
  );
  if (!data)
    return (
      <>
        <LoadingText />
        {back}
        <TileWall columns={3}>
          <TileSkeleton count={6} />
        </TileWall>
      </>
    );
  return (
    <>
      {back}
      <div className={css.head}>
        <h2 className="h3">{data.name}</h2>
        <p>{data.about}</p>
        <p className={css.soft} role="status">
          {t.counts(format.number(data.recipes), format.number(data.workflows))}
        </p>
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
