import { randomBytes, randomUUID } from 'node:crypto';
import type { SentWorkflow } from './bodies.js';
import { draftOf, publish, webhooksOf } from './publishing.js';
import { notFound, Refusal } from './refusal.js';
import {
  type Credential,
  type Execution,
  emptyState,
  type RunError,
  type State,
  type Step,
  type Tag,
  type Workflow,
} from './state.js';

export interface InstanceOptions {
  readonly now: () => Date;
  /** Milliseconds between `active: true` and the first answer of a webhook. */
  readonly publishDelayMs: number;
  /** Types of steps that it does not have. */
  readonly unknownTypes: readonly string[];
}

/** A run that a test lets happen. */
export interface Happening {
  readonly status?: 'success' | 'error' | 'canceled' | 'running' | 'waiting' | 'crashed';
  readonly mode?: string;
  readonly startedAt?: Date;
  readonly error?: RunError;
  readonly input?: unknown;
}

const newId = (): string => randomBytes(12).toString('base64url').replace(/[-_]/g, 'x');

/** What one n8n keeps and does. */
export class Instance {
  state: State = emptyState();
  /** Whether a retried run goes well. */
  retrySucceeds = false;

  constructor(readonly options: InstanceOptions) {}

  private at(): string {
    return this.options.now().toISOString();
  }

  /** @throws Refusal 404 */
  workflow(id: string, message?: string): Workflow {
    const found = this.state.workflows.find((one) => one.id === id);
    if (found === undefined) throw notFound(message);
    return found;
  }

  create({ name, nodes, connections, settings }: SentWorkflow): Workflow {
    const at = this.at();
    const workflow: Workflow = {
      ...{ id: newId(), createdAt: at, updatedAt: at, name, settings: { ...settings } },
      versions: [{ versionId: randomUUID(), nodes: this.bound(nodes), connections, createdAt: at }],
      ...{ saved: 1, activeVersionId: null, isArchived: false, tagIds: [], webhooksFrom: 0, meta: null },
    };
    this.state.workflows.push(workflow);
    return workflow;
  }

  /** As the editor makes one from a template: with the steps that it was given, and the template's number noted. */
  fromTemplate(templateId: string, workflow: SentWorkflow): Workflow {
    const made = this.create(workflow);
    made.meta = { templateId };
    return made;
  }

  /**
   * Saves a workflow; one that runs is published as it is now. Where that is refused, n8n keeps what was saved and goes on
   * running what it ran.
   */
  update(workflow: Workflow, { name, nodes, connections, settings }: SentWorkflow): Workflow {
    const at = this.at();
    const draft = draftOf(workflow);
    const bound = this.bound(nodes);
    workflow.name = name;
    workflow.updatedAt = at;
    workflow.saved += 1;
    workflow.settings = { ...workflow.settings, ...settings };
    if (JSON.stringify([draft.nodes, draft.connections]) !== JSON.stringify([bound, connections]))
      workflow.versions.push({ versionId: randomUUID(), nodes: bound, connections, createdAt: at });
    if (workflow.activeVersionId !== null) this.publish(workflow);
    return workflow;
  }

  remove(id: string): Workflow {
    const workflow = this.workflow(id);
    this.state.workflows = this.state.workflows.filter((one) => one !== workflow);
    this.state.executions = this.state.executions.filter(({ workflowId }) => workflowId !== id);
    return workflow;
  }

  publish(workflow: Workflow): Workflow {
    const { unknownTypes, publishDelayMs, now } = this.options;
    publish(this.state, workflow, { unknownTypes, webhooksFrom: now().getTime() + publishDelayMs });
    return workflow;
  }

  unpublish(workflow: Workflow): Workflow {
    workflow.activeVersionId = null;
    return workflow;
  }

  addTag(name: string): Tag {
    if (this.state.tags.some((tag) => tag.name === name)) throw new Refusal(409, 'Tag already exists');
    const tag = { id: newId(), name, createdAt: this.at() };
    this.state.tags.push(tag);
    return tag;
  }

  setTags(workflow: Workflow, ids: readonly string[]): void {
    if (ids.some((id) => !this.state.tags.some((tag) => tag.id === id)))
      throw notFound('Some tags not found');
    workflow.tagIds = [...ids];
  }

  addCredential(name: string, type: string, test: Credential['test'] = 'OK'): Credential {
    const credential = { id: newId(), name, type, createdAt: this.at(), test };
    this.state.credentials.push(credential);
    return credential;
  }

  run(workflowId: string, happening: Happening = {}, retryOf: string | null = null): Execution {
    const status = happening.status ?? (happening.error ? 'error' : 'success');
    const startedAt = (happening.startedAt ?? this.options.now()).toISOString();
    this.state.lastExecution += 1;
    const run: Execution = {
      id: String(this.state.lastExecution),
      ...{ workflowId, status, startedAt, retryOf, retrySuccessId: null },
      versionId: this.state.workflows.find(({ id }) => id === workflowId)?.activeVersionId ?? null,
      mode: happening.mode ?? 'trigger',
      stoppedAt: ['running', 'waiting'].includes(status) ? null : startedAt,
      error: happening.error ?? null,
      input: happening.input ?? { customer: 'jan@klant.example' },
    };
    this.state.executions.push(run);
    return run;
  }

  /** @throws Refusal 404 */
  execution(id: string, message?: string): Execution {
    const found = this.state.executions.find((one) => one.id === id);
    if (found === undefined) throw notFound(message);
    return found;
  }

  /** @param asItIsNow with the newest version @throws Refusal */
  retry(id: string, asItIsNow: boolean): Execution {
    const failed = this.execution(id, `The execution with the ID "${id}" does not exist.`);
    if (failed.status === 'success')
      throw new Refusal(409, 'The execution succeeded, so it cannot be retried.');
    const types = asItIsNow ? draftOf(this.workflow(failed.workflowId)).nodes.map(({ type }) => type) : [];
    const unknown = types.find((type) => this.options.unknownTypes.includes(type));
    if (unknown) throw new Refusal(400, `Unrecognized node type: ${unknown}`);
    const { error, input } = failed;
    const outcome = this.retrySucceeds
      ? { input }
      : { error: error ?? undefined, status: 'error' as const, input };
    const run = this.run(failed.workflowId, { ...outcome, mode: 'retry' }, id);
    if (run.status === 'success') failed.retrySuccessId = run.id;
    return run;
  }

  stop(id: string): Execution {
    const run = this.execution(id, 'Failed to find execution to stop');
    if (!['running', 'waiting', 'new'].includes(run.status))
      throw new Refusal(
        409,
        `Only running or waiting executions can be stopped and ${id} is currently ${run.status}`,
      );
    run.status = 'canceled';
    run.stoppedAt = this.at();
    return run;
  }

  /** The workflow that answers a webhook now. @param webhook e.g. `POST orders` */
  webhook(webhook: string): Workflow | undefined {
    const now = this.options.now().getTime();
    return this.state.workflows.find(
      (one) =>
        one.activeVersionId !== null &&
        one.webhooksFrom <= now &&
        webhooksOf(draftOf(one).nodes).includes(webhook),
    );
  }

  /** n8n gives an account that is named and not there by its id the only one of that type and name. */
  private bound(nodes: readonly Step[]): readonly Step[] {
    const { credentials } = this.state;
    return nodes.map((step) => {
      if (!step.credentials) return step;
      const entries = Object.entries(step.credentials).map(([type, given]) => {
        if (credentials.some(({ id }) => id === given.id)) return [type, given];
        const same = credentials.filter((one) => one.type === type && one.name === given.name);
        return [type, same.length === 1 && same[0] ? { ...given, id: same[0].id } : given];
      });
      return { ...step, credentials: Object.fromEntries(entries) as Step['credentials'] };
    });
  }
}
