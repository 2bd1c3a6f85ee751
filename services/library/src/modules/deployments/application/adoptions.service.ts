import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Adoptable, AdoptableResponse, Adopted, AdoptRequest } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { actRefusal, addLinked, noteStarted, restoreAutomation } from '../../automations/index.js';
import {
  type ConnectionRow,
  ConnectionSync,
  CustomerN8n,
  connectionOf,
  connectionsOf,
  problemOf,
} from '../../connections/index.js';
import { Access } from '../../entitlements/application/access.js';
import { N8nError, type N8nWorkflow } from '../../n8n/index.js';
import { automationLimit } from '../domain/limit.js';
import { type Origin, originOf, templateNumber } from '../domain/origin.js';
import { workflowUrl } from '../domain/view.js';
import {
  adoptedVersion,
  automationIn,
  keepAdoption,
  listedIn,
  type Template,
  takenFromGallery,
  templatesOf,
} from '../persistence/adoptions.js';
import { holdAccount } from '../persistence/deployments.js';
import { countAutomations } from '../persistence/known.js';
import { refuseMore } from './admitting.js';

const pageSize = 100;
/** Nobody has more in one n8n; whoever does finds the first of them here. */
const mostPages = 5;
/** Clocks of customers' machines are off by minutes. */
const clockMs = 10 * 60_000;

/** A workflow of a customer's n8n with the one of the library that it came from. */
interface Found {
  readonly workflow: N8nWorkflow;
  readonly template: Template;
  readonly origin: Origin;
}

/**
 * Workflows that a customer took from their gallery (n8n.md, "Template host") and made in n8n themselves. n8n notes the
 * template's number on them; nothing of them is ours until the customer says so, and nothing in n8n changes when they do.
 */
@Injectable()
export class Adoptions {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly customers: CustomerN8n,
    private readonly sync: ConnectionSync,
  ) {}

  /** Those that are no automations yet, read in every n8n of the account now. Without a plan nothing is read. */
  async list(user: Principal, lang: Language): Promise<AdoptableResponse> {
    const { granted, ...plan } = await this.access.of(user);
    const { most, nextPlan } = automationLimit({ granted, ...plan });
    const rows = granted ? await connectionsOf(this.database, user.accountId) : [];
    const read = await Promise.all(rows.map((row) => this.read(user, row, lang)));
    return {
      found: read.flatMap((one) => one ?? []),
      unread: rows.filter((_, at) => read[at] === undefined).map(({ id, name }) => ({ id, name })),
      automations: {
        ...{ used: await countAutomations(this.database, user.accountId), most, next_plan: nextPlan },
      },
    };
  }

  /**
   * Puts one on the list of automations: its runs are read from then on, and it gets updates where its version is known. The
   * same again answers with the same; one that was taken off the list comes back as it was.
   * @throws AppError library.subscription_required, connection_not_found, adoption_not_found, automation_limit; library.n8n_*
   */
  async adopt(user: Principal, wanted: AdoptRequest): Promise<Adopted> {
    await this.access.require(user);
    const connection = await connectionOf(this.database, user.accountId, wanted.connection);
    if (connection === undefined) throw new AppError('library.connection_not_found');
    const there = await this.listed(this.database.manager, user, wanted);
    if (there !== undefined) return there;
    const found = await this.readOne(user, wanted);
    const limit = automationLimit(await this.access.of(user));
    const adopted = await this.database.transaction(async (manager) => {
      await holdAccount(manager, user.accountId);
      const same = await this.listed(manager, user, wanted);
      if (same !== undefined) return same;
      refuseMore(limit, await countAutomations(manager, user.accountId));
      return this.add(manager, user, wanted, found);
    });
    await this.sync.hurry(connection.id);
    return adopted;
  }

  private async listed(
    manager: EntityManager,
    { accountId }: Principal,
    { connection, n8n_workflow_id }: AdoptRequest,
  ): Promise<Adopted | undefined> {
    const known = await automationIn(manager, accountId, connection, n8n_workflow_id);
    if (known === undefined || known.removed) return undefined;
    const version = (await adoptedVersion(manager, known.id)) ?? null;
    return { automation_id: known.id, name: known.name, version };
  }

  private async add(
    manager: EntityManager,
    { accountId, userId }: Principal,
    { connection, n8n_workflow_id }: AdoptRequest,
    { workflow, template, origin }: Found,
  ): Promise<Adopted> {
    const at = this.clock.now();
    const before = await automationIn(manager, accountId, connection, n8n_workflow_id);
    if (before !== undefined) {
      await restoreAutomation(manager, accountId, before.id, at);
      const version = (await adoptedVersion(manager, before.id)) ?? null;
      return { automation_id: before.id, name: before.name, version };
    }
    const id = randomUUID();
    const { language, version, base } = origin;
    await addLinked(manager, {
      ...{ id, accountId, name: workflow.name, filename: template.filename, workflowId: template.id, at },
      ...{ connectionId: connection, n8nWorkflowId: workflow.id, n8nVersionId: workflow.versionId ?? null },
      ...{ minutesSaved: template.minutes_saved, reportSecretHash: null },
    });
    if (workflow.active) await noteStarted(manager, id, at);
    const from = { workflowId: template.id, language, version, base };
    await keepAdoption(manager, { automationId: id, accountId, madeBy: userId, ...from, at });
    return { automation_id: id, name: workflow.name, version };
  }

  /** Undefined of an n8n that does not answer, or may not be read. */
  private async read(
    user: Principal,
    { id, name, address }: ConnectionRow,
    lang: Language,
  ): Promise<Adoptable[] | undefined> {
    let workflows: N8nWorkflow[];
    try {
      workflows = await this.fromTemplates(id);
    } catch (error) {
      // What is no error of the other end is thrown on.
      problemOf(error);
      return undefined;
    }
    const found = await this.origins(user, workflows);
    return found.map(({ workflow, template, origin }) => ({
      connection: { id, name },
      ...{ n8n_workflow_id: workflow.id, name: workflow.name, n8n_url: workflowUrl(address, workflow.id) },
      ...{ active: workflow.active, filename: template.filename, version: origin.version },
      workflow_name: (lang === 'en' ? template.english_name : null) ?? template.name,
    }));
  }

  private async fromTemplates(connectionId: string): Promise<N8nWorkflow[]> {
    const listed = await listedIn(this.database, connectionId);
    const n8n = await this.customers.open(connectionId);
    const found: N8nWorkflow[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const { items, next } = await n8n.workflows({ limit: pageSize, cursor });
      const own = items.filter(({ id, isArchived }) => !isArchived && !listed.has(id));
      found.push(...own.filter(({ meta }) => templateNumber(meta) !== undefined));
      if (next === undefined || next === cursor) break;
      cursor = next;
    }
    return found;
  }

  /** @throws AppError library.adoption_not_found, library.n8n_* */
  private async readOne(user: Principal, { connection, n8n_workflow_id }: AdoptRequest): Promise<Found> {
    try {
      const n8n = await this.customers.open(connection);
      const workflow = await n8n.workflow(n8n_workflow_id);
      const [found] = workflow.isArchived ? [] : await this.origins(user, [workflow]);
      if (found === undefined) throw new AppError('library.adoption_not_found');
      return found;
    } catch (error) {
      if (error instanceof N8nError && error.kind === 'not_found')
        throw new AppError('library.adoption_not_found');
      throw actRefusal(error, 'change');
    }
  }

  private async origins({ accountId }: Principal, workflows: readonly N8nWorkflow[]): Promise<Found[]> {
    const numbers = new Set(workflows.flatMap(({ meta }) => templateNumber(meta) ?? []));
    const templates = new Map(
      (await templatesOf(this.database, [...numbers])).map((template) => [template.number, template]),
    );
    const found: Found[] = [];
    for (const workflow of workflows) {
      const template = templates.get(templateNumber(workflow.meta) ?? 0);
      if (template === undefined) continue;
      const made = workflow.createdAt ? Date.parse(workflow.createdAt) : this.clock.now().getTime();
      const until = new Date(made + clockMs);
      const taken = await takenFromGallery(this.database, accountId, template.filename, until);
      const origin = originOf(workflow.nodes, template.files, taken);
      if (origin !== undefined) found.push({ workflow, template, origin });
    }
    return found;
  }
}
