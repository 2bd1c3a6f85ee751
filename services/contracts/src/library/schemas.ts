import { z } from 'zod';
import { PriceTier, SubscriptionStatus } from '../common/plans.js';
import { required } from '../common/said.js';

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

/** Which plan a card's checkout leads to (decisions.md: a tier never closes a download). */
export const RequiredTier = z.enum(['starter', 'professional', 'enterprise', 'launch_special']);
export type RequiredTier = z.infer<typeof RequiredTier>;

/** The same solution for other apps: what the switch on a card or a page chooses from. */
export const Recipe = z
  .object({
    key: z.string(),
    /** What differs: the table, the chat. Those that titles tell first; `named` are these, which together tell each apart. */
    places: z.array(
      z.object({
        name: z.string(),
        named: z.boolean(),
        /** What is chosen here is no app: a kind of document, a currency. */
        words: z.boolean().optional(),
      }),
    ),
    /** All of its workflows, this one among them; where the account told its apps, those that suit it first. */
    variants: z.array(
      z.object({
        filename: z.string(),
        slug: z.string(),
        name: z.string(),
        /** One for each place. */
        apps: z.array(z.string()),
        /** Whether all that it needs is among the account's own apps; left out where nobody told any. */
        fits: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.infer<typeof Recipe>;
export type RecipeVariant = Recipe['variants'][number];

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
    difficulty: Difficulty.nullable(),
    tier_required: RequiredTier.nullable(),
    /** Minutes of handwork that one run saves. */
    minutes_saved: z.number().int(),
    /** Accounts that downloaded or deployed it in ninety days. */
    popularity: z.number().int(),
    /** When it first stood in the library. */
    added_at: z.iso.datetime(),
    /** Where there are other workflows of its recipe: on the page of one, and in lists that are grouped. */
    recipe: Recipe.optional(),
  })
  .meta({ id: 'LibraryWorkflow' });
export type LibraryWorkflow = z.infer<typeof LibraryWorkflow>;

/** Live figures of the library: the one source for every count on every screen. `active`: published and verified. */
export const LibraryStats = z
  .object({
    total: z.number().int(),
    /** How many recipes these are of; an imported workflow is one by itself. Left out by a service that does not group. */
    recipes: z.number().int().optional(),
    unique_integrations: z.number().int(),
    active: z.number().int(),
    total_nodes: z.number().int(),
    measured_at: z.iso.datetime(),
    /** The day of what pages of workflows say of other customers, by which drawn pages follow it; null before the first. */
    seen_on: z.iso.date().nullable().optional(),
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
    tier_required: RequiredTier,
    node_count: z.number().int(),
    graph: Graph,
  })
  .meta({ id: 'TopWorkflow' });
export type TopWorkflow = z.infer<typeof TopWorkflow>;
export const Top12Response = z
  .object({
    workflows: z.array(TopWorkflow),
    /** By what they were chosen; a service from before it told does not say. */
    measure: z.enum(['customers', 'editors']).optional(),
  })
  .meta({ id: 'Top12Response' });
export type Top12Response = z.infer<typeof Top12Response>;

export const Account = z
  .object({ app: z.string(), credential_type: z.string(), why: z.string(), steps: z.array(z.string()) })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** Something that only the customer knows, and where it is filled in, in the language asked for. */
export const Setting = z
  .object({
    key: z.string(),
    kind: z.enum(['text', 'number', 'mail', 'address', 'choice', 'list']),
    label: z.string(),
    help: z.string(),
    /** What stands there until it is filled in. */
    example: z.string(),
    /** A pattern that a right one matches. */
    check: z.string().optional(),
    choices: z.array(z.string()).optional(),
    /** Parameters of steps. */
    at: z.array(z.object({ step: z.string(), path: z.string() })),
  })
  .meta({ id: 'Setting' });
export type Setting = z.infer<typeof Setting>;

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

/** A sticky note of the workflow: Markdown, where it stands and how large it is, in n8n's pixels. */
export const CanvasNote = z
  .object({
    text: z.string(),
    position: z.tuple([z.number(), z.number()]),
    size: z.tuple([z.number(), z.number()]),
    color: z.number().int().nullable(),
  })
  .meta({ id: 'CanvasNote' });
export type CanvasNote = z.infer<typeof CanvasNote>;

/** The language of a file: of its steps, notes, prompts and messages. */
export const FileLanguage = z.enum(['nl', 'en']);

/** Which file a download is about; left out: the one in the language of the request. */
export const FileQuery = z.object({ lang: FileLanguage.optional() }).meta({ id: 'FileQuery' });
export type FileQuery = z.infer<typeof FileQuery>;

/** One case of how a workflow ran: what came in, which apps were asked and told what, how it ended. */
export const SampleCase = z
  .object({
    kind: z.enum([
      'normal',
      'other',
      'odd',
      'empty',
      'refused',
      'failing',
      'bare',
      'many',
      'old',
      'soon',
      'third',
      'fourth',
      'fifth',
    ]),
    /** The app that fails, the one of several that says no, or the further trigger that it starts from. */
    step: z.string().nullable(),
    /** Null of a case that differs from another only in an app that fails. */
    from: z
      .object({ step: z.string(), fields: z.array(z.object({ name: z.string(), value: z.string() })) })
      .nullable(),
    did: z.array(z.object({ step: z.string(), text: z.string().nullable() })),
    /** Whether it came to its end, a step stopped it on purpose, or the app that fails did. */
    end: z.enum(['done', 'stopped', 'failed']),
  })
  .meta({ id: 'SampleCase' });
export type SampleCase = z.infer<typeof SampleCase>;

/** How a workflow ran in a real n8n in which every app answers with sample data. */
export const SampleRun = z
  .object({
    n8n: z.string(),
    date: z.iso.date(),
    cases: z.number().int(),
    /** Steps that a case got to, of how many. */
    reached: z.number().int(),
    steps: z.number().int(),
    /** Cases with an error that it does not handle; absent where there are none. */
    failed: z.number().int().optional(),
    /** Its cases, or those of the workflow of its recipe that stands for it (`like`). */
    seen: z.array(SampleCase).optional(),
    like: z.object({ slug: z.string(), filename: z.string(), name: z.string() }).optional(),
  })
  .meta({ id: 'SampleRun' });
export type SampleRun = z.infer<typeof SampleRun>;

/** How the very file that a customer gets ran in a real n8n, against stand-ins of the vendors that it calls. */
export const UnchangedRun = z
  .object({
    n8n: z.string(),
    date: z.iso.date(),
    cases: z.number().int(),
    /** Steps that a case got to, of how many. */
    reached: z.number().int(),
    steps: z.number().int(),
    /** Who was asked, and answered. */
    vendors: z.array(z.string()),
    /** What it asked them in the usual case, and how much of that changed something there. */
    asked: z.number().int(),
    changed: z.number().int(),
  })
  .meta({ id: 'UnchangedRun' });
export type UnchangedRun = z.infer<typeof UnchangedRun>;

/** How often a workflow ran in thirty days, and how many of a hundred runs succeeded: over all customers, rounded down. */
export const SeenRuns = z
  .object({ runs: z.number().int(), success: z.number().int().min(0).max(100) })
  .meta({ id: 'SeenRuns' });
export type SeenRuns = z.infer<typeof SeenRuns>;

/** An automation of the account that is a workflow of the library. */
export const RunningAlready = z
  .object({ automation_id: z.uuid(), name: z.string(), status: z.enum(['running', 'paused', 'stopped']) })
  .meta({ id: 'RunningAlready' });
export type RunningAlready = z.infer<typeof RunningAlready>;

export const WorkflowDetail = LibraryWorkflow.extend({
  time_to_deploy: z.string().nullable(),
  author: z.string(),
  licence: z.string(),
  checked_with_n8n: z.string().nullable(),
  /** Null of one that did not run as it is now; a service from before there were runs does not say. */
  ran: SampleRun.nullable().optional(),
  /** Null of one that did not run unchanged as it is now; a service from before there were such runs does not say. */
  ran_unchanged: UnchangedRun.nullable().optional(),
  content_hash: z.string(),
  /** In which its file can be had; a service from before there was a choice does not say. */
  languages: z.array(FileLanguage).optional(),
  accounts: z.array(Account),
  setup_steps: z.array(z.string()),
  /** What the customer fills in; a service from before these were declared does not say. */
  settings: z.array(Setting).optional(),
  steps: z.array(WorkflowStep),
  /** What `minutes_saved` assumes; null where it follows from the rule (two minutes for each act in an app). */
  minutes_saved_why: z.string().nullable(),
  notes: z.array(CanvasNote),
  updated_at: z.iso.datetime(),
  /** The number of its newest version, from 1. */
  version: z.number().int(),
  /** Left out of one that fewer than five customers run. */
  seen: SeenRuns.optional(),
  /** Automations of the account that it is already; a service from before it told does not say. */
  running: z.array(RunningAlready).optional(),
}).meta({ id: 'WorkflowDetail' });
export type WorkflowDetail = z.infer<typeof WorkflowDetail>;

/** What anybody may read of a workflow in a list. */
export const PublicWorkflow = LibraryWorkflow.extend({
  time_to_deploy: z.string().nullable(),
  short_benefit: z.string().nullable(),
}).meta({
  id: 'PublicWorkflow',
});
export type PublicWorkflow = z.infer<typeof PublicWorkflow>;
/** The public page of one workflow: everything but its file (so no parameters of its steps). */
export const PublicWorkflowDetail = PublicWorkflow.extend({
  steps: z.array(WorkflowStep),
  accounts: z.array(Account),
  setup_steps: z.array(z.string()),
  settings: z.array(Setting).optional(),
  minutes_saved_why: z.string().nullable(),
  notes: z.array(CanvasNote),
  author: z.string(),
  licence: z.string(),
  checked_with_n8n: z.string().nullable(),
  /** Null of one that did not run as it is now; a service from before there were runs does not say. */
  ran: SampleRun.nullable().optional(),
  /** Null of one that did not run unchanged as it is now; a service from before there were such runs does not say. */
  ran_unchanged: UnchangedRun.nullable().optional(),
  content_hash: z.string(),
  languages: z.array(FileLanguage).optional(),
  updated_at: z.iso.datetime(),
  version: z.number().int(),
  /** Left out of one that fewer than five customers run. */
  seen: SeenRuns.optional(),
}).meta({ id: 'PublicWorkflowDetail' });
export type PublicWorkflowDetail = z.infer<typeof PublicWorkflowDetail>;

/** `after`: the last slug of the page before. */
export const SlugsQuery = z.object({ after: z.string().max(200).optional() }).meta({ id: 'SlugsQuery' });
export type SlugsQuery = z.infer<typeof SlugsQuery>;
/** Slugs of the workflows that have a public page, in their own order; `more`: there are others behind the last one. */
export const WorkflowSlugs = z
  .object({ slugs: z.array(z.string()), more: z.boolean() })
  .meta({ id: 'WorkflowSlugs' });
export type WorkflowSlugs = z.infer<typeof WorkflowSlugs>;

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
    /** linked: a workflow in a connected n8n. reported: its runs are reported to us. Left out by a service from before. */
    kind: z.enum(['linked', 'reported']).optional(),
    connection: z.object({ id: z.uuid(), name: z.string() }).nullish(),
    /** Where it opens in n8n. */
    n8n_url: z.url().nullish(),
    /** Whether its runs are read; after a smaller plan the account chooses which are. */
    watched: z.boolean().optional(),
    /** Its latest thirty runs, the oldest first. */
    recent: z.array(z.enum(['running', 'waiting', 'success', 'error', 'canceled'])).optional(),
    /** When its n8n was last read; null while it never was. */
    seen_at: z.iso.datetime().nullish(),
    /** Whether it came from the library to a test instance, from where it is promoted. */
    on_trial: z.boolean().optional(),
    /** What it needs its owner for, the most urgent. */
    trouble: z
      .object({
        kind: z.enum(['failing', 'silent', 'gone', 'unreachable', 'not_started', 'update']),
        /** One sentence with what happened, and one with what to do, in the language asked for. */
        title: z.string(),
        detail: z.string(),
        since: z.iso.datetime().nullable(),
      })
      .nullish(),
  })
  .meta({ id: 'Automation' });
export type Automation = z.infer<typeof Automation>;
export const CreateAutomation = z
  .object({
    name: z.string(required.name).trim().min(1, required.name).max(160),
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
/** `in_n8n=true`: the workflow in their n8n too; asked for apart. */
export const DeleteAutomationQuery = z
  .object({ in_n8n: z.enum(['true', 'false']).optional() })
  .meta({ id: 'DeleteAutomationQuery' });
export type DeleteAutomationQuery = z.infer<typeof DeleteAutomationQuery>;
/** Whether its runs are read: after a smaller plan the account chooses which are. */
export const WatchedQuery = z.object({ watched: z.enum(['true', 'false']) }).meta({ id: 'WatchedQuery' });
export type WatchedQuery = z.infer<typeof WatchedQuery>;

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
