import { z } from 'zod';
import { PriceTier, SubscriptionStatus } from '../common/plans.js';

export const Category = z.enum([
  'marketing',
  'ecommerce',
  'productivity',
  'data',
  'social',
  'finance',
  'hr',
  'customer',
  'content',
  'integration',
]);
export type Category = z.infer<typeof Category>;
export const TriggerType = z.enum(['Webhook', 'Scheduled', 'Manual', 'Complex']);
export type TriggerType = z.infer<typeof TriggerType>;
/** low at most 5 nodes, medium 6 to 15, high 16 or more; sticky notes do not count (specification, section 9; decisions.md). */
export const Complexity = z.enum(['low', 'medium', 'high']);
export type Complexity = z.infer<typeof Complexity>;
export const Difficulty = z.enum(['beginner', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** The workflow's own graph, small enough for a list: one letter a node (t trigger, s step, d decision, a AI) and edges by index. */
export const Graph = z
  .object({
    kinds: z.string().regex(/^[tsda]*$/),
    edges: z.array(z.tuple([z.number().int(), z.number().int()])),
  })
  .meta({ id: 'Graph' });
export type Graph = z.infer<typeof Graph>;

export const LibraryWorkflow = z
  .object({
    filename: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    trigger_type: TriggerType,
    complexity: Complexity,
    node_count: z.number().int(),
    integrations: z.array(z.string()),
    category: Category,
    tags: z.array(z.string()),
    graph: Graph,
  })
  .meta({ id: 'LibraryWorkflow' });
export type LibraryWorkflow = z.infer<typeof LibraryWorkflow>;

/** Case does not matter in the filters; an unknown value is a 400 (decisions.md). */
const choice = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .default('all')
    .transform((value, context): T | 'all' => {
      const found = (['all', ...values] as const).find(
        (option) => option.toLowerCase() === value.trim().toLowerCase(),
      );
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `Kies uit: all, ${values.join(', ')}` });
      return z.NEVER;
    });

export const SearchQuery = z
  .object({
    q: z.string().max(200).default(''),
    trigger: choice(TriggerType.options),
    complexity: choice(Complexity.options),
    category: choice(Category.options),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  })
  .meta({ id: 'SearchQuery' });
export type SearchQuery = z.infer<typeof SearchQuery>;
export type SearchInput = Partial<z.input<typeof SearchQuery>>;

export const SearchResponse = z
  .object({
    workflows: z.array(LibraryWorkflow),
    pages: z.number().int(),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
  })
  .meta({ id: 'SearchResponse' });
export type SearchResponse = z.infer<typeof SearchResponse>;

/** Live figures of the library: the one source for every count on every screen. `active`: published and verified. */
export const LibraryStats = z
  .object({
    total: z.number().int(),
    unique_integrations: z.number().int(),
    active: z.number().int(),
    total_nodes: z.number().int(),
    measured_at: z.iso.datetime(),
  })
  .meta({ id: 'LibraryStats' });
export type LibraryStats = z.infer<typeof LibraryStats>;

export const CategoriesResponse = z
  .object({ categories: z.record(Category, z.object({ name: z.string(), count: z.number().int() })) })
  .meta({ id: 'CategoriesResponse' });
export type CategoriesResponse = z.infer<typeof CategoriesResponse>;

export const TopWorkflow = z
  .object({
    rank: z.number().int(),
    slug: z.string(),
    filename: z.string(),
    title: z.string(),
    tags: z.array(z.string()),
    time_to_deploy: z.string(),
    short_benefit: z.string(),
    category: Category,
    difficulty: Difficulty,
    tier_required: z.enum(['starter', 'professional', 'enterprise', 'launch_special']),
    node_count: z.number().int(),
    graph: Graph,
  })
  .meta({ id: 'TopWorkflow' });
export type TopWorkflow = z.infer<typeof TopWorkflow>;
export const Top12Response = z.object({ workflows: z.array(TopWorkflow) }).meta({ id: 'Top12Response' });
export type Top12Response = z.infer<typeof Top12Response>;

export const Account = z
  .object({ app: z.string(), credential_type: z.string(), why: z.string(), steps: z.array(z.string()) })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** One step as a person reads it: in order from the trigger, with the app and what kind of step it is. */
export const WorkflowStep = z
  .object({
    name: z.string(),
    app: z.string(),
    kind: z.enum(['trigger', 'step', 'decision', 'ai']),
    position: z.tuple([z.number(), z.number()]),
  })
  .meta({ id: 'WorkflowStep' });
export type WorkflowStep = z.infer<typeof WorkflowStep>;

export const WorkflowDetail = LibraryWorkflow.extend({
  difficulty: Difficulty.nullable(),
  time_to_deploy: z.string().nullable(),
  author: z.string(),
  licence: z.string(),
  checked_with_n8n: z.string().nullable(),
  content_hash: z.string(),
  accounts: z.array(Account),
  setup_steps: z.array(z.string()),
  steps: z.array(WorkflowStep),
  updated_at: z.iso.datetime(),
}).meta({ id: 'WorkflowDetail' });
export type WorkflowDetail = z.infer<typeof WorkflowDetail>;

/** What anybody may read of a workflow: no file, no set-up guide. */
export const PublicWorkflow = LibraryWorkflow.extend({
  difficulty: Difficulty.nullable(),
  time_to_deploy: z.string().nullable(),
  short_benefit: z.string().nullable(),
}).meta({
  id: 'PublicWorkflow',
});
export type PublicWorkflow = z.infer<typeof PublicWorkflow>;
/** The public page of one workflow: what happens in which order, and what it was checked against. */
export const PublicWorkflowDetail = PublicWorkflow.extend({
  steps: z.array(WorkflowStep),
  author: z.string(),
  licence: z.string(),
  checked_with_n8n: z.string().nullable(),
  updated_at: z.iso.datetime(),
}).meta({ id: 'PublicWorkflowDetail' });
export type PublicWorkflowDetail = z.infer<typeof PublicWorkflowDetail>;
export const CatalogQuery = SearchQuery.pick({ q: true, category: true, page: true, per_page: true }).meta({
  id: 'CatalogQuery',
});
export type CatalogQuery = z.infer<typeof CatalogQuery>;
export type CatalogInput = Partial<z.input<typeof CatalogQuery>>;
export const CatalogResponse = z
  .object({
    workflows: z.array(PublicWorkflow),
    pages: z.number().int(),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
  })
  .meta({ id: 'CatalogResponse' });
export type CatalogResponse = z.infer<typeof CatalogResponse>;

/** Whether the library itself lets this user in: what the success page waits for. */
export const Entitlement = z
  .object({
    granted: z.boolean(),
    status: SubscriptionStatus,
    price_tier: PriceTier.nullable(),
    current_period_end: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Entitlement' });
export type Entitlement = z.infer<typeof Entitlement>;

export const AutomationStatus = z.enum(['running', 'paused', 'stopped']);
export type AutomationStatus = z.infer<typeof AutomationStatus>;
/** snake_case throughout (decisions.md). `success_rate` is a percentage, null while it never ran. */
export const Automation = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: AutomationStatus,
    last_run: z.iso.datetime().nullable(),
    success_rate: z.number().nullable(),
    runs: z.number().int(),
    workflow_filename: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Automation' });
export type Automation = z.infer<typeof Automation>;
export const CreateAutomation = z
  .object({
    name: z.string({ error: 'Naam is verplicht' }).trim().min(1, 'Naam is verplicht').max(160),
    workflow_filename: z.string().max(255).nullish(),
    status: AutomationStatus.optional().meta({ description: 'stopped unless given' }),
  })
  .meta({ id: 'CreateAutomation' });
export type CreateAutomation = z.infer<typeof CreateAutomation>;
export const UpdateAutomation = z
  .object({ name: CreateAutomation.shape.name })
  .meta({ id: 'UpdateAutomation' });
export type UpdateAutomation = z.infer<typeof UpdateAutomation>;
export const AutomationStatusQuery = z
  .object({ status: AutomationStatus })
  .meta({ id: 'AutomationStatusQuery' });
export type AutomationStatusQuery = z.infer<typeof AutomationStatusQuery>;

/** time_saved_hours: minutes saved per successful run, in hours, unrounded; the screen rounds. */
export const DashboardStats = z
  .object({
    active_automations: z.number().int(),
    total_automations: z.number().int(),
    total_runs: z.number().int(),
    average_success_rate: z.number(),
    time_saved_hours: z.number(),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof DashboardStats>;

/** The bonus of a new subscriber (specification, section 2, success screen): five workflows by mail. */
export const Bonus = z
  .object({
    sent_at: z.iso.datetime().nullable(),
    /** Masked: s…e@example.com */
    email: z.string(),
    workflows: z.array(z.object({ filename: z.string(), name: z.string() })),
  })
  .meta({ id: 'Bonus' });
export type Bonus = z.infer<typeof Bonus>;

/** `token`: the signature of a mailed link; it names the account and the file. */
export const BonusFileQuery = z
  .object({ token: z.string().min(1).max(1_000) })
  .meta({ id: 'BonusFileQuery' });
export type BonusFileQuery = z.infer<typeof BonusFileQuery>;
