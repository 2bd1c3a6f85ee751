import { endpoint } from '../common/endpoint.js';
import type { GalleryKey } from './gallery.js';
import type { VersionDrawing, VersionsResponse, WorkflowCanvas, WorkflowTables } from './history.js';
import type * as r from './reports.js';
import type * as w from './requests.js';
import type * as s from './schemas.js';
import type * as f from './search.js';
import type * as h from './shelf.js';
import type * as t from './trades.js';

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
export const setAutomationStatus = endpoint<ById & { query: s.AutomationStatusQuery }, s.Automation>(
  'PUT',
  '/api/automations/{id}/status',
);
/** 204. */
export const deleteAutomation = endpoint<ById, undefined>('DELETE', '/api/automations/{id}');
export const dashboardStats = endpoint<None, s.DashboardStats>('GET', '/api/dashboard/stats');

/** Beginnings of paths whose next part opens something: no log has that part. */
export const secretsBehind: readonly string[] = ['/api/n8n/', '/api/workflows-library/zips/'];
