import type { Account } from '../core/account.js';
import { invalid } from '../core/errors.js';
import { anything } from '../core/find.js';
import { type List, listOf } from '../core/wire.js';
import type { Params } from './params.js';

type Row = { id: string; created: number };

function inRange(row: Row, params: Params): boolean {
  const exact = params.has('created') && params.object('created');
  if (!exact) return true;
  const at = (key: string) => exact.integer(key);
  const [gt, gte, lt, lte] = [at('gt'), at('gte'), at('lt'), at('lte')];
  return (
    (gt === null || row.created > gt) &&
    (gte === null || row.created >= gte) &&
    (lt === null || row.created < lt) &&
    (lte === null || row.created <= lte)
  );
}

/** A page of a list, newest first, by `limit`, `starting_after`, `ending_before` and `created`. */
export function page<T extends Row>(url: string, rows: T[], params: Params): List<T> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100 (inclusive).', 'limit');
  const newest = rows.filter((row) => inRange(row, params)).reverse();
  const place = (key: 'starting_after' | 'ending_before') => {
    const id = params.string(key);
    if (id === null) return null;
    const index = newest.findIndex((row) => row.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, key, 'resource_missing');
    return index;
  };
  const after = place('starting_after');
  const before = place('ending_before');
  if (before !== null) {
    const from = Math.max(0, before - limit);
    return { object: 'list', url, data: newest.slice(from, before), has_more: from > 0 };
  }
  const from = after === null ? 0 : after + 1;
  return {
    object: 'list',
    url,
    data: newest.slice(from, from + limit),
    has_more: from + limit < newest.length,
  };
}

/** Parts that an object shows only when asked for. */
function hidden(account: Account, object: Record<string, unknown>, key: string): unknown {
  const id = String(object.id);
  if (object.object === 'checkout.session' && key === 'line_items') {
    return listOf(`/v1/checkout/sessions/${id}/line_items`, account.state.checkouts[id]?.lines ?? []);
  }
  if (object.object === 'customer' && key === 'subscriptions') {
    const living = Object.values(account.state.subscriptions).filter(
      (subscription) => subscription.customer === id && subscription.status !== 'canceled',
    );
    return listOf(`/v1/customers/${id}/subscriptions`, living);
  }
  if (object.object === 'charge' && key === 'refunds') {
    const refunds = Object.values(account.state.refunds).filter((refund) => refund.charge === id);
    return listOf(`/v1/charges/${id}/refunds`, refunds);
  }
  return undefined;
}

function expandOne(account: Account, target: unknown, path: string[]): void {
  if (Array.isArray(target)) {
    for (const item of target) expandOne(account, item, path);
    return;
  }
  const [key, ...rest] = path;
  if (key === undefined || typeof target !== 'object' || target === null) return;
  const object = target as Record<string, unknown>;
  // What is null is known to be nothing.
  if (object[key] === undefined) object[key] = structuredClone(hidden(account, object, key));
  const value = object[key];
  if (value === undefined) {
    throw invalid(
      `This property cannot be expanded (${path.join('.')}).`,
      'expand',
      'property_cannot_be_expanded',
    );
  }
  if (typeof value === 'string') object[key] = structuredClone(anything(account, value)) ?? value;
  expandOne(account, object[key], rest);
}

/** A copy of the answer with the wanted ids replaced by their objects, at most four levels deep. */
export function expanded(account: Account, answer: object, paths: string[]): object {
  const copy = structuredClone(answer);
  // What `checkout.session` and `invoice` hide by default is hidden here, after the copy.
  if ('object' in copy && copy.object === 'invoice' && !paths.some((path) => path.startsWith('payments'))) {
    Reflect.deleteProperty(copy, 'payments');
  }
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    expandOne(account, copy, parts);
  }
  return copy;
}
