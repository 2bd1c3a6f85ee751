import { uptime } from '@stroomwerk/contracts/ai-ops';
import { prices } from '@stroomwerk/contracts/billing';
import type { Endpoint, ServiceName } from '@stroomwerk/contracts/common';
import {
  catalog,
  categories,
  integrations,
  publicSimilar,
  publicTradePage,
  publicWorkflow,
  retiredWorkflow,
  stats,
  top12,
  tradeCollections,
  workflowSlugs,
} from '@stroomwerk/contracts/library';

/**
 * Calls that anybody may make, that change nothing and answer everybody alike: drawn pages may read them, and whoever
 * asks may get what somebody else got. Another one is added here.
 */
const publicReads: readonly (readonly [ServiceName, Endpoint])[] = [
  ...[
    ...[stats, top12, catalog, categories, integrations, publicWorkflow, publicSimilar, retiredWorkflow],
    ...[tradeCollections, publicTradePage, workflowSlugs],
  ].map((endpoint) => ['library', endpoint] as const),
  ['billing', prices],
  ['ai-ops', uptime],
];

/** A part of a path that cannot lead to another path, however a server reads it. */
const part = "(?!\\.{1,2}(?:/|$))(?:[\\w.~!'()*-]|%(?!2[EeFf]|5[Cc]|00)[0-9A-Fa-f]{2}){1,200}";
const patterns = publicReads.map(([service, { path }]) => ({
  service,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, part)}$`),
}));

/** @param path without query @returns whose public read it is; null: none */
export const publicReadOf = (method: string, path: string): ServiceName | null =>
  method === 'GET' ? (patterns.find(({ pattern }) => pattern.test(path))?.service ?? null) : null;
