import { endpoint } from '../common/endpoint.js';
import type * as p from './adopt.js';
import type * as v from './advice.js';
import type * as a from './alerts.js';
import type * as c from './connections.js';
import type * as d from './deploy.js';
import type * as b from './deploy-collection.js';
import type { FirstRun } from './first-run.js';
import type { GalleryKey } from './gallery.js';
import type { VersionDrawing, VersionsResponse, WorkflowCanvas, WorkflowTables } from './history.js';
import type * as i from './insights.js';
import type * as m from './monthly-reports.js';
import type * as y from './promotions.js';
import type * as o from './reporting.js';
import type * as r from './reports.js';
import type * as w from './requests.js';
import type * as x from './runs.js';

import type * as s from './schemas.js';
import type * as f from './search.js';
import type * as e from './seen.js';
import type * as h from './shelf.js';
import type * as t from './trades.js';
import type * as u from './updates.js';

type None = Record<never, never>;
type ByFilename = { params: { filename: string } };
type ById = { params: { id: string } };

export const top12 = endpoint<None, s.Top12Response>('GET', '/api/workflows/top12', { auth: 'plain' });
export const catalog = endpoint<{ query?: f.CatalogInput }, f.CatalogResponse>(
  'GET',
  '/api/workflows/catalog',
  { auth: 'plain' },
);
/** 404 library.workflow_not_found where no workflow has the slug. */
export const publicWorkflow = endpoint<{ params: { slug: string } }, s.PublicWorkflowDetail>(
  'GET',
  '/api/workflows/by-slug/{slug}',
  { auth: 'plain' },
);
/** What a list of all public pages is made from. */
export const workflowSlugs = endpoint<{ query?: s.SlugsQuery }, s.WorkflowSlugs>(
  'GET',
  '/api/workflows/slugs',
  { auth: 'plain' },
);
/** Collections by trade and role, and a page of one. 404 library.collection_not_found. */
export const tradeCollections = endpoint<None, t.TradeCollections>('GET', '/api/workflows/collections', {
  auth: 'plain',
});
export const publicTradePage = endpoint<
  { params: { key: string }; query?: { page?: number } },
  t.PublicTradePage
>('GET', '/api/workflows/collections/{key}', { auth: 'plain' });
export const tradePage = endpoint<{ params: { key: string }; query?: { page?: number } }, t.TradePage>(
  'GET',
  '/api/workflows-library/by-trade/{key}',
);
export const stats = endpoint<None, s.LibraryStats>('GET', '/api/workflows-library/stats', { auth: 'plain' });
export const categories = endpoint<None, s.CategoriesResponse>('GET', '/api/workflows-library/categories', {
  auth: 'plain',
});
/** 401 without login, 403 library.subscription_required without plan. */
export const search = endpoint<{ query?: f.SearchInput }, f.SearchResponse>(
  'GET',
  '/api/workflows-library/search',
);
export const entitlement = endpoint<None, s.Entitlement>('GET', '/api/workflows-library/entitlement');
export const detail = endpoint<ByFilename, s.WorkflowDetail>('GET', '/api/workflows-library/{filename}');
/** Streams the n8n workflow file, saved under its filename. */
export const download = endpoint<ByFilename & { query?: s.FileQuery }, Blob>(
  'GET',
  '/api/workflows-library/{filename}/download',
);

/** The workflow as its canvas in n8n shows it, parameters and notes included. */
export const canvas = endpoint<ByFilename, WorkflowCanvas>('GET', '/api/workflows-library/{filename}/canvas');
/** The tables that its steps work with, in the order of the steps. */
export const tables = endpoint<ByFilename & { query?: s.FileQuery }, WorkflowTables>(
  'GET',
  '/api/workflows-library/{filename}/tables',
);
/** One of them, by its place from 1, as an empty CSV file with its columns. */
export const tableTemplate = endpoint<
  { params: { filename: string; number: string }; query?: s.FileQuery },
  Blob
>('GET', '/api/workflows-library/{filename}/tables/{number}/template');
export const versions = endpoint<ByFilename, VersionsResponse>(
  'GET',
  '/api/workflows-library/{filename}/versions',
);
/** What a version changed, to draw. 404 library.version_not_found for the first one, and for one that is not there. */
export const versionDrawing = endpoint<{ params: { filename: string; version: string } }, VersionDrawing>(
  'GET',
  '/api/workflows-library/{filename}/versions/{version}/drawing',
);
/** The file of one version; like `download` in everything else. */
export const downloadVersion = endpoint<{ params: { filename: string; version: string } }, Blob>(
  'GET',
  '/api/workflows-library/{filename}/versions/{version}/download',
);
export const similar = endpoint<ByFilename, h.SimilarResponse>(
  'GET',
  '/api/workflows-library/{filename}/similar',
);
/** Plain: public pages show it too. */
export const publicSimilar = endpoint<{ params: { slug: string } }, h.PublicSimilarResponse>(
  'GET',
  '/api/workflows/by-slug/{slug}/similar',
  { auth: 'plain' },
);
/** What became of a workflow that was retired. 404 library.workflow_not_found for any other slug. */
export const retiredWorkflow = endpoint<{ params: { slug: string } }, h.RetiredWorkflow>(
  'GET',
  '/api/workflows/by-slug/{slug}/retired',
  { auth: 'plain' },
);
export const integrations = endpoint<None, f.IntegrationsResponse>(
  'GET',
  '/api/workflows-library/integrations',
  { auth: 'plain' },
);
/** 429 library.too_many_downloads when the files would go beyond what a person takes; nothing is recorded then. */
export const zip = endpoint<{ body: h.ZipRequest }, h.ZipLink>('POST', '/api/workflows-library/zip');

export const favourites = endpoint<None, h.Favourites>('GET', '/api/workflows-library/favourites');
/** 204, also when it already was one. */
export const addFavourite = endpoint<ByFilename, undefined>(
  'PUT',
  '/api/workflows-library/{filename}/favourite',
);
/** 204, also when it was none. */
export const removeFavourite = endpoint<ByFilename, undefined>(
  'DELETE',
  '/api/workflows-library/{filename}/favourite',
);
export const collections = endpoint<None, h.Collections>('GET', '/api/workflows-library/collections');
/** 409 library.collection_exists for a name that the account already uses. */
export const createCollection = endpoint<{ body: h.NameCollection }, h.Collection>(
  'POST',
  '/api/workflows-library/collections',
);
export const collection = endpoint<ById, h.CollectionDetail>(
  'GET',
  '/api/workflows-library/collections/{id}',
);
export const renameCollection = endpoint<ById & { body: h.NameCollection }, h.Collection>(
  'PATCH',
  '/api/workflows-library/collections/{id}',
);
/** 204. */
export const deleteCollection = endpoint<ById, undefined>(
  'DELETE',
  '/api/workflows-library/collections/{id}',
);
/** 204. */
export const addToCollection = endpoint<{ params: { id: string; filename: string } }, undefined>(
  'PUT',
  '/api/workflows-library/collections/{id}/workflows/{filename}',
);
/** 204. */
export const removeFromCollection = endpoint<{ params: { id: string; filename: string } }, undefined>(
  'DELETE',
  '/api/workflows-library/collections/{id}/workflows/{filename}',
);
export const myApps = endpoint<None, h.MyApps>('GET', '/api/workflows-library/my-apps');
export const setMyApps = endpoint<{ body: h.MyApps }, h.MyApps>('PUT', '/api/workflows-library/my-apps');

export const galleryKey = endpoint<None, GalleryKey>('GET', '/api/workflows-library/n8n-gallery');
/** Makes a new secret and ends the one before; the answer is the only one that holds the address. */
export const createGalleryKey = endpoint<None, GalleryKey>('POST', '/api/workflows-library/n8n-gallery');
/** 204. */
export const revokeGalleryKey = endpoint<None, undefined>('DELETE', '/api/workflows-library/n8n-gallery');

/** 201. A member tells that something is wrong with a workflow. */
export const reportProblem = endpoint<ByFilename & { body: r.ReportProblem }, r.ReportReceipt>(
  'POST',
  '/api/workflows-library/{filename}/reports',
);
/** 201. A member asks for a workflow that the library does not have; asking for what somebody asked for is a vote. */
export const askForWorkflow = endpoint<{ body: w.AskForWorkflow }, w.WorkflowRequest>(
  'POST',
  '/api/workflows-library/requests',
);
/** What is there now that the account asked for, until it says that it has seen it. */
export const answeredRequests = endpoint<None, w.AnsweredRequests>(
  'GET',
  '/api/workflows-library/requests/answered',
);
/** 204. */
export const seenRequest = endpoint<ById, undefined>('POST', '/api/workflows-library/requests/{id}/seen');
/** From here to `opsRestore`: role ops, else 403 auth.forbidden. */
export const opsReports = endpoint<{ query?: Partial<r.ReportsQuery> }, r.ReportsResponse>(
  'GET',
  '/api/workflows-library/ops/reports',
);
export const opsResolveReport = endpoint<ById & { body: r.OpsReason }, r.ProblemReport>(
  'POST',
  '/api/workflows-library/ops/reports/{id}/resolve',
);
export const opsRequests = endpoint<{ query?: Partial<w.OpsRequestsQuery> }, w.OpsRequestsResponse>(
  'GET',
  '/api/workflows-library/ops/requests',
);
/** Says which workflow it is; whoever asked is told in the library. */
export const opsAnswerRequest = endpoint<ById & { body: w.AnswerRequest }, w.OpsRequest>(
  'POST',
  '/api/workflows-library/ops/requests/{id}/answer',
);
export const opsCloseRequest = endpoint<ById & { body: r.OpsReason }, w.OpsRequest>(
  'POST',
  '/api/workflows-library/ops/requests/{id}/close',
);
export const opsWorkflows = endpoint<{ query?: Partial<r.OpsWorkflowsQuery> }, r.OpsWorkflowsResponse>(
  'GET',
  '/api/workflows-library/ops/workflows',
);
export const opsNote = endpoint<ByFilename & { body: r.OpsReason }, r.OpsWorkflow>(
  'POST',
  '/api/workflows-library/ops/workflows/{filename}/note',
);
export const opsHide = endpoint<ByFilename & { body: r.OpsReason }, r.OpsWorkflow>(
  'POST',
  '/api/workflows-library/ops/workflows/{filename}/hide',
);
export const opsRestore = endpoint<ByFilename & { body: r.OpsReason }, r.OpsWorkflow>(
  'POST',
  '/api/workflows-library/ops/workflows/{filename}/restore',
);

/** 403 library.subscription_required without plan. `sent_at` is null while nothing was sent. */
export const bonus = endpoint<None, s.Bonus>('GET', '/api/workflows-library/bonus');
/** Mails the five bonus workflows, once for each account; asking again answers when that was. */
export const sendBonus = endpoint<None, s.Bonus>('POST', '/api/workflows-library/bonus');

/** A bare array (decisions.md). */
export const automations = endpoint<None, s.Automation[]>('GET', '/api/automations');
export const createAutomation = endpoint<{ body: s.CreateAutomation }, s.Automation>(
  'POST',
  '/api/automations',
);
export const renameAutomation = endpoint<ById & { body: s.UpdateAutomation }, s.Automation>(
  'PATCH',
  '/api/automations/{id}',
);
/**
 * Of a linked one: what n8n does, and only once it did. 409 library.n8n_refused_start, n8n_missing_scope, n8n_workflow_gone,
 * automation_unlinked; 422 library.n8n_*: it cannot be reached.
 */
export const setAutomationStatus = endpoint<ById & { query: s.AutomationStatusQuery }, s.Automation>(
  'PUT',
  '/api/automations/{id}/status',
);
/**
 * 204. Takes it off the list, for thirty days to be put back; `in_n8n=true` deletes the workflow in n8n as well.
 * 409 library.n8n_missing_scope, 422 library.n8n_*.
 */
export const deleteAutomation = endpoint<ById & { query?: s.DeleteAutomationQuery }, undefined>(
  'DELETE',
  '/api/automations/{id}',
);
export const automation = endpoint<ById, s.Automation>('GET', '/api/automations/{id}');
export const setAutomationWatched = endpoint<ById & { query: s.WatchedQuery }, s.Automation>(
  'PUT',
  '/api/automations/{id}/watched',
);
export const dashboardStats = endpoint<None, s.DashboardStats>('GET', '/api/dashboard/stats');

/** Beginnings of paths whose next part opens something: no log has that part. */
export const secretsBehind: readonly string[] = [
  '/api/n8n/',
  '/api/workflows-library/zips/',
  '/api/automations/report/',
];

/** The account's own n8n instances. */
export const connections = endpoint<None, c.ConnectionsResponse>('GET', '/api/automations/connections');
/** 403 library.agreement_required, 409 library.connection_limit or _exists, 422 library.n8n_*: why it cannot be used. */
export const connectN8n = endpoint<{ body: c.ConnectN8n }, c.Connection>(
  'POST',
  '/api/automations/connections',
);
export const connection = endpoint<ById, c.Connection>('GET', '/api/automations/connections/{id}');
export const renameConnection = endpoint<ById & { body: c.RenameConnection }, c.Connection>(
  'PATCH',
  '/api/automations/connections/{id}',
);
/** The key before it is gone once the new one works. 422 library.n8n_*. */
export const replaceConnectionKey = endpoint<ById & { body: c.ReplaceConnectionKey }, c.Connection>(
  'PUT',
  '/api/automations/connections/{id}/key',
);
/** Looks at it now; what goes wrong stands in the answer. */
export const checkConnection = endpoint<ById, c.Connection>(
  'POST',
  '/api/automations/connections/{id}/check',
);
/** The key is gone at once. */
export const disconnectN8n = endpoint<ById, void>('DELETE', '/api/automations/connections/{id}');
export const processingAgreement = endpoint<None, c.ProcessingAgreement>(
  'GET',
  '/api/automations/connections/agreement',
);
/** 409 library.agreement_changed where another version is in force. */
export const acceptAgreement = endpoint<{ body: c.AcceptAgreement }, c.ProcessingAgreement>(
  'POST',
  '/api/automations/connections/agreement',
);

/** What is asked before a workflow is deployed. 404 library.workflow_not_found. */
export const deployForm = endpoint<ByFilename & { query?: d.DeployFormQuery }, d.DeployForm>(
  'GET',
  '/api/automations/deploy/{filename}',
);
/**
 * 202 with the deployment, which goes on in the background; the same request again answers with the same one. 400 with
 * `values.<key>` and `accounts.<key>`; 404 library.connection_not_found; 409 library.automation_limit, deployed_already,
 * n8n_missing_scope; 422 library.n8n_*: it cannot be reached.
 */
export const deploy = endpoint<{ body: d.DeployRequest }, d.Deployment>(
  'POST',
  '/api/automations/deployments',
);
export const deployment = endpoint<ById, d.Deployment>('GET', '/api/automations/deployments/{id}');
/** Takes out of their n8n what was placed. 409 library.deployed_and_changed: what the customer changed there is left. */
export const undoDeployment = endpoint<ById, d.Deployment>('POST', '/api/automations/deployments/{id}/undo');

/** Puts an automation back that was taken off the list. */
export const restoreAutomation = endpoint<ById, s.Automation>('POST', '/api/automations/{id}/restore');
export const runs = endpoint<ById & { query?: x.RunsQuery }, x.RunsResponse>(
  'GET',
  '/api/automations/{id}/runs',
);
export const runExplanation = endpoint<{ params: { id: string; run: string } }, x.RunExplanation>(
  'GET',
  '/api/automations/{id}/runs/{run}',
);
/** n8n runs it again. 409 library.retry_impossible where it cannot. */
export const retryRun = endpoint<{ params: { id: string; run: string } }, x.Run>(
  'POST',
  '/api/automations/{id}/runs/{run}/retry',
);

/** Automations that a newer version of their workflow waits for, without those that were skipped. */
export const updates = endpoint<None, u.UpdatesResponse>('GET', '/api/automations/updates');
/** The newer version, joined with what stands in their n8n now. 422 library.n8n_* where it cannot be read. */
export const automationUpdate = endpoint<ById, u.AutomationUpdate>('GET', '/api/automations/{id}/update');
/** 409 library.update_changed where it was changed after the look: look again. */
export const updateAutomation = endpoint<ById & { body: u.UpdateRequest }, u.AutomationUpdate>(
  'POST',
  '/api/automations/{id}/update',
);
/** 409 library.update_changed_since where it was changed in n8n since the update, unless confirmed. */
export const undoUpdate = endpoint<ById & { body: u.UpdateBackRequest }, u.AutomationUpdate>(
  'POST',
  '/api/automations/{id}/update/back',
);
/** Nothing is told of this version any more; it can still be put in. */
export const skipUpdate = endpoint<ById & { body: u.SkipUpdateRequest }, u.AutomationUpdate>(
  'POST',
  '/api/automations/{id}/update/skip',
);

/** 201. A new secret for an automation of kind `reported`; the one before ends. 409 library.automation_is_read for another. */
export const createReporting = endpoint<ById, o.ReportingAddress>('POST', '/api/automations/{id}/reporting');
/** 204. From the customer's n8n, with the secret in the address. 404 library.report_unknown. */
export const reportRun = endpoint<{ params: { secret: string }; body: o.ReportedRun }, undefined>(
  'POST',
  '/api/automations/report/{secret}',
  { auth: 'plain' },
);

/** When the account hears of its automations, where, and at which hours not. */
export const alertSettings = endpoint<None, a.AlertSettings>('GET', '/api/automations/alerts');
/** 404 library.alert_channel_not_found where a channel is not the account's. */
export const saveAlertSettings = endpoint<{ body: a.SaveAlertSettings }, a.AlertSettings>(
  'PUT',
  '/api/automations/alerts',
);
/** 201. 403 library.alert_channel_plan where the plan has no such channel, 422 library.alert_address_*. */
export const addAlertChannel = endpoint<{ body: a.AddAlertChannel }, a.AddedAlertChannel>(
  'POST',
  '/api/automations/alerts/channels',
);
/** 204. Its address is gone at once, and what waited for it is not sent. */
export const removeAlertChannel = endpoint<ById, void>('DELETE', '/api/automations/alerts/channels/{id}');
/** 204. Somebody has it: who comes after them is not told. 404 library.alert_page_not_found. */
export const acknowledgeAlert = endpoint<ById, void>(
  'POST',
  '/api/automations/alerts/pages/{id}/acknowledge',
);
/** Sends a message to try a channel, and says what came back. */
export const testAlert = endpoint<{ body: a.TestAlert }, a.AlertTestResult>(
  'POST',
  '/api/automations/alerts/test',
);
/** The last twenty. */
export const alertMessages = endpoint<None, a.AlertMessagesResponse>(
  'GET',
  '/api/automations/alerts/messages',
);

/** What the account's automations did, by day, automation and app, as far back as the plan gives. */
export const analytics = endpoint<{ query?: i.AnalyticsQuery }, i.Analytics>(
  'GET',
  '/api/dashboard/analytics',
);
/** The same by day and automation, as CSV for a spreadsheet of the language asked for. */
export const analyticsCsv = endpoint<{ query?: i.AnalyticsQuery }, Blob>(
  'GET',
  '/api/dashboard/analytics.csv',
);
export const accountRate = endpoint<None, i.AccountRate>('GET', '/api/dashboard/rate');
export const saveAccountRate = endpoint<{ body: i.AccountRate }, i.AccountRate>('PUT', '/api/dashboard/rate');
/** Minutes that a successful run spares, by the customer's word; holds for the runs there were too. 404 library.automation_not_found. */
export const saveMinutes = endpoint<ById & { body: i.SaveMinutes }, i.MinutesPerRun>(
  'PUT',
  '/api/automations/{id}/minutes',
);

/** What the subscription saved by month, next to what it costs, and what the plan gives of it. */
export const monthlyReports = endpoint<None, m.MonthlyReportsResponse>('GET', '/api/dashboard/reports');
/** 404 library.monthly_report_not_found; the month that is not over is there as far as it went. */
export const monthlyReport = endpoint<{ params: { month: string } }, m.MonthlyReport>(
  'GET',
  '/api/dashboard/reports/{month}',
);
/** 403 library.monthly_report_plan where it is for a client and the plan reports under no agency's name. */
export const monthlyReportPdf = endpoint<{ params: { month: string }; query?: m.ReportPdfQuery }, Blob>(
  'GET',
  '/api/dashboard/reports/{month}/pdf',
);
/** 400 where white cannot be read on the colour; 403 library.monthly_report_plan. */
export const saveReportBrand = endpoint<{ body: m.ReportBrand }, m.ReportBrand>(
  'PUT',
  '/api/dashboard/reports/brand',
);
/** What the account could gain: automations that fail or are idle, and with a plan workflows that are missing. */
export const advice = endpoint<None, v.Advice>('GET', '/api/dashboard/advice');
/** What the account wants to hear no more of. */
export const dismissedAdvice = endpoint<None, v.DismissedAdviceResponse>(
  'GET',
  '/api/dashboard/advice/dismissed',
);
/** 204, also when it was dismissed already. 404 library.advice_not_found; 403 library.subscription_required of what is missing. */
export const dismissAdvice = endpoint<{ params: { key: string } }, undefined>(
  'POST',
  '/api/dashboard/advice/{key}/dismiss',
);
/** 204, also when it was not dismissed. */
export const bringBackAdvice = endpoint<{ params: { key: string } }, undefined>(
  'DELETE',
  '/api/dashboard/advice/{key}/dismiss',
);

/** Whether a run of the account ever went well: until then there is a way to the first one. */
export const firstRun = endpoint<None, FirstRun>('GET', '/api/dashboard/first-run');
/** What is asked before a collection is deployed: of the account's own by its id, by trade and role by its key. 404 library.collection_not_found. */
export const collectionDeployForm = endpoint<ById & { query?: d.DeployFormQuery }, b.CollectionDeployForm>(
  'GET',
  '/api/automations/collections/{id}/deploy',
);
/**
 * 202 with a deployment for each workflow, or why there is none: one that is refused does not stop the others. The same request
 * again answers with the same ones. 404 library.connection_not_found; 409 library.n8n_missing_scope; 422 library.n8n_*.
 */
export const deployTogether = endpoint<{ body: b.DeployTogether }, b.DeploymentBatch>(
  'POST',
  '/api/automations/deployments/batches',
);
export const deploymentBatch = endpoint<ById, b.DeploymentBatch>(
  'GET',
  '/api/automations/deployments/batches/{id}',
);
/** Takes out of their n8n all that was placed; what the customer changed there is left, and named. */
export const undoDeploymentBatch = endpoint<ById, b.DeploymentBatch>(
  'POST',
  '/api/automations/deployments/batches/{id}/undo',
);
/** Ops only. Workflows that succeed less often with customers than before, with their errors by cause and step. */
export const opsFalls = endpoint<None, e.FallsResponse>('GET', '/api/workflows-library/ops/falls');

/** Workflows in the account's n8n that came from its gallery and are no automations yet; read there now. */
export const adoptable = endpoint<None, p.AdoptableResponse>('GET', '/api/automations/adoptable');
/** 201. The same again answers with the same one. 404 library.adoption_not_found, 409 library.automation_limit. */
export const adopt = endpoint<{ body: p.AdoptRequest }, p.Adopted>('POST', '/api/automations/adoptable');
/** What an instance is for. 403 library.test_instance_plan where the plan has no test instances. */
export const setConnectionPurpose = endpoint<ById & { body: c.SetConnectionPurpose }, c.Connection>(
  'PUT',
  '/api/automations/connections/{id}/purpose',
);
/** What is asked before what stands on a test instance goes to production. */
export const promotion = endpoint<ById & { query?: y.PromotionQuery }, y.Promotion>(
  'GET',
  '/api/automations/{id}/promotion',
);
/**
 * 202; the same request again answers with the same promotion. 400 with `values.<key>` and `accounts.<key>`; 403
 * library.test_instance_plan; 409 library.promotion_changed: look again, promotion_conflict, promotion_hindered,
 * promotion_running, deployed_already, automation_limit; 422 library.n8n_*: one of the two cannot be reached.
 */
export const promote = endpoint<ById & { body: y.PromotionRequest }, y.PromotionResult>(
  'POST',
  '/api/automations/{id}/promotion',
);
export const promotionResult = endpoint<{ params: { id: string; promotion: string } }, y.PromotionResult>(
  'GET',
  '/api/automations/{id}/promotion/{promotion}',
);
/** Takes out what was made, or puts back what stood. 409 library.deployed_and_changed, update_changed_since, update_no_way_back. */
export const undoPromotion = endpoint<
  { params: { id: string; promotion: string }; body: y.UndoPromotionRequest },
  y.PromotionResult
>('POST', '/api/automations/{id}/promotion/{promotion}/undo');
