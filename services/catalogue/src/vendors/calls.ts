import type { N8nNode } from '../dsl/types.js';

/** A call of a step to an address: what differs by customer or by item is `{}`. */
export interface Call {
  readonly step: string;
  readonly method: string;
  /** `{}` where the server is the customer's own. */
  readonly host: string;
  readonly path: string;
}

type Step = Pick<N8nNode, 'name' | 'type' | 'parameters'>;

const HTTP = ['n8n-nodes-base.httpRequest', 'n8n-nodes-base.httpRequestTool'];
const GRAPH = 'n8n-nodes-base.facebookGraphApi';
/** What the customer fills in, and what an expression gives. */
const open = /\{\{.*?\}\}|(?:VUL|KIES|FILL|CHOOSE)_[A-Z0-9_]*[A-Z0-9]|(?:jouw|your)-[a-z0-9-]+/gs;

function host(name: string): string {
  // An account at Mailchimp lives in one of its data centres.
  const at = name.replace(/^us\d+(?=\.api\.mailchimp\.com$)/, '{}');
  return /(^|\.)example\.com$/.test(at) || at.startsWith('{}.example.') ? '{}' : at;
}

/** @throws Error where an expression hides the address */
function addressed(step: string, url: string): Pick<Call, 'host' | 'path'> {
  for (const [expression] of url.matchAll(/\{\{.*?\}\}/gs))
    if (expression.includes('://')) throw new Error(`${step} calls an address inside an expression: ${url}`);
  const [plain = ''] = url.replace(/^=/, '').replace(open, '{}').split(/[?#]/);
  const [, name = '{}', rest = ''] = /^(?:https?:\/\/)?([^/]*)(.*)$/.exec(plain) ?? [];
  return { host: host(name), path: rest.replace(/\/$/, '') };
}

function called({ name, type, parameters }: Step): Call | null {
  if (HTTP.includes(type)) {
    const { method = 'GET', url = '' } = parameters;
    return { step: name, method: String(method), ...addressed(name, String(url)) };
  }
  if (type !== GRAPH) return null;
  const { httpRequestMethod = 'GET', hostUrl = '', edge = '' } = parameters;
  return {
    step: name,
    method: String(httpRequestMethod),
    host: String(hostUrl),
    path: edge === '' ? '/{}' : `/{}/${edge}`,
  };
}

/** An address that the customer or an item gives whole is no vendor's. */
const isOpen = ({ host, path }: Call) => host === '{}' && path === '';

/** The calls of a workflow by steps that know no vendor themselves: HTTP Request, as a step or as a tool, and Facebook Graph. */
export const callsOf = (nodes: readonly Step[]): Call[] =>
  nodes.flatMap((node) => called(node) ?? []).filter((call) => !isOpen(call));
