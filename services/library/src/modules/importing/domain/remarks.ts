import { isRecord, type N8nWorkflow } from '../../workflows/domain/n8n.js';
import type { RawWorkflow } from './raw-workflow.js';

/** What was repaired in a file or taken out of it on the way in. */
export const remarkTexts = {
  path_reduced: 'the path was reduced to its file name',
  name_given: 'a workflow without a name got one from its file',
  nodes_renamed: 'steps without a name, or with one that another had, got a name of their own',
  connections_dropped: 'connections to steps that are not there were dropped',
  tags_read: 'tags were texts instead of objects, and were read',
  markup_removed: 'markup was taken out of the description',
  credentials_removed: 'credentials were taken out',
  pinned_data_removed: 'pinned data was taken out',
  instance_removed: 'the id of the instance it came from was taken out',
  secrets_removed: 'keys or tokens were replaced by YOUR_SECRET',
  personal_data_removed: 'e-mail addresses were replaced by you@example.com',
} as const;
export type RemarkCode = keyof typeof remarkTexts;

export interface Remark {
  readonly code: RemarkCode;
  /** How often in this file. */
  readonly count: number;
}

/** Every link that connections name, whatever they point at. */
function links(connections: unknown): number {
  if (!isRecord(connections)) return 0;
  const outputs = Object.values(connections).flatMap((kinds) =>
    isRecord(kinds) ? Object.values(kinds).flat(1) : [],
  );
  return outputs.reduce<number>((sum, targets) => sum + (Array.isArray(targets) ? targets.length : 0), 0);
}

const occurrences = (text: string, part: string | RegExp): number => text.split(part).length - 1;

const address = /[\w.+-]+@[\w-]+\.[\w.-]*[a-z]/gi;
const addresses = (text: string): number =>
  (text.match(address) ?? []).filter((one) => !/@(?:[\w-]+\.)*example\.(?:com|org|net)$/i.test(one)).length;

/** @param description as it was kept, as far as there is room for it; empty where the file had none */
export function remarksOn(
  file: string,
  { raw, name, description: written, stringTags }: RawWorkflow,
  workflow: N8nWorkflow,
  description: string,
): Remark[] {
  const before = JSON.stringify(raw);
  const after = JSON.stringify(workflow);
  const given = (Array.isArray(raw.nodes) ? raw.nodes : []).filter(isRecord);
  const counts: Record<RemarkCode, number> = {
    path_reduced: Number(/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]/.test(file)),
    name_given: Number(name === ''),
    nodes_renamed: workflow.nodes.filter((node, index) => node.name !== given[index]?.name).length,
    connections_dropped: Math.max(0, links(raw.connections) - links(workflow.connections)),
    tags_read: Number(stringTags),
    markup_removed: Number(!written.replace(/\s+/g, ' ').trim().startsWith(description)),
    credentials_removed: given.filter((node) => isRecord(node.credentials)).length,
    pinned_data_removed: isRecord(raw.pinData) ? Object.keys(raw.pinData).length : 0,
    instance_removed: Number(isRecord(raw.meta) && raw.meta.instanceId !== undefined),
    secrets_removed: Math.max(0, occurrences(after, 'YOUR_SECRET') - occurrences(before, 'YOUR_SECRET')),
    personal_data_removed: Math.max(0, addresses(JSON.stringify(given)) - addresses(after)),
  };
  return (Object.keys(counts) as RemarkCode[]).flatMap((code) =>
    counts[code] > 0 ? [{ code, count: counts[code] }] : [],
  );
}
