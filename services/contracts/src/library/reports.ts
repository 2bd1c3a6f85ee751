import { z } from 'zod';
import { required, said } from '../common/said.js';

export const ReportKind = z.enum(['does_not_open', 'wrong', 'outdated', 'rights', 'other']);
export type ReportKind = z.infer<typeof ReportKind>;
export const ReportProblem = z
  .object({
    kind: ReportKind,
    text: z.string().trim().min(1, said('Beschrijf wat er mis is', 'Describe what is wrong')).max(2_000),
    n8n_version: z.string().trim().max(40).nullish(),
  })
  .meta({ id: 'ReportProblem' });
export type ReportProblem = z.infer<typeof ReportProblem>;
export const ReportReceipt = z
  .object({ id: z.uuid(), received_at: z.iso.datetime() })
  .meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof ReportReceipt>;

export const ReportStatus = z.enum(['open', 'resolved']);
/** For ops: what a member reported. */
export const ProblemReport = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    name: z.string(),
    kind: ReportKind,
    text: z.string(),
    n8n_version: z.string().nullable(),
    status: ReportStatus,
    reported_at: z.iso.datetime(),
    resolved_at: z.iso.datetime().nullable(),
    resolution: z.string().nullable(),
  })
  .meta({ id: 'ProblemReport' });
export type ProblemReport = z.infer<typeof ProblemReport>;
export const ReportsQuery = z
  .object({
    status: z.enum(['open', 'resolved', 'all']).default('open'),
    page: z.coerce.number().int().min(1).default(1),
  })
  .meta({ id: 'ReportsQuery' });
export type ReportsQuery = z.infer<typeof ReportsQuery>;
export const ReportsResponse = z
  .object({
    reports: z.array(ProblemReport),
    total: z.number().int(),
    pages: z.number().int(),
    open: z.number().int(),
  })
  .meta({ id: 'ReportsResponse' });
export type ReportsResponse = z.infer<typeof ReportsResponse>;

/** Why ops does it: kept with who and when. */
export const OpsReason = z
  .object({ text: z.string().trim().min(1, required.reason).max(1_000) })
  .meta({ id: 'OpsReason' });
export type OpsReason = z.infer<typeof OpsReason>;
/** One act of ops on a workflow, newest first in lists. */
export const OpsAct = z
  .object({
    act: z.enum(['hide', 'restore', 'note']),
    text: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'OpsAct' });
export type OpsAct = z.infer<typeof OpsAct>;
/** A workflow as ops sees it: hidden ones too, with provenance and what was done to it. */
export const OpsWorkflow = z
  .object({
    filename: z.string(),
    name: z.string(),
    source: z.enum(['catalogue', 'import']),
    author: z.string(),
    licence: z.string(),
    content_hash: z.string(),
    checked_with_n8n: z.string().nullable(),
    hidden: z.boolean(),
    open_reports: z.number().int(),
    acts: z.array(OpsAct),
  })
  .meta({ id: 'OpsWorkflow' });
export type OpsWorkflow = z.infer<typeof OpsWorkflow>;
export const OpsWorkflowsQuery = z
  .object({
    q: z.string().max(200).default(''),
    hidden: z.enum(['true', 'false', 'all']).default('all'),
    page: z.coerce.number().int().min(1).default(1),
  })
  .meta({ id: 'OpsWorkflowsQuery' });
export type OpsWorkflowsQuery = z.infer<typeof OpsWorkflowsQuery>;
export const OpsWorkflowsResponse = z
  .object({
    workflows: z.array(OpsWorkflow),
    total: z.number().int(),
    pages: z.number().int(),
    hidden: z.number().int(),
  })
  .meta({ id: 'OpsWorkflowsResponse' });
export type OpsWorkflowsResponse = z.infer<typeof OpsWorkflowsResponse>;
