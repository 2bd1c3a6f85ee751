/** A step of a workflow, as far as the sandbox looks at it; the rest of it is kept as it came. */
export interface Step {
  readonly name: string;
  readonly type: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly credentials?: Readonly<Record<string, { readonly id: string | null; readonly name: string }>>;
}

/** What a workflow was at one moment. */
export interface Version {
  readonly versionId: string;
  readonly nodes: readonly Step[];
  readonly connections: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
}

export interface Workflow {
  readonly id: string;
  readonly createdAt: string;
  name: string;
  updatedAt: string;
  settings: Record<string, unknown>;
  /** The newest last. */
  versions: Version[];
  /** How often it was saved. */
  saved: number;
  activeVersionId: string | null;
  isArchived: boolean;
  tagIds: string[];
  /** What the editor noted: `templateId` of one that was made from a template. */
  meta: Readonly<Record<string, unknown>> | null;
  /** Milliseconds since 1970 from which its webhooks answer. */
  webhooksFrom: number;
}

export interface RunError {
  readonly message: string;
  readonly description?: string;
  readonly name?: string;
  readonly httpCode?: string;
  /** Name of the step that failed. */
  readonly step?: string;
}

export interface Execution {
  readonly id: string;
  readonly workflowId: string;
  /** The version that ran. */
  readonly versionId: string | null;
  readonly mode: string;
  readonly startedAt: string;
  readonly retryOf: string | null;
  status: string;
  stoppedAt: string | null;
  retrySuccessId: string | null;
  readonly error: RunError | null;
  /** Stands for the business data of a run: whoever reads it where they should not is found by it. */
  readonly input: unknown;
}

export interface Tag {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

export interface Credential {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly createdAt: string;
  /** What its test says; none where n8n has no test for the type. */
  readonly test: 'OK' | 'Error' | null;
}

/** All that one n8n keeps; plain data, so that a backup is a copy. */
export interface State {
  workflows: Workflow[];
  executions: Execution[];
  tags: Tag[];
  credentials: Credential[];
  lastExecution: number;
}

export const emptyState = (): State => ({
  workflows: [],
  executions: [],
  tags: [],
  credentials: [],
  lastExecution: 0,
});
