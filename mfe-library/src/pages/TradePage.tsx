import { useFormat, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Container,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  PageHeader,
  Pagination,
  TextLink,
  TileSkeleton,
  TileWall,
} from '@stroomwerk/ui-kit';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import catalogCss from '../features/catalog/components/Catalog.module.css';
import { CatalogTile } from '../features/catalog/components/CatalogTile.js';
import { listFactsOf } from '../features/catalog/model/facts.js';
import { catalogTexts } from '../features/catalog/texts.js';
import { useVariants } from '../features/recipe/components/useVariants.js';
import { pageOf, useKnownTrades, usePublicTradePage } from '../features/trades/api/trades.js';
import { TradeLinks } from '../features/trades/components/TradeLinks.js';
import { publicTradeAddress } from '../features/trades/model/address.js';
import { tradeTexts } from '../features/trades/texts.js';

/** What somebody of a trade or in a role looks for first: for everybody, without the files. Its pages need no scripts. */
export default function TradePage() {
  const t = useTexts(tradeTexts);
  const { title: catalog, homeShort, crumbs } = useTexts(catalogTexts);
  const format = useFormat();
  const { trade = '' } = useParams();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data, error, refetch } = usePublicTradePage(trade, page);
  const trades = useKnownTrades();
  const variants = useVariants(`trade ${trade}`);
  const isMissing = data === null || error?.status === 404;
  usePageHead({
    title: [
      data ? t.pageTitle(data.name) : t.title,
      ...(page > 1 ? [t.pages(format.number(page), format.number(data?.pages ?? page))] : []),
    ].join(' · '),
    ...(data
      ? {
          description: `${data.about} ${t.counts(format.number(data.recipes), format.number(data.workflows))}.`,
        }
      : {}),
    noindex: !data || data.cards.length === 0,
    ...(data && data.cards.length > 0
      ? {
          jsonLd: listFactsOf(data.cards, {
            title: catalog,
            total: data.recipes,
            home: homeShort,
            narrowed: [data.name, publicTradeAddress(trade)] as const,
          }),
        }
      : {}),
  });
  if (isMissing)
    return (
      <Container page>
        <PageHeader title={t.title} />
        <EmptyState
          centred
          action={
            <LinkButton component={Link} to="/workflows">
              {t.all}
            </LinkButton>
          }
        >
          {t.gone}
        </EmptyState>
        <TradeLinks trades={trades} addressOf={publicTradeAddress} />
      </Container>
    );
  if (error && !data)
    return (
      <Container page>
        <PageHeader title={t.title} />
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      </Container>
    );
  if (!data)
    return (
      <Container page>
        <LoadingText />
        <PageHeader title={t.title} lead={'\u00a0'} />
        <TileWall columns={3}>
          <TileSkeleton count={9} />
        </TileWall>
      </Container>
    );
  const others = trades.filter(({ key }) => key !== trade);
  return (
    <Container page>
      <nav className={catalogCss.crumbs} aria-label={crumbs}>
        <TextLink small standalone component={Link} to="/workflows">
          {catalog}
        </TextLink>
      </nav>
      <PageHeader
        title={t.heading(data.name)}
        lead={`${data.about} ${t.counts(format.number(data.recipes), format.number(data.workflows))}.`}
      />
      {data.cards.length === 0 ? (
        <EmptyState
          centred
          action={
            <LinkButton component={Link} to={publicTradeAddress(trade)}>
              {t.first}
            </LinkButton>
          }
        >
          {t.empty}
        </EmptyState>
      ) : (
        <TileWall columns={3} label={data.name}>
          {data.cards.map((card) => (
            <CatalogTile
              key={card.recipe?.key ?? card.slug}
              card={card}
              filename={variants.shownOf(card)}
              onShow={variants.choose}
            />
          ))}
        </TileWall>
      )}
      <div className={catalogCss.pages}>
        <Pagination
          page={page}
          pages={data.pages}
          hrefFor={(to) => publicTradeAddress(trade, to)}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
          note={t.pages(format.number(page), format.number(data.pages))}
        />
      </div>
      <TradeLinks trades={others} addressOf={publicTradeAddress} title={t.others} />
    </Container>
  );
}
