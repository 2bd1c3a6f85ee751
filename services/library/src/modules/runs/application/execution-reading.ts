import type { N8nExecution } from '../../n8n/index.js';
import { type N8nClient, N8nError } from '../../n8n/index.js';
import { after, type Gap, isKnown, type Position } from '../domain/position.js';
import type { Budget } from './budget.js';

/** Where the reading of a connection's executions stands. */
export interface Place {
  readonly known: Position | null;
  readonly gap: Gap | null;
}

/** What is done with a page of executions, before the next one is asked for. */
export type Keep = (page: readonly N8nExecution[]) => Promise<void>;

const pageSize = 100;

const untilOf = (known: Position | null): Gap['until'] =>
  known && { id: known.id, at: known.at.toISOString() };
const positionOf = (until: Gap['until']): Position | null =>
  until && { id: until.id, at: new Date(until.at) };

/**
 * Reads executions from a page on until what is known.
 * @returns the page to go on with, where the budget ended first
 */
async function readDown(
  n8n: N8nClient,
  from: string | undefined,
  known: Position | null,
  { budget, keep }: { budget: Budget; keep: Keep },
): Promise<string | undefined> {
  for (let page = from; page !== undefined; ) {
    if (!budget.take()) return page;
    const { items, next } = await n8n.executions({ limit: pageSize, cursor: page });
    await keep(items);
    if (items.some((one) => isKnown(one, known)) || next === page) return undefined;
    page = next;
  }
  return undefined;
}

/**
 * Reads the executions of an n8n since the last look: the newest page always and whole, since n8n leaves out of its list
 * what runs just now, and lists it among older ones when it has ended; then down to what is known; then what an earlier look
 * did not get to.
 * @param keep keeps a page, and may be given the same execution again
 * @returns where the next look goes on
 */
export async function readExecutions(
  n8n: N8nClient,
  place: Place,
  budget: Budget,
  keep: Keep,
): Promise<Place> {
  const first = await n8n.executions({ limit: pageSize });
  await keep(first.items);
  const known = after(first.items, place.known);
  // The first look of all: what was before is read for each automation by itself.
  if (place.known === null) return { known, gap: null };
  const met = first.items.some((one) => isKnown(one, place.known));
  const rest = met ? undefined : await readDown(n8n, first.next, place.known, { budget, keep });
  if (rest !== undefined)
    return { known, gap: { page: rest, until: place.gap?.until ?? untilOf(place.known) } };
  if (place.gap === null) return { known, gap: null };
  return { known, gap: await readGap(n8n, place.gap, { budget, keep }) };
}

async function readGap(n8n: N8nClient, gap: Gap, how: { budget: Budget; keep: Keep }): Promise<Gap | null> {
  try {
    const rest = await readDown(n8n, gap.page, positionOf(gap.until), how);
    return rest === undefined ? null : { ...gap, page: rest };
  } catch (error) {
    if (!(error instanceof N8nError && error.kind === 'refused')) throw error;
    // Its page is none any more: from the newest again.
    const { next } = await n8n.executions({ limit: pageSize });
    return next === undefined ? null : { ...gap, page: next };
  }
}

/** Pages of one workflow's executions that were before it was linked, or while nobody read it. */
const mostHistory = 3;

/** Reads the executions of one workflow back to a moment. @returns false where the budget ended first */
export async function readHistory(
  n8n: N8nClient,
  workflowId: string,
  { since, budget, keep }: { since: Date; budget: Budget; keep: Keep },
): Promise<boolean> {
  let cursor: string | undefined;
  for (let page = 0; page < mostHistory; page += 1) {
    if (!budget.take()) return false;
    const { items, next } = await n8n.executions({ workflowId, limit: pageSize, cursor });
    await keep(items);
    const last = items.at(-1);
    const older = last?.startedAt != null && Date.parse(last.startedAt) < since.getTime();
    if (next === undefined || next === cursor || older) break;
    cursor = next;
  }
  return true;
}
