import { type Flow, workNodes } from './n8n.js';
import { vendorOf } from './vendors.js';

export interface Integrations {
  /** Each product once, in the order in which the workflow meets them. */
  readonly names: string[];
  /** Those that need a community node, a subset of names. */
  readonly community: string[];
}

/** decisions.md, derivation rules: exact types, variants of a vendor are one, disabled nodes do not count. */
export function integrations(flow: Flow): Integrations {
  const found = new Map<string, boolean>();
  for (const node of workNodes(flow)) {
    const vendor = node.disabled === true ? undefined : vendorOf(node.type);
    if (vendor !== undefined && !found.has(vendor.name)) found.set(vendor.name, vendor.community);
  }
  return {
    names: [...found.keys()],
    community: [...found].filter(([, community]) => community).map(([name]) => name),
  };
}
