import { z } from 'zod';
import { said } from '../common/said.js';

/** What a member asks for that the library does not have, in their own words. */
export const AskForWorkflow = z
  .object({
    text: z
      .string()
      .trim()
      .min(3, said('Schrijf wat de workflow moet doen', 'Write what the workflow should do'))
      .max(200),
  })
  .meta({ id: 'AskForWorkflow' });
export type AskForWorkflow = z.infer<typeof AskForWorkflow>;

export const RequestStatus = z.enum(['open', 'answered', 'closed']);
export type RequestStatus = z.infer<typeof RequestStatus>;
const request = {
  id: z.uuid(),
  /** As the first who asked wrote it. */
  text: z.string(),
  /** Accounts that asked for it. */
  votes: z.number().int(),
  status: RequestStatus,
  asked_at: z.iso.datetime(),
  /** The workflow that answers it, while it is in the library. */
  workflow: z.object({ filename: z.string(), name: z.string() }).nullable(),
};
/** To the member who asked. */
export const WorkflowRequest = z.object(request).meta({ id: 'WorkflowRequest' });
export type WorkflowRequest = z.infer<typeof WorkflowRequest>;
/** Requests of the account that were answered and not yet acknowledged, newest answer first. */
export const AnsweredRequests = z
  .object({ requests: z.array(WorkflowRequest) })
  .meta({ id: 'AnsweredRequests' });
export type AnsweredRequests = z.infer<typeof AnsweredRequests>;

/** For ops: with the language of the first who asked and how it ended, without who asked. */
export const OpsRequest = z
  .object({
    ...request,
    language: z.enum(['nl', 'en']),
    closed_at: z.iso.datetime().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'OpsRequest' });
export type OpsRequest = z.infer<typeof OpsRequest>;
export const OpsRequestsQuery = z
  .object({
    status: z.enum([...RequestStatus.options, 'all']).default('open'),
    page: z.coerce.number().int().min(1).default(1),
  })
  .meta({ id: 'OpsRequestsQuery' });
export type OpsRequestsQuery = z.infer<typeof OpsRequestsQuery>;
export const OpsRequestsResponse = z
  .object({
    requests: z.array(OpsRequest),
    total: z.number().int(),
    pages: z.number().int(),
    open: z.number().int(),
  })
  .meta({ id: 'OpsRequestsResponse' });
export type OpsRequestsResponse = z.infer<typeof OpsRequestsResponse>;
/** Which published workflow answers a request. */
export const AnswerRequest = z
  .object({ filename: z.string().trim().min(1, said('Kies een workflow', 'Choose a workflow')).max(200) })
  .meta({ id: 'AnswerRequest' });
export type AnswerRequest = z.infer<typeof AnswerRequest>;
