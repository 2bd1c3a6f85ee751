import type { N8nClient, N8nWorkflow } from '../../n8n/index.js';
import { N8nError } from '../../n8n/index.js';
import { isOf, type Prepared } from '../domain/prepare.js';

const inPage = 50;
const mostPages = 100;

/**
 * The workflow that was placed by a request whose answer was lost, by the ids of its steps. Asked for by name first; n8n from
 * before it knew that question refuses it and is read whole.
 */
export async function findPlaced(n8n: N8nClient, sent: Prepared): Promise<N8nWorkflow | undefined> {
  try {
    return await find(n8n, sent, { name: sent.name });
  } catch (error) {
    if (error instanceof N8nError && error.kind === 'refused') return find(n8n, sent, {});
    throw error;
  }
}

async function find(
  n8n: N8nClient,
  sent: Prepared,
  query: { name?: string },
): Promise<N8nWorkflow | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next } = await n8n.workflows({ ...query, limit: inPage, cursor });
    const found = items.find(({ nodes }) => isOf(sent, nodes));
    if (found) return found;
    if (next === undefined || next === cursor) return undefined;
    cursor = next;
  }
  return undefined;
}

/** Puts our tag beside those that the workflow has. What the key may not do, or this n8n does not know, is left out. */
export async function tagged(n8n: N8nClient, workflowId: string, name: string): Promise<void> {
  try {
    const tag = (await tagOf(n8n, name)) ?? (await madeTag(n8n, name));
    const has = (await n8n.workflow(workflowId)).tags ?? [];
    if (tag && !has.some(({ id }) => id === tag.id))
      await n8n.setTags(workflowId, [...has.map(({ id }) => id), tag.id]);
  } catch (error) {
    const isLeftOut =
      error instanceof N8nError && ['missing_scope', 'not_found', 'refused', 'no_api'].includes(error.kind);
    if (!isLeftOut) throw error;
  }
}

const tagOf = async (n8n: N8nClient, name: string) => (await n8n.tags()).find((tag) => tag.name === name);

/** Somebody may make it at the same moment. */
async function madeTag(n8n: N8nClient, name: string) {
  try {
    return await n8n.createTag(name);
  } catch (error) {
    if (error instanceof N8nError && error.kind === 'conflict') return tagOf(n8n, name);
    throw error;
  }
}
