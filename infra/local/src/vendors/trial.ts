import { setTimeout as pause } from 'node:timers/promises';
import { Flow, kindOf } from '@stroomwerk/catalogue/samples';
import type { N8nClient } from '../n8n/client.js';
import { type Executed, readExecution } from '../n8n/execution.js';
import { PDF } from './apps/google.js';
import type { OwnFile, OwnNode } from './customer.js';
import { type Event, eventFor, type VendorEvent } from './events.js';
import { Patience } from './patience.js';
import { rowsOf, seed, type Table, tablesOf } from './seed.js';
import type { Lane, Mood, Noted } from './server.js';

/** Who waits longer than this goes on another day. */
const anotherDayMs = 240_000;

/** How a file ran against the vendors. */
export interface VendorTrial {
  readonly cases: number;
  readonly steps: readonly string[];
  readonly reached: ReadonlySet<string>;
  /** Questions that the vendors answered well, and those of them that changed something. */
  readonly asked: number;
  readonly changed: number;
  /** Who was asked. */
  readonly vendors: string[];
  /** What was asked, in its order: `GET api.bol.com/retailer/orders 200`. */
  readonly questions: readonly string[];
  readonly errors: readonly string[];
  /** Hosts and addresses without a stand-in. */
  readonly unknown: readonly string[];
}

const LINK = /https?:\/\/[^\s"'<>\\)|\]]*\/webhook-waiting\/[^\s"'<>\\)|\]]+/g;

/** The link with which somebody says yes, in what was sent since. */
export function linkIn(sent: readonly unknown[]): string | undefined {
  const text = sent.map((one) => decoded(one)).join('\n');
  const found = [...text.matchAll(LINK)].map(([link]) => link.replaceAll('&amp;', '&'));
  return found.find((link) => /approved=true/.test(link)) ?? found[0];
}

/** A text with what a mail packs into base64 and quoted lines. */
function decoded(one: unknown): string {
  const text = typeof one === 'string' ? one : JSON.stringify(one ?? '');
  const raw = /"raw":"([^"]+)"/.exec(text)?.[1];
  const mail = raw ? Buffer.from(raw, 'base64url').toString() : text;
  const packed = [...mail.matchAll(/(?:^[A-Za-z0-9+/=]{60,76}\r?\n)+[A-Za-z0-9+/=]*/gm)].map(([part]) =>
    Buffer.from(part, 'base64').toString(),
  );
  return [text, mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='), ...packed].join('\n');
}

const inShort = ({ method, host, path, status }: Noted): string => `${method} ${host}${path} ${status}`;

/** Runs the files that customers get, as they are, in an n8n that reaches the stand-ins: one after another. */
export class VendorRuns {
  private project: string | undefined;

  constructor(
    private readonly client: N8nClient,
    private readonly lane: Lane,
    private readonly events: Readonly<Record<string, VendorEvent>>,
  ) {}

  /** All cases of a file whose accounts are bound. */
  async tryOut(file: OwnFile, moods: readonly Mood[], setup: readonly string[] = []): Promise<VendorTrial> {
    const flow = new Flow(file as never);
    const reached = new Set<string>();
    const errors: string[] = [];
    const questions: string[] = [];
    let asked = 0;
    let changed = 0;
    const vendors = new Set<string>();
    this.lane.unknown.clear();
    const tables = tablesOf(file, setup);
    let cases = 0;
    for (const mood of moods)
      for (const trigger of mood === 'well' ? flow.triggers : flow.triggers.slice(0, 1)) {
        cases += 1;
        const run = await this.runCase(file, tables, trigger as OwnNode, mood);
        for (const name of run.steps.keys()) reached.add(name);
        questions.push(...this.lane.noted.map(inShort));
        const good = this.lane.noted.filter(({ status }) => status < 400);
        if (mood === 'well') {
          asked += good.length;
          changed += good.filter(({ method }) => method !== 'GET').length + this.stored(run, flow);
          for (const { vendor } of good) vendors.add(vendor);
        }
        errors.push(
          ...faults(run, mood, flow, this.lane.noted).map(
            (text) => `${mood}, from "${trigger.name}": ${text}`,
          ),
        );
      }
    return {
      cases,
      steps: flow.steps.map(({ name }) => name),
      reached,
      asked,
      changed,
      vendors: [...vendors].sort(),
      questions,
      errors,
      unknown: [...this.lane.unknown],
    };
  }

  /** Steps that wrote into n8n's own tables: no vendor sees them. */
  private stored({ steps }: Executed, flow: Flow): number {
    return [...steps].filter(([name, { error }]) => {
      const node = flow.step(name);
      return node && kindOf(node) === 'dataTable' && node.parameters.operation !== 'get' && error === null;
    }).length;
  }

  private async runCase(
    file: OwnFile,
    tables: readonly Table[],
    trigger: OwnNode,
    mood: Mood,
  ): Promise<Executed> {
    const world = this.lane.begin(Date.now(), mood);
    const own = seed(world, tables);
    const made: string[] = [];
    for (const table of own) made.push(await this.makeTable(table, world.now));
    const id = await this.client.create({ ...file, pinData: {} } as never);
    try {
      return await this.run(id, file, trigger);
    } catch (error) {
      return { status: 'error', steps: new Map(), error: { step: trigger.name, text: String(error) } };
    } finally {
      await this.client.remove(id).catch(() => undefined);
      for (const table of made)
        await this.client.call('DELETE', `/projects/${this.project}/data-tables/${table}`);
    }
  }

  private async makeTable(table: Table, now: number): Promise<string> {
    this.project ??= (await this.client.call<{ id: string }>('GET', '/projects/personal')).id;
    const TYPES: Record<string, string> = { number: 'number', yes: 'boolean' };
    const rows = rowsOf(table, now);
    const columns = [...table.columns].map(([name, { kind }]) => ({
      name,
      type: TYPES[kind ?? 'text'] ?? 'string',
    }));
    const base = `/projects/${this.project}/data-tables`;
    const { id } = await this.client.call<{ id: string }>('POST', base, { name: table.name, columns });
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    const data = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          types.get(name) === 'number'
            ? Number(value) || 0
            : types.get(name) === 'boolean'
              ? value === true
              : typeof value === 'object'
                ? JSON.stringify(value)
                : String(value),
        ]),
      ),
    );
    if (data.length > 0)
      await this.client.call('POST', `${base}/${id}/insert`, { data, returnType: 'count' });
    return id;
  }

  private async run(id: string, file: OwnFile, trigger: OwnNode): Promise<Executed> {
    const started = await this.client.call<{ executionId?: string; waitingForWebhook?: boolean }>(
      'POST',
      `/workflows/${id}/run`,
      {
        triggerToStartFrom: { name: trigger.name },
      },
    );
    const execution = started.executionId ?? (await this.called(id, file, trigger));
    return this.ended(execution);
  }

  /** Has the world outside start the workflow. @returns the execution */
  private async called(id: string, file: OwnFile, trigger: OwnNode): Promise<string> {
    const event = eventFor(trigger, file, this.lane.world, this.events, PDF);
    if (!event) throw new Error(`Nothing tells ${kindOf(trigger)} what happened`);
    const address = this.addressOf(trigger);
    // Some answer only when the run is over.
    let answer = 'no answer yet';
    void send(address, event).then(
      (text) => {
        answer = text;
      },
      (error) => {
        answer = String(error);
      },
    );
    for (const patience = new Patience(); !patience.isOver(`${answer} ${this.lane.noted.length}`); ) {
      const { results } = await this.client.call<{ results: { id: string }[] }>(
        'GET',
        `/executions?limit=1&filter=${encodeURIComponent(JSON.stringify({ workflowId: id }))}`,
      );
      if (results[0]) return results[0].id;
      if (/^[45]\d\d /.test(answer)) break;
      await pause(100);
    }
    throw new Error(`${address} started nothing: ${answer}`);
  }

  /** Where a trigger listens while it is tried out: what it told its vendor, or what its page says. */
  private addressOf(trigger: OwnNode): string {
    const told =
      JSON.stringify(this.lane.noted.map(({ path, body }) => [path, body])) +
      this.lane.noted.map(({ path }) => decodeURIComponent(path)).join();
    const registered = /https?:\/\/[\w.:-]+(\/webhook-test\/[^"\\\s]+)/.exec(told)?.[1];
    if (registered) return this.client.url + registered;
    const { path, options } = trigger.parameters as { path?: string; options?: { path?: string } };
    const kind = kindOf(trigger) === 'formTrigger' ? 'form-test' : 'webhook-test';
    return `${this.client.url}/${kind}/${path || options?.path || trigger.webhookId}${kindOf(trigger).endsWith('Trigger') && kind === 'webhook-test' ? '/webhook' : ''}`;
  }

  /** Waits for the end of a run; what a person is asked is answered with yes. */
  private async ended(execution: string): Promise<Executed> {
    let answered = 0;
    let answeredAt = Number.NEGATIVE_INFINITY;
    const patience = new Patience();
    for (; ; await pause(60)) {
      const found = await this.client.call<{ status: string; data: string; waitTill?: string }>(
        'GET',
        `/executions/${execution}`,
      );
      let left = 0;
      if (found.status === 'waiting') {
        const link = linkIn(this.lane.noted.slice(answered).map(({ body }) => body));
        if (link) {
          answered = this.lane.noted.length;
          answeredAt = performance.now();
          await sayYes(link.replace(/^https?:\/\/[^/]+/, this.client.url));
          continue;
        }
        // n8n takes a moment to go on.
        if (performance.now() - answeredAt < 5_000) continue;
        left = new Date(found.waitTill ?? 0).getTime() - Date.now();
        if (left > anotherDayMs) return readExecution('waiting', found.data);
      } else if (!['new', 'running'].includes(found.status)) return readExecution(found.status, found.data);
      // Who waits until a time goes on by itself.
      const waits = left > 0 ? Math.ceil(left / 1000) : '';
      if (patience.isOver(`${found.status} ${waits} ${this.lane.noted.length} ${found.data.length}`)) {
        await this.client.call('POST', `/executions/${execution}/stop`).catch(() => undefined);
        return {
          status: 'running',
          steps: new Map(),
          error: { step: '', text: 'it stands still' },
        };
      }
    }
  }
}

/** n8n shows nothing to a program that only looks what a link is. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Opens a link as a person does: where it leads to a form, the form is sent. */
async function sayYes(link: string): Promise<void> {
  const page = await fetch(link, { headers: { 'user-agent': BROWSER } })
    .then((answer) => answer.text())
    .catch(() => '');
  if (/<form/i.test(page)) {
    const form = new FormData();
    for (const [, name = ''] of page.matchAll(/name=['"](field-\d+)['"]/g)) form.append(name, 'Akkoord');
    await fetch(link, { method: 'POST', headers: { 'user-agent': BROWSER }, body: form }).catch(
      () => undefined,
    );
  }
}

async function send(address: string, { method, body, query = {}, headers = {} }: Event): Promise<string> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const isForm = body instanceof FormData;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  const answer = await fetch(url, {
    method,
    headers: { ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return `${answer.status} ${(await answer.text()).slice(0, 200)}`;
}

/** What went wrong in a run that nothing of the case explains. */
export function faults(run: Executed, mood: Mood, flow: Flow, noted: readonly Noted[]): string[] {
  const isStop = (name: string): boolean => {
    const node = flow.step(name);
    return node !== undefined && kindOf(node) === 'stopAndError';
  };
  const isVendor = (name: string): boolean => {
    const node = flow.step(name);
    return (
      node !== undefined &&
      (flow.partOf(node) === 'app' || flow.partOf(node) === 'starts' || flow.serving.has(name))
    );
  };
  // A vendor that refuses ends a run, or goes the way that the recipe has for it.
  const meant = mood !== 'well' && noted.some(({ status }) => status >= 400 || status === 200);
  const found: string[] = [];
  for (const [step, { error }] of run.steps)
    if (error && !isStop(step) && !(meant && isVendor(step))) found.push(`"${step}" ${error}`);
  if (
    run.error &&
    !isStop(run.error.step) &&
    !(meant && (isVendor(run.error.step) || run.error.step === '')) &&
    !found.some((one) => one.startsWith(`"${run.error?.step}"`))
  )
    found.push(`"${run.error.step}" ${run.error.text}`);
  return found;
}
