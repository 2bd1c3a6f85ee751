import { type Flow, type N8nNode, workNodes } from './n8n.js';
import { neededBy } from './vendor-hosts.js';
import { type Vendor, vendorOf } from './vendors.js';

export interface Integrations {
  /** Each product once, in the order in which the workflow meets them. */
  readonly names: string[];
  /** Those that need a community node, a subset of names. */
  readonly community: string[];
}

/** What a step works with: the product of its type, or of the host that it calls. */
function productOf(node: N8nNode): Vendor | undefined {
  const needed = neededBy(node);
  return needed === undefined ? vendorOf(node.type) : { name: needed, community: false };
}

/**
 * decisions.md, derivation rules: exact types, variants of a vendor are one, disabled nodes do not count. A known host that
 * is called by HTTP counts as its product, and mail and feeds by themselves count too.
 */
export function integrations(flow: Flow): Integrations {
  const found = new Map<string, boolean>();
  for (const node of workNodes(flow)) {
    const vendor = node.disabled === true ? undefined : productOf(node);
    if (vendor !== undefined && !found.has(vendor.name)) found.set(vendor.name, vendor.community);
  }
  return {
    names: [...found.keys()],
    community: [...found].filter(([, community]) => community).map(([name]) => name),
  };
}
