import type { Account } from '../core/account.js';
import type { Params } from './params.js';

export interface Call {
  account: Account;
  params: Params;
  /** The `:id` of the path, '' where it has none. */
  id: string;
}

/** One call of Stripe's API. Handlers are synchronous: a request is carried out whole before the next one starts. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handle: (call: Call) => object;
}

export const get = (path: string, handle: Route['handle']): Route => ({ method: 'GET', path, handle });
export const post = (path: string, handle: Route['handle']): Route => ({ method: 'POST', path, handle });
export const del = (path: string, handle: Route['handle']): Route => ({ method: 'DELETE', path, handle });
