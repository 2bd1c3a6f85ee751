import { z } from 'zod';
import { planNames } from '../common/plan-gives.js';
import { ConnectionPurpose } from './connections.js';
import { FileLanguage, Setting } from './schemas.js';

/** An account in the customer's n8n that a step may use; never a secret. */
export const CredentialChoice = z
  .object({
    id: z.string(),
    name: z.string(),
    /** How many of the account's automations in this n8n use it. */
    used_by: z.number().int(),
  })
  .meta({ id: 'CredentialChoice' });
export type CredentialChoice = z.infer<typeof CredentialChoice>;

/** An account that the workflow needs, and which of the customer's fit. */
export const DeployAccount = z
  .object({
    /** What `DeployRequest.accounts` calls it: its type, with the app behind it where another app needs one of this type. */
    key: z.string(),
    app: z.string(),
    /** n8n's name of the type, e.g. `gmailOAuth2`; credentials are matched by it. */
    credential_type: z.string(),
    why: z.string(),
    /** Names of the steps that use it, in the language of the file. */
    steps: z.array(z.string()),
    /**
     * chosen: one fits. choose: several do. none: none does, it is made in n8n. unknown: this key may not list accounts, so
     * they are linked in n8n afterwards.
     */
    state: z.enum(['chosen', 'choose', 'none', 'unknown']),
    /** Of `chosen`: the one. */
    chosen: z.string().nullable(),
    choices: z.array(CredentialChoice),
  })
  .meta({ id: 'DeployAccount' });
export type DeployAccount = z.infer<typeof DeployAccount>;

/** A value that the customer fills in, with what is known of it. */
export const DeployValue = Setting.extend({
  /** What stands in the field; empty where nothing is known. */
  value: z.string(),
  /** earlier: the account's answer in another workflow, named in `earlier`. */
  from: z.enum(['nothing', 'earlier']),
  earlier: z.string().nullable(),
  /** Names of the steps that use it, in the order of the workflow. */
  used_in: z.array(z.string()),
}).meta({ id: 'DeployValue' });
export type DeployValue = z.infer<typeof DeployValue>;

/** Why the account may not deploy now; the screen says so before anything is filled in. */
export const DeployRefusal = z.enum([
  'no_plan',
  'no_connection',
  'automation_limit',
  'connection_failing',
  'missing_scope',
  'agreement_required',
]);
export type DeployRefusal = z.infer<typeof DeployRefusal>;

export const DeployConnection = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  /** Left out by a service from before: production. */
  purpose: ConnectionPurpose.optional(),
  state: z.enum(['ok', 'limited', 'failing']),
  n8n_version: z.string().nullable(),
});
export type DeployConnection = z.infer<typeof DeployConnection>;

/** All that the page asks before a workflow is deployed (design, screen deploy). */
export const DeployForm = z
  .object({
    workflow: z.object({
      filename: z.string(),
      slug: z.string(),
      name: z.string(),
      version: z.number().int(),
      language: FileLanguage,
      minutes_saved: z.number().int(),
    }),
    connections: z.array(DeployConnection),
    /** The one that this form is for; null while none is chosen or there is none. */
    connection: z.uuid().nullable(),
    accounts: z.array(DeployAccount),
    values: z.array(DeployValue),
    /** Steps that need something which is not known here (of imported workflows): to be seen to in n8n. */
    by_hand: z.array(z.object({ step: z.string(), what: z.string() })),
    /** Whether n8n starts it by itself once it is published; what is started by hand is deployed and not published. */
    starts_itself: z.boolean(),
    /** Whether a path for errors is added, since the workflow has none. */
    adds_error_path: z.boolean(),
    /** The automation of this workflow in this n8n, where there is one. */
    existing: z.object({ automation_id: z.uuid(), name: z.string(), n8n_url: z.url() }).nullable(),
    refusal: DeployRefusal.nullable(),
    /** Of `missing_scope`: which. */
    missing: z.array(z.object({ scope: z.string(), without: z.string() })),
    automations: z.object({
      used: z.number().int(),
      most: z.number().int(),
      next_plan: z.enum(planNames).nullable(),
    }),
    /** The plan that has test instances, where this one has none; null where it has. */
    test_plan: z.enum(planNames).nullish(),
  })
  .meta({ id: 'DeployForm' });
export type DeployForm = z.infer<typeof DeployForm>;
export const DeployFormQuery = z
  .object({ connection: z.uuid().optional(), lang: FileLanguage.optional() })
  .meta({ id: 'DeployFormQuery' });
export type DeployFormQuery = z.infer<typeof DeployFormQuery>;

/** The button. */
export const DeployRequest = z
  .object({
    /** Made once by the page for each form: the same again answers with the same deployment. */
    request_id: z.uuid(),
    filename: z.string().max(255),
    connection: z.uuid(),
    lang: FileLanguage.optional(),
    /** Credential ids by `DeployAccount.key`. */
    accounts: z.record(z.string().max(120), z.string().max(120)),
    /** By the key of the value. */
    values: z.record(z.string().max(120), z.string().max(4_000)),
    /** Where the workflow is in this n8n already: place it a second time. */
    again: z.boolean().optional(),
  })
  .meta({ id: 'DeployRequest' });
export type DeployRequest = z.infer<typeof DeployRequest>;

/**
 * queued, placing, publishing: on its way. published: it runs when its trigger says so. placed: it is there and started by
 * hand, or could not be published (`problem` says why). failed: nothing of it is left in n8n, or `left_behind` names it.
 * undone: taken out again.
 */
export const DeploymentState = z.enum([
  'queued',
  'placing',
  'publishing',
  'published',
  'placed',
  'failed',
  'undoing',
  'undone',
]);
export type DeploymentState = z.infer<typeof DeploymentState>;

export const Deployment = z
  .object({
    id: z.uuid(),
    state: DeploymentState,
    filename: z.string(),
    name: z.string(),
    connection: DeployConnection,
    /** From the moment that it is in n8n. */
    automation_id: z.uuid().nullable(),
    n8n_url: z.url().nullable(),
    problem: z
      .object({
        code: z.string(),
        /** What happened and what to do. */
        detail: z.string(),
        /** n8n's own sentence, where it gave one: for the customer to read, kept nowhere. */
        said: z.string().nullable(),
      })
      .nullable(),
    /** A workflow that we placed and could not take out again. */
    left_behind: z.object({ name: z.string(), n8n_url: z.url() }).nullable(),
    first_run: z
      .object({
        status: z.enum(['success', 'error', 'canceled']),
        started_at: z.iso.datetime(),
        duration_ms: z.number().int().nullable(),
        run_id: z.uuid(),
      })
      .nullable(),
    published_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Deployment' });
export type Deployment = z.infer<typeof Deployment>;
