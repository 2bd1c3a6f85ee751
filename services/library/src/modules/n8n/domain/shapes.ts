import { z } from 'zod';

// What we read of n8n's answers, seen on 2.41. Fields that are not named here are ignored; those of a workflow's steps are
// kept as they are, since they go back to n8n.

const at = z.string();
/** Ids are texts; executions of older instances have numbers. */
const id = z.union([z.string(), z.number()]).transform(String);

/** A page of a list. `nextCursor` is null or absent on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullish() });
export interface Page<T> {
  readonly items: readonly T[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}

/** GET /discover: what the key may do. */
export const Discovered = z.object({
  data: z.object({ scopes: z.array(z.string()), resources: z.record(z.string(), z.unknown()).optional() }),
});

export const N8nTag = z.object({ id, name: z.string() });
export type N8nTag = z.infer<typeof N8nTag>;

export interface N8nStep {
  readonly name: string;
  readonly type: string;
  readonly [key: string]: unknown;
}
/** As it came, with its keys in n8n's order: it goes back as it was. */
export const N8nStep = z.custom<N8nStep>(
  (step) =>
    typeof step === 'object' &&
    step !== null &&
    typeof Reflect.get(step, 'name') === 'string' &&
    typeof Reflect.get(step, 'type') === 'string',
);

export const N8nWorkflow = z.object({
  id,
  name: z.string(),
  active: z.boolean(),
  isArchived: z.boolean().nullish(),
  versionId: z.string().nullish(),
  /** The version that runs; since n8n knows publishing. */
  activeVersionId: z.string().nullish(),
  nodes: z.array(N8nStep),
  connections: z.record(z.string(), z.unknown()),
  settings: z.looseObject({}).nullish(),
  tags: z.array(N8nTag).nullish(),
  /** What the editor notes; `templateId` of one that was made from a template. */
  meta: z.looseObject({}).nullish().catch(null),
  createdAt: at.nullish(),
  updatedAt: at.nullish(),
});
export type N8nWorkflow = z.infer<typeof N8nWorkflow>;

/** Exactly what POST and PUT /workflows take; every other field is read-only there. */
export interface SentWorkflow {
  readonly name: string;
  readonly nodes: readonly object[];
  readonly connections: object;
  readonly settings: object;
}

/** An account in their n8n: never a secret. */
export const N8nCredential = z.object({ id, name: z.string(), type: z.string() });
export type N8nCredential = z.infer<typeof N8nCredential>;
export const N8nCredentialTest = z.object({ status: z.string(), message: z.string().nullish() });
export type N8nCredentialTest = z.infer<typeof N8nCredentialTest>;

export const executionStatuses = [
  'success',
  'error',
  'crashed',
  'canceled',
  'running',
  'waiting',
  'new',
  'unknown',
] as const;
export type ExecutionStatus = (typeof executionStatuses)[number];

/** A run without its data. */
export const N8nExecution = z.object({
  id,
  status: z.enum(executionStatuses).catch('unknown'),
  mode: z.string().nullish(),
  workflowId: id.nullish(),
  startedAt: at.nullish(),
  stoppedAt: at.nullish(),
  waitTill: at.nullish(),
  retryOf: id.nullish(),
  retrySuccessId: id.nullish(),
});
export type N8nExecution = z.infer<typeof N8nExecution>;

const failure = z.object({
  message: z.string().nullish(),
  description: z.string().nullish(),
  name: z.string().nullish(),
  httpCode: z.union([z.string(), z.number()]).nullish(),
  node: z.object({ name: z.string().nullish(), type: z.string().nullish() }).nullish().catch(null),
});
/** Why a run failed; the data of its steps is the customer's, and left where it is. */
export const N8nFailedExecution = N8nExecution.extend({
  data: z
    .object({
      resultData: z
        .object({ error: failure.nullish().catch(null), lastNodeExecuted: z.string().nullish() })
        .nullish(),
    })
    .nullish()
    .catch(null),
});
export interface N8nFailure {
  readonly message: string | null;
  readonly description: string | null;
  /** n8n's class of it, e.g. NodeApiError. */
  readonly name: string | null;
  readonly httpCode: number | null;
  readonly step: string | null;
  readonly stepType: string | null;
}

/** POST /executions/{id}/retry starts another run; `data` of it is left out. */
export const N8nRetried = z.object({ id, status: z.string().nullish(), retryOf: id.nullish() });
export type N8nRetried = z.infer<typeof N8nRetried>;

export const N8nVersion = z.object({
  versionId: z.string(),
  name: z.string().nullish(),
  authors: z.string().nullish(),
  createdAt: at.nullish(),
});
export type N8nVersion = z.infer<typeof N8nVersion>;
export const N8nVersionContent = N8nVersion.extend({
  nodes: z.array(N8nStep),
  connections: z.record(z.string(), z.unknown()),
});
export type N8nVersionContent = z.infer<typeof N8nVersionContent>;

const figure = z.object({ value: z.number().nullable() });
/** Minutes and milliseconds, as n8n counts them. */
export const N8nInsights = z.object({
  total: figure,
  failed: figure,
  failureRate: figure,
  timeSaved: figure,
  averageRunTime: figure,
});
export type N8nInsights = z.infer<typeof N8nInsights>;

/** A refusal's body. */
export const N8nRefusal = z.object({ message: z.string() });
