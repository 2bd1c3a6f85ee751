import type { Clock } from '@stroomwerk/kernel';
import {
  jsonOf,
  type Outbound,
  type OutboundAnswer,
  type OutboundRequest,
} from '@stroomwerk/kernel/outbound';
import type { z } from 'zod';
import { kindOfStatus, N8nError, retryAfterOf } from '../domain/n8n-error.js';
import { releaseIn } from '../domain/release.js';
import * as s from '../domain/shapes.js';

/** How many of a list n8n gives at most at once. */
const mostInPage = 250;
/** Pages of a list that is read to its end: nobody has so many. */
const mostPages = 40;
/** Pages of an editor are larger than what is read of them. */
const pageLimits = { bytes: 512 * 1024, totalMs: 8_000 };

export interface ExecutionsQuery {
  readonly workflowId?: string;
  readonly status?: s.ExecutionStatus;
  readonly cursor?: string;
  readonly limit?: number;
}

/**
 * The public API of one customer's n8n. Knows no rule of ours. The key goes into the header of each request and nowhere
 * else. Every call throws N8nError for what n8n refuses, and OutboundError for an address that does not answer.
 */
export class N8nClient {
  readonly #key: string;
  /** An instance from before publishing has activate and deactivate only. */
  #older = false;

  /** @param base address without a slash at its end, e.g. `https://n8n.example` */
  constructor(
    private readonly outbound: Outbound,
    private readonly base: string,
    key: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.#key = key;
  }

  /** What the key may do; undefined from instances that do not tell (404). @throws N8nError wrong_key */
  async discover(): Promise<readonly string[] | undefined> {
    try {
      return (await this.read('GET', '/discover', s.Discovered)).data.scopes;
    } catch (error) {
      if (error instanceof N8nError && error.kind === 'not_found') return undefined;
      throw error;
    }
  }

  /** The version of the instance from its editor's page, asked without the key; undefined where it does not say. */
  async release(): Promise<string | undefined> {
    const answer = await this.outbound.send({ method: 'GET', url: `${this.base}/`, limits: pageLimits });
    return answer.status === 200 ? releaseIn(answer.text) : undefined;
  }

  /** Every account that the key sees (scope credential:list). */
  credentials(): Promise<readonly s.N8nCredential[]> {
    return this.all((cursor) => this.list('/credentials', s.N8nCredential, { cursor, limit: mostInPage }));
  }

  testCredential(id: string): Promise<s.N8nCredentialTest> {
    return this.read('POST', '/credentials/{id}/test', s.N8nCredentialTest, { id });
  }

  workflows(
    query: { cursor?: string; limit?: number; tags?: string; name?: string } = {},
  ): Promise<s.Page<s.N8nWorkflow>> {
    return this.list('/workflows', s.N8nWorkflow, { excludePinnedData: 'true', ...query });
  }

  workflow(id: string): Promise<s.N8nWorkflow> {
    return this.read('GET', '/workflows/{id}', s.N8nWorkflow, { id });
  }

  /** Where no answer comes, nobody knows whether it was made: look for it before trying again. */
  createWorkflow(workflow: s.SentWorkflow): Promise<s.N8nWorkflow> {
    return this.read('POST', '/workflows', s.N8nWorkflow, {}, exactly(workflow));
  }

  updateWorkflow(id: string, workflow: s.SentWorkflow): Promise<s.N8nWorkflow> {
    return this.read('PUT', '/workflows/{id}', s.N8nWorkflow, { id }, exactly(workflow));
  }

  async deleteWorkflow(id: string): Promise<void> {
    await this.call('DELETE', '/workflows/{id}', { id });
  }

  /** n8n says `active` a little before a webhook answers. @throws N8nError refused, with why, where it cannot run */
  publish(id: string): Promise<s.N8nWorkflow> {
    return this.switched(id, '/workflows/{id}/publish', '/workflows/{id}/activate');
  }

  unpublish(id: string): Promise<s.N8nWorkflow> {
    return this.switched(id, '/workflows/{id}/unpublish', '/workflows/{id}/deactivate');
  }

  tags(): Promise<readonly s.N8nTag[]> {
    return this.all((cursor) => this.list('/tags', s.N8nTag, { cursor, limit: mostInPage }));
  }

  /** @throws N8nError conflict where there is one of this name */
  createTag(name: string): Promise<s.N8nTag> {
    return this.read('POST', '/tags', s.N8nTag, {}, { name });
  }

  /** In place of all that the workflow has. */
  async setTags(workflowId: string, tagIds: readonly string[]): Promise<void> {
    await this.call(
      'PUT',
      '/workflows/{id}/tags',
      { id: workflowId },
      tagIds.map((id) => ({ id })),
    );
  }

  /** The newest first, without data. */
  executions(query: ExecutionsQuery = {}): Promise<s.Page<s.N8nExecution>> {
    return this.list('/executions', s.N8nExecution, { limit: 100, ...query });
  }

  execution(id: string): Promise<s.N8nExecution> {
    return this.read('GET', '/executions/{id}', s.N8nExecution, { id });
  }

  /** Why a run failed; of everything else in it nothing is kept. Undefined where n8n does not say. */
  async failureOf(id: string): Promise<s.N8nFailure | undefined> {
    const { data } = await this.read('GET', '/executions/{id}?includeData=true', s.N8nFailedExecution, {
      id,
    });
    const error = data?.resultData?.error;
    if (!error) return undefined;
    const code = Number(error.httpCode ?? Number.NaN);
    return {
      message: error.message ?? null,
      description: error.description ?? null,
      name: error.name ?? null,
      httpCode: Number.isInteger(code) ? code : null,
      step: error.node?.name ?? data?.resultData?.lastNodeExecuted ?? null,
      stepType: error.node?.type ?? null,
    };
  }

  /** @param asItIsNow with the workflow as it is now, else as it was when it failed */
  retry(id: string, asItIsNow: boolean): Promise<s.N8nRetried> {
    return this.read('POST', '/executions/{id}/retry', s.N8nRetried, { id }, { loadWorkflow: asItIsNow });
  }

  /** @throws N8nError conflict where it has ended */
  async stop(id: string): Promise<void> {
    await this.call('POST', '/executions/{id}/stop', { id });
  }

  history(workflowId: string): Promise<s.Page<s.N8nVersion>> {
    return this.list('/workflows/{id}/history', s.N8nVersion, {}, { id: workflowId });
  }

  version(workflowId: string, versionId: string): Promise<s.N8nVersionContent> {
    return this.read('GET', '/workflows/{id}/versions/{versionId}', s.N8nVersionContent, {
      id: workflowId,
      versionId,
    });
  }

  /** n8n's own figures (scope insights:read). */
  insights(): Promise<s.N8nInsights> {
    return this.read('GET', '/insights/summary', s.N8nInsights);
  }

  private async switched(id: string, present: string, former: string): Promise<s.N8nWorkflow> {
    if (!this.#older)
      try {
        return await this.read('POST', present, s.N8nWorkflow, { id });
      } catch (error) {
        // Of the call or of the workflow: the former name tells.
        if (!(error instanceof N8nError && error.kind === 'not_found')) throw error;
      }
    const switched = await this.read('POST', former, s.N8nWorkflow, { id });
    this.#older = true;
    return switched;
  }

  private async all<T>(page: (cursor: string | undefined) => Promise<s.Page<T>>): Promise<readonly T[]> {
    const found: T[] = [];
    let cursor: string | undefined;
    for (let read = 0; read < mostPages; read += 1) {
      const { items, next } = await page(cursor);
      found.push(...items);
      if (next === undefined || next === cursor) break;
      cursor = next;
    }
    return found;
  }

  private async list<T extends z.ZodType>(
    path: string,
    item: T,
    query: object,
    ids: Readonly<Record<string, string>> = {},
  ): Promise<s.Page<z.infer<T>>> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      given.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const found = await this.read('GET', search === '' ? path : `${path}?${search}`, s.pageOf(item), ids);
    return { items: found.data as z.infer<T>[], next: found.nextCursor ?? undefined };
  }

  private async read<T extends z.ZodType>(
    method: OutboundRequest['method'],
    path: string,
    shape: T,
    ids: Readonly<Record<string, string>> = {},
    body?: unknown,
  ): Promise<z.infer<T>> {
    const answer = await this.call(method, path, ids, body);
    const read = shape.safeParse(jsonOf(answer));
    if (!read.success) throw new N8nError('unexpected', answer.status, callOf(method, path));
    return read.data;
  }

  private async call(
    method: OutboundRequest['method'],
    path: string,
    ids: Readonly<Record<string, string>> = {},
    body?: unknown,
  ): Promise<OutboundAnswer> {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
    const answer = await this.outbound.send({
      method,
      url: `${this.base}/api/v1${filled}`,
      headers: { 'x-n8n-api-key': this.#key },
      body,
    });
    if (answer.status >= 400) throw refusalOf(answer, callOf(method, path), this.clock.now());
    return answer;
  }
}

const callOf = (method: string, path: string): string => `${method} ${path.split('?')[0]}`;

/** n8n takes exactly these four. */
const exactly = ({ name, nodes, connections, settings }: s.SentWorkflow): s.SentWorkflow => ({
  name,
  nodes,
  connections,
  settings,
});

/** What answers 404 with a page has no such API. */
const isPage = ({ headers, text }: OutboundAnswer): boolean =>
  /html/i.test(headers['content-type'] ?? '') || /^\s*<(?:!doctype|html)/i.test(text);

/** @throws OutboundError login_page where a proxy refuses with a page of its own */
function refusalOf(answer: OutboundAnswer, call: string, now: Date): N8nError {
  const { status, headers } = answer;
  const kind = kindOfStatus(status);
  const retryAfter = retryAfterOf(headers['retry-after'], now);
  if (kind === 'busy' || kind === 'broken') return new N8nError(kind, status, call, { retryAfter });
  if (kind === 'not_found' && isPage(answer)) return new N8nError('no_api', status, call);
  const body = s.N8nRefusal.safeParse(jsonOf(answer));
  return new N8nError(kind, status, call, body.success ? { said: body.data.message } : {});
}
