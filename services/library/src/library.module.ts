import { Inject, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type CommonEnv, provideConsumer, queueModule, SERVICE_ENV } from '@stroomwerk/kernel';
import { AccountFacts } from './modules/advice/application/account-facts.js';
import { AdviceService } from './modules/advice/application/advice.service.js';
import { AdviceController } from './modules/advice/http/advice.controller.js';
import { AlertHistory } from './modules/alerts/application/alert-history.js';
import { AlertMail } from './modules/alerts/application/alert-mail.js';
import { AlertSettingsService } from './modules/alerts/application/alert-settings.service.js';
import { AlertTest } from './modules/alerts/application/alert-test.js';
import { provideAlertWay } from './modules/alerts/application/alert-way.js';
import { AlertsOnRuns } from './modules/alerts/application/alerts-on-runs.js';
import { AlertsRound } from './modules/alerts/application/alerts-round.js';
import { alertsQueue, Bundles } from './modules/alerts/application/bundles.js';
import { ChannelAddresses } from './modules/alerts/application/channel-addresses.js';
import { Delivery } from './modules/alerts/application/delivery.js';
import { Judging } from './modules/alerts/application/judging.js';
import { OnCall } from './modules/alerts/application/on-call.js';
import { AlertsController } from './modules/alerts/http/alerts.controller.js';
import { AlertsProcessor, AlertsSchedule } from './modules/alerts/queue/alerts.processor.js';
import { Automations } from './modules/automations/application/automations.service.js';
import { LinkedAutomations } from './modules/automations/application/linked-automations.js';
import { N8nActs } from './modules/automations/application/n8n-acts.js';
import { OwnAutomations } from './modules/automations/application/own-automations.js';
import { AutomationsController } from './modules/automations/http/automations.controller.js';
import { BonusService } from './modules/bonus/application/bonus.service.js';
import { BonusController } from './modules/bonus/http/bonus.controller.js';
import { Agreements } from './modules/connections/application/agreements.service.js';
import { Attempts } from './modules/connections/application/attempts.js';
import { ConnectionKeys } from './modules/connections/application/connection-keys.js';
import { ConnectionSync } from './modules/connections/application/connection-sync.js';
import { Connections } from './modules/connections/application/connections.service.js';
import { ConnectionsUpkeep } from './modules/connections/application/connections-upkeep.js';
import { CustomerN8n } from './modules/connections/application/customer-n8n.js';
import { provideN8nDoor } from './modules/connections/application/way-out.js';
import { ConnectionsController } from './modules/connections/http/connections.controller.js';
import {
  connectionsQueue,
  UpkeepProcessor,
  UpkeepSchedule,
} from './modules/connections/queue/upkeep.processor.js';
import { Adoptions } from './modules/deployments/application/adoptions.service.js';
import { Asking } from './modules/deployments/application/asking.js';
import { Batches } from './modules/deployments/application/batches.service.js';
import { CollectionForms } from './modules/deployments/application/collection-forms.service.js';
import { DeployForms } from './modules/deployments/application/deploy-forms.service.js';
import { DeployVault } from './modules/deployments/application/deploy-vault.js';
import { DeployWork, deploymentsQueue } from './modules/deployments/application/deploy-work.js';
import { Deploying } from './modules/deployments/application/deploying.js';
import { DeploymentViews } from './modules/deployments/application/deployment-views.js';
import { Deployments } from './modules/deployments/application/deployments.service.js';
import { Placing } from './modules/deployments/application/placing.js';
import { Preparing } from './modules/deployments/application/preparing.js';
import { Sayings } from './modules/deployments/application/sayings.js';
import { Settling } from './modules/deployments/application/settling.js';
import { TakingOut } from './modules/deployments/application/taking-out.js';
import { AdoptionsController } from './modules/deployments/http/adoptions.controller.js';
import { BatchesController } from './modules/deployments/http/batches.controller.js';
import { DeploymentsController } from './modules/deployments/http/deployments.controller.js';
import { DeploymentsProcessor } from './modules/deployments/queue/deployments.processor.js';
import { Downloads } from './modules/downloads/application/downloads.service.js';
import { Taking } from './modules/downloads/application/taking.js';
import { Zips } from './modules/downloads/application/zips.service.js';
import { ZipsController } from './modules/downloads/http/zips.controller.js';
import { Access } from './modules/entitlements/application/access.js';
import { SubscriptionChangedConsumer } from './modules/entitlements/queue/subscription-changed.consumer.js';
import { Exporter } from './modules/exporting/exporter.js';
import { FirstRuns } from './modules/first-run/application/first-runs.js';
import { FirstRunController } from './modules/first-run/http/first-run.controller.js';
import { Gallery } from './modules/gallery/application/gallery.service.js';
import { GalleryCollections } from './modules/gallery/application/gallery-collections.service.js';
import { GalleryKeys } from './modules/gallery/application/gallery-keys.service.js';
import { GalleryController } from './modules/gallery/http/gallery.controller.js';
import { GalleryKeyController } from './modules/gallery/http/gallery-key.controller.js';
import { History } from './modules/history/application/history.service.js';
import { HistoryController } from './modules/history/http/history.controller.js';
import { CatalogueFill } from './modules/importing/application/catalogue-fill.js';
import { Importer } from './modules/importing/application/importer.js';
import { AnalyticsService } from './modules/insights/application/analytics.service.js';
import { DaysUpkeep } from './modules/insights/application/days-upkeep.js';
import { Rates } from './modules/insights/application/rates.service.js';
import { SavedBetween } from './modules/insights/application/saved-between.js';
import { InsightsController } from './modules/insights/http/insights.controller.js';
import { ReadingLimits } from './modules/limits/application/reading-limits.js';
import { Making } from './modules/monthly-reports/application/making.js';
import { MonthFigures } from './modules/monthly-reports/application/month-figures.js';
import { MonthlyReports } from './modules/monthly-reports/application/monthly-reports.service.js';
import { ReportFiles } from './modules/monthly-reports/application/report-files.service.js';
import { ReportsRound } from './modules/monthly-reports/application/reports-round.js';
import { MonthlyReportsController } from './modules/monthly-reports/http/monthly-reports.controller.js';
import {
  MonthlyReportsProcessor,
  MonthlyReportsSchedule,
  monthlyReportsQueue,
} from './modules/monthly-reports/queue/reports.processor.js';
import { Composing } from './modules/promotions/application/composing.js';
import { Promoting } from './modules/promotions/application/promoting.js';
import { PromotionUpkeep } from './modules/promotions/application/promotion-upkeep.js';
import { PromotionVault } from './modules/promotions/application/promotion-vault.js';
import { PromotionViews } from './modules/promotions/application/promotion-views.js';
import { Promotions } from './modules/promotions/application/promotions.service.js';
import { Trials } from './modules/promotions/application/trials.js';
import { PromotionsController } from './modules/promotions/http/promotions.controller.js';
import {
  PromotionsProcessor,
  PromotionsSchedule,
  promotionsQueue,
} from './modules/promotions/queue/promotions.processor.js';
import { OpsShelf } from './modules/reports/application/ops-shelf.service.js';
import { Reports } from './modules/reports/application/reports.service.js';
import { OpsController } from './modules/reports/http/ops.controller.js';
import { ReportsController } from './modules/reports/http/reports.controller.js';
import { Requests } from './modules/requests/application/requests.service.js';
import { OpsRequestsController } from './modules/requests/http/ops-requests.controller.js';
import { RequestsController } from './modules/requests/http/requests.controller.js';
import { Explanations } from './modules/runs/application/explanations.service.js';
import { FailureReading } from './modules/runs/application/failure-reading.js';
import { Looks } from './modules/runs/application/looks.js';
import { Notices } from './modules/runs/application/notices.js';
import { OpenRuns } from './modules/runs/application/open-runs.js';
import { Reporting } from './modules/runs/application/reporting.service.js';
import { Retries } from './modules/runs/application/retries.service.js';
import { Runs } from './modules/runs/application/runs.service.js';
import { RunsNoticed } from './modules/runs/application/runs-noticed.js';
import { RunsUpkeep } from './modules/runs/application/runs-upkeep.js';
import { ReportingController } from './modules/runs/http/reporting.controller.js';
import { RunsController } from './modules/runs/http/runs.controller.js';
import { LooksDispatch } from './modules/runs/queue/looks.dispatch.js';
import { LaterProcessor, LooksProcessor, LooksSchedule } from './modules/runs/queue/looks.queues.js';
import { laterQueue, looksQueue } from './modules/runs/queue/names.js';
import { HiddenSince } from './modules/search/application/hidden-since.js';
import { LibraryIndex } from './modules/search/application/library-index.js';
import { LibrarySearch } from './modules/search/application/library-search.js';
import { Falls } from './modules/seen/application/falls.service.js';
import { SeenCount } from './modules/seen/application/seen-count.js';
import { SeenProcessor, SeenSchedule, seenQueue } from './modules/seen/queue/seen.processor.js';
import { Collections } from './modules/shelf/application/collections.service.js';
import { Favourites } from './modules/shelf/application/favourites.service.js';
import { MyAppsStore } from './modules/shelf/application/my-apps.store.js';
import { ShelfController } from './modules/shelf/http/shelf.controller.js';
import { OurVersion } from './modules/updates/application/our-version.js';
import { Theirs } from './modules/updates/application/theirs.js';
import { UpdateVault } from './modules/updates/application/update-vault.js';
import { UpdateWriting } from './modules/updates/application/update-writing.js';
import { Updates } from './modules/updates/application/updates.service.js';
import { UpdatesUpkeep } from './modules/updates/application/updates-upkeep.js';
import { UpdateViews } from './modules/updates/application/views.js';
import { UpdatesController } from './modules/updates/http/updates.controller.js';
import {
  UpdatesProcessor,
  UpdatesSchedule,
  updatesQueue,
} from './modules/updates/queue/updates.processor.js';
import { Verification } from './modules/verifying/verification.js';
import { LibraryFigures } from './modules/workflows/application/library-figures.js';
import { Recipes } from './modules/workflows/application/recipes.js';
import { Trades } from './modules/workflows/application/trades.js';
import { Workflows } from './modules/workflows/application/workflows.service.js';
import { LibraryController } from './modules/workflows/http/library.controller.js';
import { PublicWorkflowsController } from './modules/workflows/http/public-workflows.controller.js';

/** Everything of the library. At start an empty library is filled before the service calls itself ready. */
@Module({
  imports: [
    queueModule(connectionsQueue),
    queueModule(deploymentsQueue),
    queueModule(updatesQueue),
    queueModule(promotionsQueue),
    queueModule(looksQueue),
    queueModule(laterQueue),
    queueModule(monthlyReportsQueue),
    queueModule(seenQueue),
    // The rows know what waits and when: a job that ended must not stand in the way of the next under its id.
    queueModule(alertsQueue, { attempts: 1, removeOnComplete: true, removeOnFail: true }),
  ],
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
    ConnectionsController,
    DeploymentsController,
    BatchesController,
    AdoptionsController,
    AlertsController,
    RunsController,
    ReportingController,
    UpdatesController,
    PromotionsController,
    AutomationsController,
    InsightsController,
    MonthlyReportsController,
    AdviceController,
    FirstRunController,
  ],
  providers: [
    LibraryFigures,
    Recipes,
    Trades,
    Workflows,
    LibraryIndex,
    HiddenSince,
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
    LinkedAutomations,
    OwnAutomations,
    N8nActs,
    Agreements,
    Attempts,
    ConnectionKeys,
    provideN8nDoor,
    ConnectionSync,
    CustomerN8n,
    Connections,
    ConnectionsUpkeep,
    UpkeepSchedule,
    UpkeepProcessor,
    provideAlertWay,
    ChannelAddresses,
    Judging,
    AlertMail,
    OnCall,
    Bundles,
    Delivery,
    AlertSettingsService,
    AlertTest,
    AlertHistory,
    AlertsRound,
    AlertsSchedule,
    AlertsProcessor,
    { provide: RunsNoticed, useClass: AlertsOnRuns },
    Runs,
    Explanations,
    Retries,
    Reporting,
    Looks,
    OpenRuns,
    FailureReading,
    Notices,
    RunsUpkeep,
    LooksDispatch,
    LooksSchedule,
    LooksProcessor,
    LaterProcessor,
    OurVersion,
    Theirs,
    UpdateVault,
    UpdateViews,
    UpdateWriting,
    Updates,
    UpdatesUpkeep,
    UpdatesSchedule,
    UpdatesProcessor,
    Asking,
    Sayings,
    Settling,
    Placing,
    TakingOut,
    Deploying,
    DeployWork,
    DeployForms,
    DeploymentViews,
    Preparing,
    Deployments,
    CollectionForms,
    Batches,
    Adoptions,
    DeploymentsProcessor,
    DeployVault,
    Trials,
    Composing,
    PromotionVault,
    PromotionViews,
    Promoting,
    Promotions,
    PromotionUpkeep,
    PromotionsSchedule,
    PromotionsProcessor,
    Favourites,
    Collections,
    MyAppsStore,
    Importer,
    CatalogueFill,
    Exporter,
    Verification,
    SavedBetween,
    DaysUpkeep,
    AnalyticsService,
    Rates,
    MonthFigures,
    Making,
    ReportsRound,
    MonthlyReports,
    ReportFiles,
    MonthlyReportsSchedule,
    MonthlyReportsProcessor,
    AccountFacts,
    AdviceService,
    FirstRuns,
    Falls,
    SeenCount,
    SeenSchedule,
    SeenProcessor,
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
