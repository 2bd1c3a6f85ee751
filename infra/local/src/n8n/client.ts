import { setTimeout as pause } from 'node:timers/promises';
import type { StagedFile } from '@stroomwerk/catalogue/samples';
import { type Executed, readExecution } from './execution.js';
import type { Instance } from './instance.js';

/** How long a run may take; it goes on in n8n after that. */
const patienceMs = 60_000;
/** Between two questions whether a run has ended: each costs n8n as much as a step. */
const pollMs = 60;
/** How long n8n may take to answer a call: one that hangs is as good as gone. */
const answerMs = 120_000;

/** What an answer of n8n's editor interface holds. */
interface Answer<T> {
  readonly data: T;
}

/** Executes workflows in a running n8n, as its editor does: a workflow is put there, started, and read when it has ended. */
export class N8nClient {
  private constructor(
    readonly url: string,
    private readonly cookie: string,
  ) {}

  /** @throws Error where n8n does not let the owner in */
  static async open({ url, email, password }: Instance): Promise<N8nClient> {
    const answer = await fetch(`${url}/rest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailOrLdapLoginId: email, password }),
    });
    if (!answer.ok) throw new Error(`n8n lets nobody in: ${answer.status} ${await answer.text()}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return new N8nClient(url, cookie);
  }

  /** A question to the interface of its editor. @throws Error with what n8n says */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/rest${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(answerMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`n8n ${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
    return (JSON.parse(text) as Answer<T>).data;
  }

  /** Puts a workflow into n8n. @returns its id there */
  async create(file: StagedFile): Promise<string> {
    return (await this.call<{ id: string }>('POST', '/workflows', file)).id;
  }

  /** Replaces the steps of a workflow, for the next case. */
  async change(id: string, { nodes, connections, pinData }: StagedFile): Promise<void> {
    await this.call('PATCH', `/workflows/${id}?forceSave=true`, { nodes, connections, pinData });
  }

  async remove(id: string): Promise<void> {
    await this.call('POST', `/workflows/${id}/archive`);
    await this.call('DELETE', `/workflows/${id}`);
  }

  /** Runs a workflow from a trigger whose data is pinned, and waits until it has ended. */
  async run(id: string, trigger: string): Promise<Executed> {
    const started = await this.call<{ executionId: string }>('POST', `/workflows/${id}/run`, {
      triggerToStartFrom: { name: trigger },
    });
    for (const since = performance.now(); ; await pause(pollMs)) {
      const found = await this.call<{ status: string; data: string }>(
        'GET',
        `/executions/${started.executionId}`,
      );
      if (!['new', 'running'].includes(found.status)) return readExecution(found.status, found.data);
      if (performance.now() - since > patienceMs)
        return {
          status: 'running',
          error: { step: trigger, text: `the run does not end within ${patienceMs / 1000} s` },
          steps: new Map(),
        };
    }
  }
}
