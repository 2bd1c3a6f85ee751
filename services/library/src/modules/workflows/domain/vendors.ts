import { isOfficial, shortType } from './n8n.js';
import { calledProducts } from './vendor-hosts.js';
import { aiVendors, appVendors } from './vendor-table.js';

/** `slackTrigger`, `slackTool` and `slackHitlTool` are Slack. */
const withoutVariant = (type: string): string => type.replace(/(?:HitlTool|Tool|Trigger)$/, '');

/** `n8n-nodes-evolution-api.evolutionApi` -> `Evolution Api`. */
const communityName = (type: string): string => {
  const packageName = type.slice(0, type.lastIndexOf('.')).replace(/^@[^/]+\//, '');
  const words = packageName
    .replace(/^n8n-nodes-/, '')
    .split(/[-_.\s]/)
    .filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
};

export interface Vendor {
  readonly name: string;
  /** A community node: n8n asks its owner to install it first. */
  readonly community: boolean;
}

/**
 * The product behind a node type, by exact type through our own table. Core and utility nodes and plain HTTP have none.
 */
export function vendorOf(type: string): Vendor | undefined {
  if (!isOfficial(type)) {
    const name = type.includes('.') ? communityName(type) : '';
    return name === '' ? undefined : { name, community: true };
  }
  const table = type.startsWith('n8n-nodes-base.') ? appVendors : aiVendors;
  const name = table.get(withoutVariant(shortType(type)).toLowerCase());
  return name === undefined ? undefined : { name, community: false };
}

/** Whether a step of this type acts in an app (or in an AI model). */
export const isAction = (type: string): boolean => vendorOf(type) !== undefined;

const products = new Map(
  [...appVendors.values(), ...aiVendors.values(), ...calledProducts].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** A product that we know, as we write it; case does not matter. Some have no workflow yet. */
export const knownProduct = (name: string): string | undefined => products.get(name.toLowerCase());
