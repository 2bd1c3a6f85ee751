import { stableId } from '../dsl/identity.js';
import type { Json, Parameters, Value } from '../dsl/types.js';
import { exampleIn, type ValueDefinition } from '../dsl/value.js';
import { slugOf } from '../kit/text.js';
import { mailsIn, maskParameters, maskText, placeholder } from '../masks/masks.js';
import { endpoints } from '../vendors/sources-read.js';
import { knownValue } from './known-values.js';
import { leafAt, leaves, withLeaves } from './leaves.js';
import type { Exported, ExportedLink, ExportedStep } from './read-export.js';

/** Something of the owner's that was taken out of a step: the customer has one of their own. */
export interface Proposal {
  /** What stood there: two places with the same are one value. Never written anywhere. */
  readonly was: string;
  readonly step: string;
  readonly path: string;
  /** The words that stand for it inside a longer text. */
  readonly part?: string;
  readonly key: string;
  readonly kind: Value['kind'];
  /** What stands there now; empty where only the author knows one. */
  readonly example: string;
  readonly check?: string;
  /** Where the catalogue has words for it. */
  readonly definition?: ValueDefinition;
}

/** A step as it may be published. */
export interface CleanedStep {
  readonly name: string;
  readonly type: string;
  readonly parameters: Parameters;
}

/** An export without anything of its owner's. */
export interface Cleaned {
  /** What `workflow.json` holds: n8n takes it as it is. */
  readonly file: {
    readonly name: string;
    readonly nodes: readonly CleanedStep[];
    readonly connections: Json;
  };
  readonly proposals: readonly Proposal[];
  /** Steps in whose text a key stood. */
  readonly keys: readonly string[];
}

type Locator = { readonly [key: string]: Json } & { readonly value: Json };
const isRecord = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isLocator = (value: Json): value is Locator =>
  isRecord(value) && value.__rl === true && 'value' in value;
const isExpression = (text: string): boolean => text.startsWith('=');

const vendorHosts: ReadonlySet<string> = new Set(endpoints.map(({ host }) => host));
const isOwnHost = (host: string): boolean =>
  !vendorHosts.has(host) && !/(^|\.)example\.(com|org|net|nl)$/.test(host) && !host.includes('{{');
const addressed = /(^|[a-z_])(url|link|host|domain|server)$/i;
const origin = /https?:\/\/([^/\s"'`{}]+)/;
const fixedId = /(Id|_id|(Id|project|issueType)\.value)$/;
/** What this module writes itself in the place of an id. */
const CHOOSE = 'KIES_';
const NUMBER = '1234567';

/** Takes what is the owner's out of one step after another, the same thing by the same example. */
class Cleaner {
  readonly proposals: Proposal[] = [];
  private readonly mails = new Map<string, string>();

  private mailFor(address: string): string {
    const known = this.mails.get(address);
    if (known !== undefined) return known;
    const at = this.mails.size + 1;
    const example = `naam${at === 1 ? '' : `-${at}`}@example.com`;
    this.mails.set(address, example);
    return example;
  }

  private propose(step: ExportedStep, path: string, rest: Omit<Proposal, 'step' | 'path'>): void {
    this.proposals.push({ step: step.name, path, ...rest });
  }

  /** A choice out of a list: what it says holds in its owner's account only. */
  private locator(step: ExportedStep, locator: Locator, path: string): Json {
    const { cachedResultName, cachedResultUrl: _, value, mode, ...rest } = locator;
    const parameter = path.slice(path.lastIndexOf('.') + 1);
    const byText = mode === 'list' ? 'id' : (mode ?? 'id');
    if (
      (typeof value !== 'string' && typeof value !== 'number') ||
      isExpression(String(value)) ||
      value === ''
    )
      return { ...rest, mode: byText, value };
    if (parameter === 'sheetName')
      return mode === 'name' ? locator : { ...rest, mode: 'name', value: cachedResultName ?? 'Blad1' };
    if (/^model/i.test(parameter)) return { ...rest, mode: byText, value };
    const known = knownValue(step.type, parameter);
    const example = known
      ? exampleIn(known.definition, 'nl')
      : `${CHOOSE}${slugOf(parameter).replaceAll('-', '_').toUpperCase()}`;
    const key = known?.definition.key ?? slugOf(`${step.name} ${parameter}`);
    this.propose(step, `${path}.value`, {
      ...{ was: String(value), key, kind: known?.definition.kind ?? 'text' },
      example: known ? example : '',
      ...(known && { definition: known.definition }),
    });
    return { ...rest, mode: known?.mode ?? byText, value: example };
  }

  private text(step: ExportedStep, text: string, path: string): string {
    const parameter = path.slice(path.lastIndexOf('.') + 1);
    const known = knownValue(step.type, parameter);
    if (known && text !== '' && !isExpression(text)) {
      const { key, kind } = known.definition;
      const example = exampleIn(known.definition, 'nl');
      this.propose(step, path, { was: text, key, kind, example, definition: known.definition });
      return example;
    }
    let cleaned = text;
    for (const address of new Set(mailsIn(text))) {
      const example = this.mailFor(address);
      cleaned = cleaned.replaceAll(address, example);
      const part = text === address ? {} : { part: example };
      const check = '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$';
      this.propose(step, path, {
        was: address,
        key: `mail-${this.mails.size}`,
        kind: 'mail',
        example,
        check,
        ...part,
      });
    }
    const [whole = '', host = ''] = addressed.test(parameter) ? (origin.exec(cleaned) ?? []) : [];
    if (whole !== '' && isOwnHost(host)) {
      const example = 'https://www.example.com';
      const part = cleaned === whole ? {} : { part: example };
      this.propose(step, path, {
        was: whole,
        key: slugOf(`${step.name} ${parameter}`),
        kind: 'address',
        example,
        check: '^https?://\\S+$',
        ...part,
      });
      cleaned = cleaned.replaceAll(whole, example);
    }
    return cleaned;
  }

  private number(step: ExportedStep, leaf: string | number, path: string): string | number {
    if (String(leaf) !== NUMBER)
      this.propose(step, path, {
        was: String(leaf),
        key: slugOf(`${step.name} ${path.split('.').at(-1)}`),
        kind: 'text',
        example: NUMBER,
        check: '^\\d+$',
      });
    return typeof leaf === 'number' ? Number(NUMBER) : NUMBER;
  }

  private walk(step: ExportedStep, value: Json, path: string): Json {
    if (typeof value === 'string' || typeof value === 'number') {
      if (/^\d+$/.test(String(value)) && fixedId.test(path)) return this.number(step, value, path);
      return typeof value === 'string' ? this.text(step, value, path) : value;
    }
    if (isLocator(value)) return this.locator(step, value, path);
    const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
    if (Array.isArray(value)) return value.map((part, at) => this.walk(step, part, under(String(at))));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, this.walk(step, part, under(name))]),
    );
  }

  /** The parameters of a step as they may be published, but for keys, which leave a mark. */
  parameters(step: ExportedStep): Parameters {
    const known = this.proposals.length;
    const own = this.walk(step, step.parameters, '') as Parameters;
    const kept = new Set(this.proposals.slice(known).map(({ path }) => path));
    const masked = maskParameters(own) as Parameters;
    return withLeaves(own, (path, leaf) =>
      (kept.has(path) && !mailsIn(String(leaf)).length) || String(leaf).startsWith(CHOOSE)
        ? leaf
        : (leafAt(masked, path) ?? leaf),
    ) as Parameters;
  }
}

const connectionsOf = (links: readonly ExportedLink[]): Json => {
  const connections: {
    [from: string]: { [kind: string]: { node: string; type: string; index: number }[][] };
  } = {};
  for (const { from, kind, output, to, input } of links) {
    const kinds = connections[from] ?? {};
    const outputs = kinds[kind] ?? [];
    connections[from] = { ...kinds, [kind]: outputs };
    while (outputs.length <= output) outputs.push([]);
    outputs[output]?.push({ node: to, type: kind, index: input });
  }
  return connections;
};

/**
 * An export as it may be published: no ids of accounts, no pinned data, no keys, no addresses of people; which account a step
 * uses stays as its type.
 */
export function cleanExport(exported: Exported, slug: string): Cleaned {
  const cleaner = new Cleaner();
  const keys: string[] = [];
  const nodes = exported.steps.map((step): CleanedStep => {
    const { name, type, typeVersion, position, accounts, webhookId, options } = step;
    const parameters = cleaner.parameters(step);
    if (webhookId !== undefined && parameters.path === webhookId) parameters.path = slugOf(name);
    if ([...leaves(parameters)].some(([, leaf]) => String(leaf).includes(placeholder))) keys.push(name);
    return {
      ...{
        id: stableId(slug, name),
        name,
        type,
        typeVersion,
        position: [...position],
        parameters,
        ...options,
      },
      ...(webhookId !== undefined && { webhookId: stableId(slug, name, 'webhook') }),
      ...(accounts.length > 0 && { credentials: Object.fromEntries(accounts.map((one) => [one, {}])) }),
    };
  });
  return {
    file: { name: maskText(exported.name), nodes, connections: connectionsOf(exported.links) },
    proposals: cleaner.proposals,
    keys,
  };
}
