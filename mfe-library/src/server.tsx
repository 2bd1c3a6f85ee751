import type { ServerModule } from '@stroomwerk/mfe-runtime';
import { graphOf, prefetchCatalog, prefetchWorkflow, slugs } from './features/catalog/api/reads.js';
import { prefetchTrade, tradeAddresses } from './features/trades/api/trades.js';
import CatalogPage from './pages/CatalogPage.js';
import PublicWorkflowPage from './pages/PublicWorkflowPage.js';
import TradePage from './pages/TradePage.js';

/** What the edge draws of this remote before the browser does. */
export const pages: ServerModule['pages'] = {
  './CatalogPage': CatalogPage,
  './PublicWorkflowPage': PublicWorkflowPage,
  './TradePage': TradePage,
};

/** What the edge reads for it. */
export const prefetch: ServerModule['prefetch'] = {
  '/workflows': prefetchCatalog,
  '/workflows/:slug': prefetchWorkflow,
  '/workflows/for/:trade': prefetchTrade,
};

export const pictures: ServerModule['pictures'] = { '/workflows/:slug': graphOf };

export const addresses: ServerModule['addresses'] = {
  '/workflows/:slug': slugs,
  '/workflows/for/:trade': tradeAddresses,
};
