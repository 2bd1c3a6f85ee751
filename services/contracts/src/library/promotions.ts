import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';
import { DeployAccount, DeployConnection } from './deploy.js';
import { Setting } from './schemas.js';
import { UpdateConflict, UpdateDrawing } from './updates.js';

/**
 * What a value names, where it is likely another one in production: an address, a document or table, a channel or chat, a
 * mailbox; `workflow`: another workflow or a table of this n8n itself, which production knows by another id or not at all.
 */
export const PromotionDifference = z.enum(['address', 'document', 'channel', 'mail', 'workflow']);
export type PromotionDifference = z.infer<typeof PromotionDifference>;

/** An account of the trial beside those of production that fit it. */
export const PromotionAccount = DeployAccount.extend({
  /** What it is called in the test instance; null where its steps have none there. */
  trial: z.string().nullable(),
}).meta({ id: 'PromotionAccount' });
export type PromotionAccount = z.infer<typeof PromotionAccount>;

export const PromotionValue = z
  .object({
    /** What `PromotionRequest.values` calls it; the same as long as the trial does not change. */
    key: z.string(),
    label: z.string(),
    kind: Setting.shape.kind,
    choices: Setting.shape.choices,
    /** Names of the steps that have it. */
    steps: z.array(z.string()),
    /** As it stands on the test instance. */
    trial: z.string(),
    /** What stands in the field: what production was given before, else the trial's own; empty where it must be filled in. */
    value: z.string(),
    /** Null of what is likely the same in both. */
    differs: PromotionDifference.nullable(),
  })
  .meta({ id: 'PromotionValue' });
export type PromotionValue = z.infer<typeof PromotionValue>;

/**
 * Why it cannot be promoted now. test_instance_plan: the plan does not have it. not_on_trial: its n8n is no test instance.
 * no_production: no production instance is connected. trial_*, production_*: the workflow or the n8n there. conflicts, apart:
 * production was changed in a way that is not joined without asking. running: a promotion is on its way.
 */
export const PromotionRefusal = z.enum([
  'no_plan',
  'test_instance_plan',
  'not_on_trial',
  'agreement_required',
  'trial_gone',
  'trial_failing',
  'no_production',
  'production_failing',
  'missing_scope',
  'production_archived',
  'production_unpublished',
  'automation_limit',
  'running',
  'conflicts',
  'apart',
]);
export type PromotionRefusal = z.infer<typeof PromotionRefusal>;

/** A promotion that was begun. */
export const PromotionResult = z
  .object({
    id: z.uuid(),
    /** made: a workflow of its own in production. updated: the one that an earlier promotion made. */
    act: z.enum(['made', 'updated']),
    /** failed: production is as it was, or `problem` says what is left. */
    state: z.enum(['working', 'done', 'failed', 'undoing', 'undone']),
    connection: z.object({ id: z.uuid(), name: z.string() }),
    /** The automation in production, once it is there. */
    automation_id: z.uuid().nullable(),
    n8n_url: z.url().nullable(),
    /** Whether n8n runs it by itself; null of `updated`, which leaves that as it was. */
    published: z.boolean().nullable(),
    problem: z.object({ detail: z.string(), said: z.string().nullable() }).nullable(),
    /** Whether one click takes it back. */
    can_undo: z.boolean(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'PromotionResult' });
export type PromotionResult = z.infer<typeof PromotionResult>;

/** All that the page asks before what stands on a test instance goes to production. */
export const Promotion = z
  .object({
    automation: z.object({ id: z.uuid(), name: z.string(), n8n_url: z.url().nullable() }),
    /** The instance that it is tried on. */
    trial: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    refusal: PromotionRefusal.nullable(),
    /** Of `test_instance_plan`: the plan that has it. */
    plan: z.enum(planNames).nullable(),
    /** Runs on the trial that ended. */
    runs: z.object({
      ended: z.number().int(),
      succeeded: z.number().int(),
      last: z
        .object({ status: z.enum(['success', 'error', 'canceled']), started_at: z.iso.datetime() })
        .nullable(),
    }),
    /** Whether the test instance holds changes that were saved and do not run there yet: they go along. */
    unpublished: z.boolean(),
    instances: z.array(DeployConnection),
    /** The production instance that this form is for. */
    connection: z.uuid().nullable(),
    /** The workflow that an earlier promotion made there: it is changed, and no second one is made. */
    target: z.object({ automation_id: z.uuid(), name: z.string(), n8n_url: z.url() }).nullable(),
    /** The same workflow of the library in production by another way: `again` makes a second one. */
    existing: z.object({ automation_id: z.uuid(), name: z.string(), n8n_url: z.url() }).nullable(),
    /** Of what stood on both sides: a promotion says what it looked at. Null where there was nothing to look at. */
    looked: z.string().nullable(),
    accounts: z.array(PromotionAccount),
    values: z.array(PromotionValue),
    /** What stays behind, since it means something on the test instance alone. */
    left_out: z.array(z.enum(['error_workflow', 'callers'])),
    /** As it stands on the trial, with what the customer made of the library's; of a target, over what stands there. */
    drawing: UpdateDrawing.nullable(),
    conflicts: z.array(UpdateConflict),
    /** Of `missing_scope`: which. */
    missing: z.array(z.object({ scope: z.string(), without: z.string() })),
    automations: z.object({
      used: z.number().int(),
      most: z.number().int(),
      next_plan: z.enum(planNames).nullable(),
    }),
    /** The newest that was begun of this trial. */
    last: PromotionResult.nullable(),
  })
  .meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof Promotion>;
export const PromotionQuery = z.object({ connection: z.uuid().optional() }).meta({ id: 'PromotionQuery' });
export type PromotionQuery = z.infer<typeof PromotionQuery>;

/** The button. */
export const PromotionRequest = z
  .object({
    /** Made once by the page for each form: the same again answers with the same promotion. */
    request_id: z.uuid(),
    connection: z.uuid(),
    looked: z.string().max(200),
    /** Credential ids of production by `PromotionAccount.key`; what is left out is the chosen one. */
    accounts: z.record(z.string().max(120), z.string().max(120)),
    /** By `PromotionValue.key`; what is left out is what stood in the field. */
    values: z.record(z.string().max(120), z.string().max(4_000)),
    /** Where the workflow is in production by another way: place it all the same. */
    again: z.boolean().optional(),
  })
  .meta({ id: 'PromotionRequest' });
export type PromotionRequest = z.infer<typeof PromotionRequest>;

export const UndoPromotionRequest = z
  .object({
    /** Also where an updated one was changed in n8n since: those changes are lost. */
    confirmed: z.boolean().optional(),
  })
  .meta({ id: 'UndoPromotionRequest' });
export type UndoPromotionRequest = z.infer<typeof UndoPromotionRequest>;
