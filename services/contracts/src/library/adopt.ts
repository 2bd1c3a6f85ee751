import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';

/** A workflow in an account's n8n that came from its gallery and is no automation yet. */
export const Adoptable = z
  .object({
    connection: z.object({ id: z.uuid(), name: z.string() }),
    n8n_workflow_id: z.string(),
    /** As it is called in n8n. */
    name: z.string(),
    n8n_url: z.url(),
    /** Whether n8n starts it by itself now. */
    active: z.boolean(),
    /** Of the library's. */
    filename: z.string(),
    workflow_name: z.string(),
    /** Which it came from; null where nobody can tell: it is watched then and gets no updates. */
    version: z.number().int().nullable(),
  })
  .meta({ id: 'Adoptable' });
export type Adoptable = z.infer<typeof Adoptable>;

export const AdoptableResponse = z
  .object({
    found: z.array(Adoptable),
    /** n8n instances that did not answer, or may not be read. */
    unread: z.array(z.object({ id: z.uuid(), name: z.string() })),
    automations: z.object({
      used: z.number().int(),
      most: z.number().int(),
      next_plan: z.enum(planNames).nullable(),
    }),
  })
  .meta({ id: 'AdoptableResponse' });
export type AdoptableResponse = z.infer<typeof AdoptableResponse>;

export const AdoptRequest = z
  .object({ connection: z.uuid(), n8n_workflow_id: z.string().min(1).max(64) })
  .meta({ id: 'AdoptRequest' });
export type AdoptRequest = z.infer<typeof AdoptRequest>;

export const Adopted = z
  .object({
    automation_id: z.uuid(),
    name: z.string(),
    /** Null: watched without updates. */
    version: z.number().int().nullable(),
  })
  .meta({ id: 'Adopted' });
export type Adopted = z.infer<typeof Adopted>;
