import { endpoint } from '../common/endpoint.js';
import type * as s from './schemas.js';

type None = Record<never, never>;
type ByFilename = { params: { filename: string } };
type ById = { params: { id: string } };

export const top12 = endpoint<None, s.Top12Response>('GET', '/api/workflows/top12', { auth: 'plain' });
export const catalog = endpoint<{ query?: s.CatalogInput }, s.CatalogResponse>(
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
export const stats = endpoint<None, s.LibraryStats>('GET', '/api/workflows-library/stats', { auth: 'plain' });
export const categories = endpoint<None, s.CategoriesResponse>('GET', '/api/workflows-library/categories', {
  auth: 'plain',
});
/** 401 without login, 403 library.subscription_required without plan. */
export const search = endpoint<{ query?: s.SearchInput }, s.SearchResponse>(
  'GET',
  '/api/workflows-library/search',
);
export const entitlement = endpoint<None, s.Entitlement>('GET', '/api/workflows-library/entitlement');
export const detail = endpoint<ByFilename, s.WorkflowDetail>('GET', '/api/workflows-library/{filename}');
/** Streams the n8n workflow file, saved under its filename. */
export const download = endpoint<ByFilename, Blob>('GET', '/api/workflows-library/{filename}/download');

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
