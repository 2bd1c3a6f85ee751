import { Inject, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type CommonEnv, provideConsumer, SERVICE_ENV } from '@stroomwerk/kernel';
import { Automations } from './modules/automations/application/automations.service.js';
import { AutomationsController } from './modules/automations/http/automations.controller.js';
import { BonusService } from './modules/bonus/application/bonus.service.js';
import { BonusController } from './modules/bonus/http/bonus.controller.js';
import { Downloads } from './modules/downloads/application/downloads.service.js';
import { Taking } from './modules/downloads/application/taking.js';
import { Zips } from './modules/downloads/application/zips.service.js';
import { ZipsController } from './modules/downloads/http/zips.controller.js';
import { Access } from './modules/entitlements/application/access.js';
import { SubscriptionChangedConsumer } from './modules/entitlements/queue/subscription-changed.consumer.js';
import { Exporter } from './modules/exporting/exporter.js';
import { Gallery } from './modules/gallery/application/gallery.service.js';
import { GalleryCollections } from './modules/gallery/application/gallery-collections.service.js';
import { GalleryKeys } from './modules/gallery/application/gallery-keys.service.js';
import { GalleryController } from './modules/gallery/http/gallery.controller.js';
import { GalleryKeyController } from './modules/gallery/http/gallery-key.controller.js';
import { History } from './modules/history/application/history.service.js';
import { HistoryController } from './modules/history/http/history.controller.js';
import { CatalogueFill } from './modules/importing/application/catalogue-fill.js';
import { Importer } from './modules/importing/application/importer.js';
import { ReadingLimits } from './modules/limits/application/reading-limits.js';
import { OpsShelf } from './modules/reports/application/ops-shelf.service.js';
import { Reports } from './modules/reports/application/reports.service.js';
import { OpsController } from './modules/reports/http/ops.controller.js';
import { ReportsController } from './modules/reports/http/reports.controller.js';
import { Requests } from './modules/requests/application/requests.service.js';
import { OpsRequestsController } from './modules/requests/http/ops-requests.controller.js';
import { RequestsController } from './modules/requests/http/requests.controller.js';
import { LibraryIndex } from './modules/search/application/library-index.js';
import { LibrarySearch } from './modules/search/application/library-search.js';
import { Collections } from './modules/shelf/application/collections.service.js';
import { Favourites } from './modules/shelf/application/favourites.service.js';
import { MyAppsStore } from './modules/shelf/application/my-apps.store.js';
import { ShelfController } from './modules/shelf/http/shelf.controller.js';
import { Verification } from './modules/verifying/verification.js';
import { LibraryFigures } from './modules/workflows/application/library-figures.js';
import { Recipes } from './modules/workflows/application/recipes.js';
import { Trades } from './modules/workflows/application/trades.js';
import { Workflows } from './modules/workflows/application/workflows.service.js';
import { LibraryController } from './modules/workflows/http/library.controller.js';
import { PublicWorkflowsController } from './modules/workflows/http/public-workflows.controller.js';

/** Everything of the library. At start an empty library is filled before the service calls itself ready. */
@Module({
  // LibraryController last of its prefix: `workflows-library/stats` must not be read as a filename.
  controllers: [
    PublicWorkflowsController,
    BonusController,
    ShelfController,
    ZipsController,
    HistoryController,
    ReportsController,
    OpsController,
    RequestsController,
    OpsRequestsController,
    GalleryKeyController,
    GalleryController,
    LibraryController,
    AutomationsController,
  ],
  providers: [
    LibraryFigures,
    Recipes,
    Trades,
    Workflows,
    LibraryIndex,
    LibrarySearch,
    Downloads,
    Taking,
    Reports,
    Requests,
    OpsShelf,
    GalleryKeys,
    Gallery,
    GalleryCollections,
    ReadingLimits,
    Zips,
    History,
    BonusService,
    Access,
    Automations,
    Favourites,
    Collections,
    MyAppsStore,
    Importer,
    CatalogueFill,
    Exporter,
    Verification,
    provideConsumer(SubscriptionChangedConsumer),
  ],
  exports: [Importer, CatalogueFill],
})
export class LibraryModule implements OnApplicationBootstrap {
  private readonly logger = new Logger(LibraryModule.name);

  constructor(
    private readonly fill: CatalogueFill,
    private readonly index: LibraryIndex,
    @Inject(SERVICE_ENV) private readonly env: { LIBRARY_FILL: 'on' | 'off'; WORKERS: CommonEnv['WORKERS'] },
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.LIBRARY_FILL === 'on') {
      const counts = await this.fill.fillWhenNeeded();
      if (counts !== undefined) this.logger.log({ msg: 'library filled from the catalogue', ...counts });
    }
    // A command that looks nothing up starts without it; whoever searches first builds it then.
    if (this.env.WORKERS !== 'none') await this.index.start();
  }
}
